import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import type { AnswersOf } from '../corrections.queries.ts';
import { MarkingView } from '../marking/marking-view.tsx';

/** The teacher's version of the answer viewer over any page: the marking view, with pupils and attempts to choose. */
export default function TeacherAnswerModal({ close, ...of }: AnswersOf & ModalControls) {
  const [studentId, setStudentId] = useState(of.studentId);
  const [attempt, setAttempt] = useState<number>();
  return (
    <MarkingView
      {...of}
      studentId={studentId}
      exerciseProgressId={attempt}
      onStudent={(id) => {
        setStudentId(id);
        setAttempt(undefined);
      }}
      onAttempt={setAttempt}
      onClose={() => close()}
    />
  );
}
