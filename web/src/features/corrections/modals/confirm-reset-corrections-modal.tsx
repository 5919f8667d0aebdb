import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ConfirmResetCorrectionsModal: object;
  }
  interface ModalAnswers {
    ConfirmResetCorrectionsModal: boolean;
  }
}
const text = markingText.confirmReset;

/** Asks before a text gets the engine's own marks again (TC-18); answers true for yes. */
export default function ConfirmResetCorrectionsModal({ close }: ModalControls<boolean>) {
  return (
    <QuestionFrame title={text.title} yes={text.yes} no={text.no} onAnswer={close}>
      <p>{text.message}</p>
    </QuestionFrame>
  );
}
