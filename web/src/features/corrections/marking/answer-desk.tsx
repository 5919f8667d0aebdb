import type { AnswerEvaluation, AnswerResult, CorrectionSet, ExerciseStudent } from '@ordklar/contract';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { handInsOf } from '../../../lib/files/save-file.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { confirm, showModal } from '../../../lib/modals/modal-store.ts';
import { Switch } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { hasCommaSystem } from '../../comma-systems/index.ts';
import { type EvaluationFocus, EvaluationPanel, feedbackKeeper } from '../../evaluations/index.ts';
import { CorrectingDeadline } from '../correcting/correcting-deadline.tsx';
import { useCategories } from '../corrections.queries.ts';
import { correctionsText } from '../corrections.text.ts';
import { hiddenTypes, setTypeShown } from '../editing/edit-marks.ts';
import { useMarksDraft } from '../editing/use-marks-draft.ts';
import { writtenMarksKeeper } from '../editing/written-marks.ts';
import { countByType, totals } from '../marks/count-corrections.ts';
import { TextHints } from '../../hints/index.ts';
import { MarkedText } from '../marks/marked-text.tsx';
import { shownMarks } from '../marks/several-errors.ts';
import { LearnMore } from '../parts/learn-more.tsx';
import { PrintedMarks } from '../parts/printed-marks.tsx';
import { TopTypes } from '../parts/top-types.tsx';
import { TypeLegend } from '../parts/type-legend.tsx';
import { QuestionAtMark, QuestionNotice } from '../questions/question-notice.tsx';
import { useQuestions } from '../questions/use-questions.ts';
import { useWantedQuestion, type WantedQuestion } from '../questions/use-wanted-question.ts';
import { AttemptsTable } from './head/attempts-table.tsx';
import { BegunMarks } from './mark/begun-marks.tsx';
import { DeskForm } from './desk-form.tsx';
import { MarkActions } from './mark/mark-actions.tsx';
import { markingText as text } from './marking.text.ts';
import { MarkingTools, ReadyButton } from './head/marking-tools.tsx';
import { firstName, nextWaiting } from './head/pupil-list.ts';
import { PrintedFeedback } from './head/printed-feedback.tsx';
import { ReassignTools } from './head/reassign-tools.tsx';
import { SaveNotice } from './sending/save-status.tsx';
import { TrainMark } from './mark/train-mark.tsx';
import { SentNotice } from './sending/sent-notice.tsx';
import { TextFacts } from './head/text-facts.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskSaving } from './sending/use-desk-saving.ts';
import { useMarkingKeys } from './use-marking-keys.ts';
import { useSendBack } from './sending/use-send-back.ts';
import { useTextActions } from './use-text-actions.ts';
import { useTextFocus } from './use-text-focus.ts';
import { WordCursor } from './mark/word-cursor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from './answer-desk.module.css';
import markingStyle from './marking.module.css';

export interface AnswerDeskProps {
  answer: AnswerResult;
  attempts: readonly AnswerResult[];
  set: CorrectionSet;
  students: readonly ExerciseStudent[];
  year: number;
  /** 'section' inside a modal, where the page below has its own main. */
  mainTag: 'main' | 'section';
  /** The top bar, with what belongs at its end. */
  header: (end: ReactNode) => ReactNode;
  /** The pupil's question that one came for, null when one came for the text. */
  wantedQuestion: WantedQuestion | null;
  onWantQuestion: (wanted: WantedQuestion | null) => void;
  onPupil: (step: 1 | -1) => void;
  onStudent: (studentId: number) => void;
  onAttempt: (exerciseProgressId: number) => void;
  onDeleteAttempt: (attempt: AnswerResult) => void;
  /** The shown attempt is gone: its task has been assigned anew. */
  onReassigned: () => void;
  onEvaluation: (evaluation: AnswerEvaluation | null) => void;
}

