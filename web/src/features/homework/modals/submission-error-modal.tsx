import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { handInText } from '../hand-in/hand-in.text.ts';

const text = handInText.submissionError;

interface Props {
  /** Whether it was a file; else the text that was written in the browser. */
  isFile: boolean;
}

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    SubmissionErrorModal: Props;
  }
}

/** What was handed in is too large for the server (HTTP 413). */
export default function SubmissionErrorModal({ isFile, close }: Props & ModalControls) {
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
