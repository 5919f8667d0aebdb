import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { IconX } from './icons.ts';
import s from './modal-frame.module.css';
import { WindowTitle } from './modal-window.tsx';

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
    const dialog = head.current?.closest<HTMLElement>('[role=dialog]');
    const { activeElement } = document;
    if (!dialog || (dialog !== activeElement && dialog.contains(activeElement))) return;
    const place = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('button');
    place?.focus();
  }, []);
  return (
    <>
      <div className={s.modalHead} ref={head}>
        <WindowTitle>{title}</WindowTitle>
        <IconButton label="Luk" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <div className={s.modalBody}>{children}</div>
      {actions && <div className={s.modalFoot}>{actions}</div>}
    </>
  );
}
