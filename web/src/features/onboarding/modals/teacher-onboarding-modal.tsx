import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import type { GuideProps } from '../guide.ts';
import { GuideView } from '../parts/guide-view.tsx';
import { teacherGuide } from '../teacher-guide.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    TeacherOnboardingModal: GuideProps;
  }
}

/** The guide for teachers (ONB-06). */
export default function TeacherOnboardingModal({ close, ...props }: GuideProps & ModalControls) {
  return <GuideView {...props} guide={teacherGuide} close={() => close()} />;
}
