import { type ReactNode, useState } from 'react';
import type { AnswersOf } from '../corrections.queries.ts';
import type { WantedQuestion } from '../questions/use-wanted-question.ts';
import { AnswerDesk } from './desk/answer-desk.tsx';
import type { AnswerDeskProps } from './desk/use-answer-desk.ts';
import { AttemptsTable } from './head/attempts-table.tsx';
import { MarkingHead } from './head/marking-head.tsx';
import { ReassignTools } from './head/reassign-tools.tsx';
import { MARKING_KEYS } from './marking-keys.ts';
import { markingText as text } from './marking.text.ts';
import { NothingShown } from './nothing-shown.tsx';
import { useMarkingKeys } from './use-marking-keys.ts';
import { useChangeAttempts, useShownAnswer } from './use-shown-answer.ts';
import s from './marking-view.module.css';
import markingStyle from './marking.module.css';

export interface MarkingViewProps extends AnswersOf {
  /** The attempt that is shown; the newest when undefined. */
  exerciseProgressId?: number;
  onStudent: (studentId: number) => void;
  onAttempt: (exerciseProgressId: number | undefined) => void;
  onClose: () => void;
  /** Begin at the first of the pupil's questions that wait. */
  atQuestion?: boolean;
  /** The view stands over another page. */
  inModal?: boolean;
}

/** Arrow keys for pupils while no text is shown. */
function PupilKeys({ onPupil }: { onPupil: (step: 1 | -1) => void }) {
  useMarkingKeys({ pupil: onPupil });
  return null;
}

/** What was handed in without a text: which attempts there are. */
function WithoutText({
  answer,
  attempts,
  onAttempt,
  onDeleteAttempt,
  onReassigned,
}: Pick<AnswerDeskProps, 'answer' | 'attempts' | 'onAttempt' | 'onDeleteAttempt' | 'onReassigned'>) {
  return (
    <>
      <AttemptsTable
        attempts={attempts}
        selectedId={answer.exerciseProgressId}
        marks={[]}
        onSelect={onAttempt}
        onDelete={onDeleteAttempt}
      />
      <ReassignTools key={answer.exerciseProgressId} answer={answer} onReassigned={onReassigned} />
    </>
  );
}

function KeysFooter() {
  return (
    <footer className={s.keys} aria-label={text.footerLabel}>
      {MARKING_KEYS.map(
        ({ caps, foot }) =>
          foot && (
            <span key={foot}>
              {caps.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {foot}
            </span>
          ),
      )}
    </footer>
  );
}

/** The answer viewer as a teacher has it: all texts of a class at one exercise, one after the other. */
export function MarkingView(props: MarkingViewProps) {
  const { exerciseProgressId, onStudent, onAttempt, onClose, atQuestion = false, inModal = false, ...of } = props;
  const [wantedQuestion, setWantedQuestion] = useState<WantedQuestion | null>(atQuestion ? 'first' : null);
  const shown = useShownAnswer(of, exerciseProgressId);
  const change = useChangeAttempts(of, shown, { onAttempt, onClose });
  const { answer, attempts = [], set, students, place } = shown;
  const Main = inModal ? 'section' : 'main';
  const goTo = (step: 1 | -1) => {
    const near = step > 0 ? place.next : place.previous;
    if (near) onStudent(near.id);
  };
  const header = (end?: ReactNode) => (
    <MarkingHead shown={shown} studentId={of.studentId} onStudent={onStudent} onClose={onClose}>
      {end ?? <div className={markingStyle.topEnd} />}
    </MarkingHead>
  );
  const ofAnswer = answer && {
    answer,
    attempts,
    onAttempt,
    onDeleteAttempt: (attempt: typeof answer) =>
      void change.remove(attempt, attempt.exerciseProgressId === exerciseProgressId),
    onReassigned: () => void change.leave(answer),
  };
  return (
    <div className={markingStyle.marking} data-part="marking">
      <title>{answer ? text.title(shown.name, answer.title) : 'Ordklar'}</title>
      {ofAnswer && set && students ? (
        <AnswerDesk
          key={set.exerciseAnswerTextId}
          {...ofAnswer}
          set={set}
          students={students}
          year={of.year}
          mainTag={Main}
          header={header}
          onPupil={goTo}
          onStudent={onStudent}
          wantedQuestion={wantedQuestion}
          onWantQuestion={setWantedQuestion}
          onEvaluation={(evaluation) => change.evaluate(ofAnswer.answer, evaluation)}
        />
      ) : (
        <>
          {header()}
          <PupilKeys onPupil={goTo} />
          <Main className={markingStyle.work} id="tekst" aria-label={shown.isWithoutText ? text.viewer : undefined}>
            {ofAnswer && shown.isWithoutText && students ? (
              <WithoutText {...ofAnswer} />
            ) : (
              <NothingShown shown={shown} />
            )}
          </Main>
        </>
      )}
      <KeysFooter />
    </div>
  );
}
