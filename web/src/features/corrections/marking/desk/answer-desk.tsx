import { useState } from 'react';
import { longDate } from '../../../../lib/dates/danish-dates.ts';
import { handInsOf } from '../../../../lib/files/save-file.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/states.tsx';
import { hasCommaSystem } from '../../../comma-systems/index.ts';
import { MarkedText } from '../../marks/marked-text.tsx';
import { PrintedMarks } from '../../parts/printed-marks.tsx';
import { AttemptsTable } from '../head/attempts-table.tsx';
import { MarkingTools, ReadyButton } from '../head/marking-tools.tsx';
import { PrintedFeedback } from '../head/printed-feedback.tsx';
import { ReassignTools } from '../head/reassign-tools.tsx';
import { WordCursor } from '../mark/word-cursor.tsx';
import { markingText as text } from '../marking.text.ts';
import { DeskFeedback } from './desk-feedback.tsx';
import { DeskMark } from './desk-mark.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { DeskTypes } from './desk-types.tsx';
import { type AnswerDeskProps, type DeskPart, openKeys, useAnswerDesk } from './use-answer-desk.ts';
import { useTextFocus } from './use-text-focus.ts';
import s from './answer-desk.module.css';
import markingStyle from '../marking.module.css';

/** What can be done with the whole text: in the top bar, on a phone over the text. */
function Tools({
  of: { answer, year },
  shared: { view, draft, saving, desk, back, actions },
  isInBar = false,
}: DeskPart & { isInBar?: boolean }) {
  const { openCopilot, changeCommas } = actions;
  return (
    <MarkingTools
      isInBar={isInBar}
      view={view}
      draft={draft}
      save={saving.all}
      onReset={() => void actions.reset()}
      onRemoveOwn={() => void desk.removeOwn()}
      onSendAll={() => void back.sendAll()}
      onCopilot={openCopilot && (() => openCopilot())}
      onCommaSystem={hasCommaSystem(answer.productId) ? () => void changeCommas() : null}
      onKeys={openKeys}
      handIns={handInsOf({ ...answer, year })}
    />
  );
}

function PrintedHead({ of: { answer }, shared: { user } }: DeskPart) {
  const [openedAt] = useState(() => Date.now() / 1000);
  return (
    <>
      <p className={markingStyle.forPrint}>
        {text.printed(longDate(openedAt, { time: true }), user.publicName, user.institution)}
      </p>
      <h1 className={markingStyle.forPrint}>
        {answer.studentName}: {answer.title}
      </h1>
    </>
  );
}

/** The text with its marks. */
function Sheet({ shared: { view, marks, desk } }: DeskPart) {
  return (
    <>
      {desk.walk && !desk.form && (
        <WordCursor text={view.set.text} start={desk.walk} onRange={desk.walkTo} onLeave={desk.endWalk} />
      )}
      {view.set.text.trim() === '' ? (
        <EmptyState title={text.emptyText} />
      ) : (
        <MarkedText
          className={s.sheet}
          text={view.set.text}
          marks={marks}
          selectedId={desk.selectedId}
          onSelect={desk.select}
          onSelectText={desk.selectText}
          showHidden
          label={text.sheet}
        />
      )}
      <PrintedMarks marks={desk.order} />
    </>
  );
}

/** One text under the teacher's hand: counts on the left, the text in the middle, the chosen mark on the right. */
export function AnswerDesk(props: AnswerDeskProps) {
  const { answer, mainTag: Main } = props;
  const shared = useAnswerDesk(props);
  const part = { of: props, shared };
  const { ref, wantForNext } = useTextFocus();
  return (
    <>
      {props.header(
        <div className={markingStyle.topEnd}>
          <Tools {...part} isInBar />
          <ReadyButton {...shared.ready} />
        </div>,
      )}
      <div className={s.room}>
        <DeskTypes {...part} />
        <Main
          className={classNames(markingStyle.work, s.text)}
          id="tekst"
          aria-label={text.textOf(shared.name)}
          tabIndex={-1}
          ref={ref}
        >
          <PrintedHead {...part} />
          <div className={s.phoneTools}>
            <Tools {...part} />
          </div>
          <DeskNotices {...part} onNext={wantForNext} />
          <Sheet {...part} />
          <PrintedFeedback evaluation={answer.answerEvaluation} />
          <AttemptsTable
            attempts={props.attempts}
            selectedId={answer.exerciseProgressId}
            marks={shared.marks}
            onSelect={props.onAttempt}
            onDelete={props.onDeleteAttempt}
          />
          <ReassignTools key={answer.exerciseProgressId} answer={answer} onReassigned={props.onReassigned} />
          <DeskFeedback {...part} />
        </Main>
        <DeskMark {...part} />
      </div>
    </>
  );
}
