import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

/** Room for a modal's content in a test of the content alone; the modal layer gives it the same. */
export function ModalInside({ children }: { children: ReactNode }) {
  return (
    <Modal.Root opened onClose={() => undefined} withinPortal={false}>
      <Modal.Content>{children}</Modal.Content>
    </Modal.Root>
  );
}
