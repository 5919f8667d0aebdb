import { type RefObject, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { IconX } from '../../ui/icons.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterText as text } from './newsletter.text.ts';
import { useNewsletterPopup } from './use-newsletter-popup.ts';
import s from './newsletter.module.css';

/** A phone (newsletter.module.css), px. */
const PHONE = 760;

/**
 * The sign-up in the corner of a public page, for visitors; closed it is a button (NEWS-04). What opens by itself on a
 * phone is a strip that leaves the page readable, and the whole of it once it is asked for. `reading`: somebody reads what it
 * would lie over, so it is not there. `place` is what it never lies over by itself.
 */
export function NewsletterPopup({
  loggedIn,
  reading = false,
  place,
}: {
  loggedIn: boolean;
  reading?: boolean;
  place?: RefObject<HTMLElement | null>;
}) {
  return loggedIn || reading ? null : <Popup place={place} />;
}

function Popup({ place }: { place: RefObject<HTMLElement | null> | undefined }) {
  const { frame, open, hidden, toggle, hold, hide } = useNewsletterPopup(place);
  const isPhone = useNarrow(PHONE);
  const [isAskedFor, setAskedFor] = useState(false);
  if (hidden) return null;
  const ask = () => {
    setAskedFor(true);
    toggle();
  };
  if (!open)
    return (
      <Button look="line" className={s.opener} onClick={ask}>
        {text.open}
      </Button>
    );
  const isStrip = isPhone && !isAskedFor;
  return (
    <section ref={frame} className={s.popup} aria-labelledby="newsletter-h">
      <h2 id="newsletter-h">{text.popupTitle}</h2>
      <IconButton className={s.close} label={text.close} onClick={toggle}>
        <IconX aria-hidden="true" />
      </IconButton>
      {isStrip ? (
        <Button look="primary" onClick={() => setAskedFor(true)}>
          {text.send}
        </Button>
      ) : (
        <>
          <p>{text.popupLead}</p>
          <NewsletterForm onSent={hold} />
        </>
      )}
      <Button look="quiet" onClick={hide}>
        {text.hide}
      </Button>
    </section>
  );
}