/** One text under the teacher's hand: counts on the left, the text in the middle, the chosen mark on the right. */
export function AnswerDesk(props: AnswerDeskProps) {
  const { answer, attempts, set, students, year, mainTag: Main } = props;
  const user = useCurrentUser();
  const [view, draft] = useMarksDraft(set, answer.squadId, user.id);
  // what the text shows; saved and changed are all of them
  const marks = useMemo(() => shownMarks(answer, view.marks), [answer, view.marks]);
  const categories = useCategories(answer.productId).data;
  const feedback = feedbackKeeper(user.id, answer.exerciseProgressId);
  const begun = writtenMarksKeeper(user.id, set.exerciseAnswerTextId);
  const desk = useDesk({ ...view, marks }, draft, begun, categories);
  const maySend = async () =>
    !desk.hasBegun ||
    confirm({
      title: text.begun.title,
      message: text.begun.message,
      confirmLabel: text.begun.yes,
      cancelLabel: text.begun.no,
    });
  const back = useSendBack({ answer, students, year, view, draft, feedback, maySend });
  const saving = useDeskSaving(view, draft, feedback, begun, back.saving);
  const panel = useRef<EvaluationFocus>(null);
  const { ref, wantForNext } = useTextFocus();
  const { questions, answer: answerQuestion } = useQuestions(set.exerciseAnswerTextId, draft);
  const showQuestion = useWantedQuestion({
    wanted: props.wantedQuestion,
    onWant: props.onWantQuestion,
    textId: set.exerciseAnswerTextId,
    questions,
    onMark: desk.select,
    onAttempt: props.onAttempt,
  });
  const off = useMemo(() => hiddenTypes(marks), [marks]);
  const rule = { withoutNested: answer.selfCorrectionHomework !== null };
  const name = firstName(answer.studentName);
  const [openedAt] = useState(() => Date.now() / 1000);
  const next = nextWaiting(students, answer.studentId);

  const openKeys = () => void showModal('MarkingKeysModal', {});
  const { reset, tryAgain, openCopilot, changeCommas } = useTextActions(answer, view, draft);
  useMarkingKeys({
    pupil: props.onPupil,
    mark: (step) => desk.step(step, true),
    hide: desk.hide,
    notAnError: desk.notAnError,
    edit: desk.edit,
    newMark: desk.startNew,
    comment: desk.startComment,
    wordCursor: desk.startWalk,
    feedback: () => panel.current?.feedback(),
    grade: () => panel.current?.grade(),
    ready: back.toggle,
    undo: draft.undo,
    redo: draft.redo,
    help: openKeys,
  });
  const tools = (
    <MarkingTools
      view={view}
      draft={draft}
      save={saving.all}
      onReset={() => void reset()}
      onRemoveOwn={() => void desk.removeOwn()}
      onSendAll={() => void back.sendAll()}
      onCopilot={openCopilot && (() => openCopilot())}
      onCommaSystem={hasCommaSystem(answer.productId) ? () => void changeCommas() : null}
      onKeys={openKeys}
      handIns={handInsOf({ ...answer, year })}
    />
  );
  const ready = { name, isReady: view.set.isReadyForStudent, busy: back.busy, onPress: back.toggle };

  return (
    <>
      {props.header(
        <div className={markingStyle.topEnd}>
          {tools}
          <ReadyButton {...ready} />
        </div>,
      )}
      <div className={s.room}>
        <aside className={s.types} aria-label={correctionsText.legend}>
          <h2>{correctionsText.topTypes}</h2>
          <TopTypes corrections={marks} rule={rule} onPick={({ firstId }) => desk.select(firstId)} />
          <h2>{correctionsText.legend}</h2>
          <p className="small" role="status">
            {correctionsText.totals(totals(countByType(marks, rule)))}
          </p>
          <TypeLegend
            corrections={marks}
            rule={rule}
            hiddenTypes={off}
            ownLabel={text.ownComments}
            onToggle={(type, shown) => draft.edit(setTypeShown(type, shown))}
          />
        </aside>
        <Main className={markingStyle.work} id="tekst" aria-label={text.textOf(name)} tabIndex={-1} ref={ref}>
          <p className={markingStyle.forPrint}>
            {text.printed(longDate(openedAt, { time: true }), user.publicName, user.institution)}
          </p>
          <h1 className={markingStyle.forPrint}>
            {answer.studentName}: {answer.title}
          </h1>
          <div className={classNames(s.phoneTools, markingStyle.forPhone)}>{tools}</div>
          {back.isSent && (
            <SentNotice
              name={name}
              next={next && firstName(next.name)}
              onNext={() => {
                wantForNext();
                if (next) props.onStudent(next.id);
              }}
              onUndo={back.takeBack}
              onTraining={openCopilot && (() => openCopilot())}
              onClose={back.endSent}
            />
          )}
          <SaveNotice {...saving.notice} />
          <BegunMarks begun={desk.begun} wordsAt={desk.wordsAt} onGoOn={desk.goOn} onDrop={desk.drop} />
          <QuestionNotice
            name={name}
            textId={set.exerciseAnswerTextId}
            questions={questions ?? []}
            marks={marks}
            onShow={showQuestion}
            onAnswer={(question, isError) => void answerQuestion(question, isError)}
          />
          <TextHints textId={set.exerciseAnswerTextId} whole={view.set.text} />
          <TextFacts
            answer={answer}
            set={view.set}
            onCommaSystem={() => void changeCommas()}
            onTryAgain={() => void tryAgain()}
          />
          {desk.walk && !desk.form && (
            <WordCursor text={view.set.text} start={desk.walk} onRange={desk.walkTo} onLeave={desk.endWalk} />
          )}
          {view.set.text.trim() === '' ? (
            <EmptyState title={text.emptyText} />
          ) : (
            <MarkedText
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
          <PrintedFeedback evaluation={answer.answerEvaluation} />
          <AttemptsTable
            attempts={attempts}
            selectedId={answer.exerciseProgressId}
            marks={marks}
            onSelect={props.onAttempt}
            onDelete={props.onDeleteAttempt}
          />
          <ReassignTools key={answer.exerciseProgressId} answer={answer} onReassigned={props.onReassigned} />
          <section className={classNames(markingStyle.below, 'no-print')}>
            <EvaluationPanel
              key={answer.exerciseProgressId}
              ref={panel}
              teacherId={user.id}
              squadId={answer.squadId}
              exerciseProgressId={answer.exerciseProgressId}
              evaluation={answer.answerEvaluation}
              studentName={name}
              startOpen
              onChange={props.onEvaluation}
            />
            <Switch
              className={s.selfCorrection}
              label={text.selfCorrection(name)}
              checked={back.correcting.wanted}
              disabled={back.busy}
              onChange={(event) => back.setSelfCorrection(event.currentTarget.checked)}
            />
            {back.correcting.wanted && (answer.selfCorrectionHomework?.completed ?? null) === null && (
              <CorrectingDeadline
                value={back.correcting.deadline}
                pastPlan={back.correcting.pastPlan}
                onChange={back.setDeadline}
              />
            )}
            <div className={markingStyle.forPhone}>
              <ReadyButton {...ready} large />
            </div>
          </section>
        </Main>
        {desk.form && categories ? (
          <DeskForm form={desk.form} desk={desk} categories={categories} />
        ) : (
          <LearnMore
            correction={desk.selected}
            place={desk.place}
            onStep={(step) => desk.step(step, false)}
            onClose={desk.unselect}
            commentBy={text.ownComment}
            actions={
              <MarkActions
                mark={desk.selected}
                selectedWords={desk.selectedWords}
                onHide={desk.hide}
                onEdit={desk.edit}
                onComment={desk.startComment}
                onRemove={() => void desk.remove()}
                onNew={desk.startNew}
                onNotAnError={desk.notAnError}
                doubt={
                  desk.isDoubted
                    ? {
                        count: desk.alikeCount,
                        onHere: desk.acceptHere,
                        onSchool: desk.acceptInSchool,
                        onCancel: desk.endDoubt,
                      }
                    : null
                }
              />
            }
          >
            <QuestionAtMark
              name={name}
              question={questions?.find(
                ({ correctionId }) => correctionId !== null && correctionId === desk.selectedId,
              )}
              onAnswer={(question, isError) => void answerQuestion(question, isError)}
            />
            <TrainMark mark={desk.selected} onTrain={openCopilot} />
          </LearnMore>
        )}
      </div>
    </>
  );
}
