import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import type { GuideProps } from '../guide.ts';
import { GuideView } from '../parts/guide-view.tsx';
import { textCorrectionGuide } from '../text-correction-guide.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    TextCorrectionOnboardingModal: GuideProps;
  }
}

/** The guide to the text correction (ONB-07). */
export default function TextCorrectionOnboardingModal({ close, ...props }: GuideProps & ModalControls) {
  return <GuideView {...props} guide={textCorrectionGuide} close={() => close()} />;
}
