import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { WindowTitle } from '../../../ui/modal-window.tsx';
import type { AnswersOf } from '../corrections.queries.ts';
import { MarkingView } from '../marking/marking-view.tsx';
import { markingText as text } from '../marking/marking.text.ts';

/** What the answer viewer is opened with, in both its versions. */
export type AnswerModalProps = AnswersOf & {
  /** The attempt to begin with; the newest when undefined. */
  exerciseProgressId?: number;
};

/** The teacher's version of the answer viewer over any page: the marking view, with pupils and attempts to choose. */
export function TeacherAnswerModal({ close, exerciseProgressId, ...of }: AnswerModalProps & ModalControls) {
  const [studentId, setStudentId] = useState(of.studentId);
  const [attempt, setAttempt] = useState(exerciseProgressId);
  return (
    <>
      <WindowTitle className="sr">{text.viewer}</WindowTitle>
      <MarkingView
        {...of}
        inModal
        studentId={studentId}
        exerciseProgressId={attempt}
        onStudent={(id) => {
          setStudentId(id);
          setAttempt(undefined);
        }}
        onAttempt={setAttempt}
        onClose={() => close()}
      />
    </>
  );
}
