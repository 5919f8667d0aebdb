import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../features/accounts/index.ts';
import { type AnswerModalProps, attemptsQuery, correctionsText } from '../../features/corrections/index.ts';
import type { ModalControls } from '../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { EmptyState, LoadingRows } from '../../ui/states.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

declare module '../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    StudentAnswerModal: AnswerModalProps;
  }
}
const loadResults = () => import('../../features/results/index.ts');
const loadTeachers = () => import('../../features/corrections/modals/teacher-answer-modal.tsx');

/** The pupil's version: one attempt, the others to switch between. */
function OwnAnswerModal({ exerciseProgressId, close, ...of }: AnswerModalProps & ModalControls) {
  const [chosen, setChosen] = useState(exerciseProgressId);
  const attempts = useQuery({ ...attemptsQuery(of), enabled: chosen === undefined });
  const shown = chosen ?? attempts.data?.[0]?.exerciseProgressId;
  const results = useLoaded(loadResults, true, close);
  return (
    <ModalFrame title={correctionsText.yourText} onClose={() => close()}>
      {shown !== undefined && results && <results.StudentAnswer exerciseProgressId={shown} onSwitch={setChosen} />}
      {(shown === undefined ? attempts.isPending : !results) && <LoadingRows label={correctionsText.loading} />}
      {shown === undefined && !attempts.isPending && <EmptyState title={correctionsText.noText} />}
    </ModalFrame>
  );
}

/** The answer viewer (ANS-01): teachers get the marking view, pupils their own text. */
export default function StudentAnswerModal(props: AnswerModalProps & ModalControls) {
  const { isTeacher } = useCurrentUser();
  const teachers = useLoaded(loadTeachers, isTeacher, props.close);
  if (!isTeacher) return <OwnAnswerModal {...props} />;
  return teachers ? <teachers.TeacherAnswerModal {...props} /> : <LoadingRows label={correctionsText.loading} />;
}
