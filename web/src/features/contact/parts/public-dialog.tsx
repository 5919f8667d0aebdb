import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/button.tsx';
import { IconX } from '../../../ui/icons.ts';
import { contactText as text } from '../contact.text.ts';
import '../contact.css';

/**
 * A window over a public page: the browser's own dialog, because the modal layer of the logged-in part is too heavy for
 * a page that a visitor opens. It keeps the focus, closes on Escape and background and gives the focus back.
 */
export function PublicDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  /** Given what closes the window. */
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  const close = () => dialog.current?.close();
  // out of the page's own styles: the button that opened it may stand in the foot
  return createPortal(
    <dialog
      ref={dialog}
      className="public-dialog"
      aria-labelledby={heading}
      onClose={onClose}
      // only the background is the dialog itself; everything else lies in the sheet
      onMouseDown={(event) => event.target === event.currentTarget && close()}
    >
      <div className="public-dialog-sheet">
        <div className="public-dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton label={text.close} onClick={close}>
            <IconX aria-hidden="true" />
          </IconButton>
        </div>
        {children(close)}
      </div>
    </dialog>,
    document.body,
  );
}
