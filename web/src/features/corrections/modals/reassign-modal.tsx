import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks before a self-correction is assigned again; `name` is the pupil's first name. */
    ReassignModal: { name: string };
  }
  interface ModalAnswers {
    ReassignModal: boolean;
  }
}
const text = markingText.reassign;

/** Asks before the pupil's latest answer is deleted and its task assigned again (ANS-18); answers true for yes. */
export default function ReassignModal({ name, close }: ModalProps['ReassignModal'] & ModalControls<boolean>) {
  return (
    <QuestionFrame title={text.title} yes={text.yes} no={text.no} onAnswer={close}>
      <p>{text.message(name)}</p>
    </QuestionFrame>
  );
}
