import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';
import s from './modal-frame.module.css';

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
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a modal that is loaded when it is opened comes after its focus trap has looked for a place
    const dialog = head.current?.closest<HTMLElement>('[role=dialog]');
    if (!dialog || dialog !== document.activeElement) return;
    const place = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('button');
    place?.focus();
  }, []);
  return (
    <>
      <div className={s.modalHead} ref={head}>
        <Modal.Title component="h2">{title}</Modal.Title>
        <IconButton label="Luk" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <Modal.Body className={s.modalBody}>{children}</Modal.Body>
      {actions && <div className={s.modalFoot}>{actions}</div>}
    </>
  );
}
