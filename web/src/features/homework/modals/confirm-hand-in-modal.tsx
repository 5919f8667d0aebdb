import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { Warning } from '../../../ui/warning.tsx';
import { handInText } from '../hand-in/hand-in.text.ts';
import s from './confirm-hand-in-modal.module.css';

const text = handInText.confirm;

interface Props {
  /** Name of the file that is handed in; null for the text written in the browser. */
  fileName: string | null;
  wordCount: number;
  /** What the pupil should know before: Danish sentences. */
  warnings: readonly string[];
}

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ConfirmHandInModal: Props;
  }
  interface ModalAnswers {
    ConfirmHandInModal: boolean;
  }
}

/** Says what is handed in, and what it lacks, before it is; answers true for yes. */
export default function ConfirmHandInModal({ fileName, wordCount, warnings, close }: Props & ModalControls<boolean>) {
  return (
    <QuestionFrame title={text.title} yes={text.yes} no={text.no} onAnswer={close}>
      <p>
        <b>{fileName === null ? text.text(wordCount) : text.file(fileName, wordCount)}</b>
      </p>
      <p>{text.locked}</p>
      {warnings.length > 0 && (
        <ul className={s.warnings}>
          {warnings.map((warning) => (
            <Warning as="li" key={warning}>
              {warning}
            </Warning>
          ))}
        </ul>
      )}
    </QuestionFrame>
  );
}
