import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';

/** Why something was not handed in, and what to do about the file or the text; one way out, back to it. */
export function NotHandedIn({
  text,
  isFile,
  onClose,
}: {
  text: { title: string; text: string; file: string; written: string; back: string };
  /** Whether it was a file; else the text that was written in the browser. */
  isFile: boolean;
  onClose: () => void;
}) {
  return (
    <ModalFrame
      title={text.title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose} data-autofocus>
          {text.back}
        </Button>
      }
    >
      <p>{text.text}</p>
      <p>{isFile ? text.file : text.written}</p>
    </ModalFrame>
  );
}
