import { useCurrentUser } from '../../features/accounts/index.ts';
import { type AnswerModalProps, correctionsText } from '../../features/corrections/index.ts';
import type { ModalControls } from '../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { LoadingRows } from '../../ui/states.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

declare module '../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    StudentAnswerModal: AnswerModalProps;
  }
}
const loadOwn = () => import('../../features/results/modals/own-answer-modal.tsx');
const loadTeachers = () => import('../../features/corrections/modals/teacher-answer-modal.tsx');

/** The answer viewer (ANS-01): teachers get the marking view, pupils their own text. */
export default function StudentAnswerModal(props: AnswerModalProps & ModalControls) {
  const { isTeacher } = useCurrentUser();
  const teachers = useLoaded(loadTeachers, isTeacher, props.close);
  const own = useLoaded(loadOwn, !isTeacher, props.close);
  if (teachers) return <teachers.TeacherAnswerModal {...props} />;
  if (own) return <own.OwnAnswerModal {...props} />;
  const loading = <LoadingRows label={correctionsText.loading} />;
  if (isTeacher) return loading;
  return (
    <ModalFrame title={correctionsText.yourText} onClose={() => props.close()}>
      {loading}
    </ModalFrame>
  );
}
