import { SafeHtml } from '../../lib/html/safe-html.tsx';
import type { ModalControls, ModalProps } from '../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';

/** Shows any formatted content (SHELL-02). */
export default function BasicModal({ title, content, close }: ModalProps['BasicModal'] & ModalControls) {
  return (
    <ModalFrame title={title ?? 'Ordklar'} onClose={() => close()}>
      <SafeHtml html={content} />
    </ModalFrame>
  );
}
