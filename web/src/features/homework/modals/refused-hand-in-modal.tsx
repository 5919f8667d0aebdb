import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { handInText } from '../hand-in/hand-in.text.ts';

const text = handInText.refused;

interface Props {
  /** Whether it was a file; a text that was written in the browser is corrected there. */
  isFile: boolean;
}

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    RefusedHandInModal: Props;
  }
}

/** A text without commas and sentence marks is not handed in (DEC-05); file and text stay to be corrected. */
export default function RefusedHandInModal({ isFile, close }: Props & ModalControls) {
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <Button look="primary" onClick={() => close()} data-autofocus>
          {text.back}
        </Button>
      }
    >
      <p>{text.text}</p>
      <p>{isFile ? text.file : text.written}</p>
    </ModalFrame>
  );
}
