import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks before a self-correction is assigned anew; `name` is the pupil's first name. */
    ReassignModal: { name: string };
  }
  interface ModalAnswers {
    ReassignModal: boolean;
  }
}
const text = markingText.reassign;

/** Asks before the pupil's latest answer is deleted and its task assigned anew (ANS-18); answers true for yes. */
export default function ReassignModal({ name, close }: ModalProps['ReassignModal'] & ModalControls<boolean>) {
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
      <p>{text.message(name)}</p>
    </ModalFrame>
  );
}
