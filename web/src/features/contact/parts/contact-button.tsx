import { useState } from 'react';
import { contactText as text } from '../contact.text.ts';
import { useOnDemand } from '../use-on-demand.ts';
import s from './contact-button.module.css';

const loadDialog = () => import('./contact-dialog.tsx');

/** 'Kontakt' on a public page: opens the contact form over it. `className` gives it the look of its neighbours. */
export function ContactButton({
  loggedIn,
  className,
  label = text.open,
}: {
  loggedIn: boolean;
  className: string;
  label?: string;
}) {
  const [open, setOpen] = useState(false);
  const { Piece: ContactDialog, isFetching, hasFailed, fetchPiece } = useOnDemand(loadDialog);
  const press = () => {
    setOpen(true);
    void fetchPiece();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={isFetching || undefined}
        onClick={press}
      >
        {label}
      </button>
      {hasFailed && (
        <span className={s.contactNotFetched} role="alert">
          {text.notFetched}
        </span>
      )}
      {open && ContactDialog && <ContactDialog loggedIn={loggedIn} onClose={() => setOpen(false)} />}
    </>
  );
}
