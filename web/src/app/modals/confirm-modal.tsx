import { SafeHtml } from '../../lib/html/safe-html.tsx';
import type { ModalControls, ModalProps } from '../../lib/modals/modal-registry.ts';
import { QuestionFrame } from '../../ui/question-frame.tsx';

/** A question with yes and no (SHELL-01); its caller waits for true or false. */
export default function ConfirmModal({
  title,
  message,
  confirmLabel = 'Ja',
  cancelLabel = 'Nej',
  close,
}: ModalProps['ConfirmModal'] & ModalControls<boolean>) {
  return (
    <QuestionFrame title={title} yes={confirmLabel} no={cancelLabel} onAnswer={close}>
      <SafeHtml html={message} />
    </QuestionFrame>
  );
}
