import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { handInText } from '../hand-in/hand-in.text.ts';
import { NotHandedIn } from './not-handed-in.tsx';

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
  return <NotHandedIn text={handInText.refused} isFile={isFile} onClose={() => close()} />;
}
