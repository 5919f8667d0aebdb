import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { handInText } from '../hand-in/hand-in.text.ts';
import { NotHandedIn } from './not-handed-in.tsx';

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
  return <NotHandedIn text={handInText.submissionError} isFile={isFile} onClose={() => close()} />;
}
