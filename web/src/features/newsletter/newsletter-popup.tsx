import { Button, IconButton } from '../../ui/button.tsx';
import { IconX } from '../../ui/icons.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterText as text } from './newsletter.text.ts';
import { useNewsletterPopup } from './use-newsletter-popup.ts';
import s from './newsletter.module.css';

/** The sign-up in the corner of a public page, for visitors; closed it is a button (NEWS-04). */
export function NewsletterPopup({ loggedIn }: { loggedIn: boolean }) {
  const { frame, open, hidden, toggle, hold, hide } = useNewsletterPopup(loggedIn);
  if (loggedIn || hidden) return null;
  if (!open)
    return (
      <Button look="line" className={s.opener} onClick={toggle}>
        {text.open}
      </Button>
    );
  return (
    <section ref={frame} className={s.popup} aria-labelledby="newsletter-h">
      <h2 id="newsletter-h">{text.popupTitle}</h2>
      <IconButton className={s.close} label={text.close} onClick={toggle}>
        <IconX aria-hidden="true" />
      </IconButton>
      <p>{text.popupLead}</p>
      <NewsletterForm onSent={hold} />
      <Button look="quiet" onClick={hide}>
        {text.hide}
      </Button>
    </section>
  );
}
