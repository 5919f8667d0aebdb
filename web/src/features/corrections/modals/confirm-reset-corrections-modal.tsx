import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
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
    <ModalFrame
      title={text.title}
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
