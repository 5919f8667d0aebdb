import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ConfirmRemoveCorrectionsModal: {
      /** How many marks go; 1 by default. */
      count?: number;
    };
  }
  interface ModalAnswers {
    ConfirmRemoveCorrectionsModal: boolean;
  }
}
const text = markingText.confirmRemove;

/** Asks before marks of the teacher's own are taken away (TC-19); answers true for yes. */
export default function ConfirmRemoveCorrectionsModal({
  count = 1,
  close,
}: ModalProps['ConfirmRemoveCorrectionsModal'] & ModalControls<boolean>) {
  return (
    <QuestionFrame title={text.title(count)} yes={text.yes} no={text.no} onAnswer={close}>
      <p>{text.message}</p>
    </QuestionFrame>
  );
}
