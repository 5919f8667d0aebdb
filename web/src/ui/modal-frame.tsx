import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';

/** The inside of a modal: heading with a cross, content, and buttons at the foot. Stands in the modal layer. */
export function ModalFrame({
  title,
  onClose,
  children,
  actions,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <>
      <div className="modal-head">
        <Modal.Title component="h2">{title}</Modal.Title>
        <IconButton label="Luk" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <Modal.Body className="modal-body">{children}</Modal.Body>
      {actions && <div className="modal-foot">{actions}</div>}
    </>
  );
}
