import { SafeHtml } from '../../lib/html/safe-html.tsx';
import type { ModalControls, ModalProps } from '../../lib/modals/modal-registry.ts';
import { Button } from '../../ui/button.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';

/** A question with yes and no (SHELL-01); its caller waits for true or false. */
export default function ConfirmModal({
  title,
  message,
  confirmLabel = 'Ja',
  cancelLabel = 'Nej',
  close,
}: ModalProps['ConfirmModal'] & ModalControls<boolean>) {
  return (
    <ModalFrame
      title={title}
      onClose={() => close(false)}
      actions={
        <>
          <Button look="line" onClick={() => close(false)}>
            {cancelLabel}
          </Button>
          <Button look="primary" onClick={() => close(true)} data-autofocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <SafeHtml html={message} />
    </ModalFrame>
  );
}
