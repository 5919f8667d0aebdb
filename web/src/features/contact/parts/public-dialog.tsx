import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/button.tsx';
import { IconX } from '../../../ui/icons.ts';
import { contactText as text } from '../contact.text.ts';
import s from '../contact.module.css';

/**
 * A window over a public page: the browser's own dialog, because the modal layer of the logged-in part is too heavy for
 * a page that a visitor opens. It is open as long as it is rendered, asks to be closed by Escape, cross and background,
 * and gives the focus back.
 */
export function PublicDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    // only the background is the dialog itself; everything else lies in the sheet
    const press = (event: MouseEvent) => event.target === element && leave();
    const close = () => leave();
    element?.addEventListener('mousedown', press);
    element?.addEventListener('close', close);
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.removeEventListener('close', close);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // out of the page's own styles: the button that opened it may stand in the foot
  return createPortal(
    <dialog ref={dialog} className={s.publicDialog} aria-labelledby={heading}>
      <div className={s.publicDialogSheet}>
        <div className={s.publicDialogHead}>
          <h2 id={heading}>{title}</h2>
          <IconButton label={text.close} onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
