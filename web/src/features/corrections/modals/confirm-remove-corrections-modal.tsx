import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ConfirmRemoveCorrectionsModal: {
      /** How many marks go; 1 unless told. */
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
    <ModalFrame
      title={text.title(count)}
      onClose={() => close(false)}
      actions={
        <>
          <Button look="line" onClick={() => close(false)}>
            {text.no}
          </Button>
          <Button look="primary" onClick={() => close(true)} data-autofocus>
            {text.yes}
          </Button>
        </>
      }
    >
      <p>{text.message}</p>
    </ModalFrame>
  );
}
