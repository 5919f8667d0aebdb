import { Button } from '../../../ui/button.tsx';
import { presentationText as text } from '../contact.text.ts';
import { useContactForm } from '../use-contact-form.ts';
import { PersonFields } from './person-fields.tsx';
import { SentNotice } from './sent-notice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import s from '../contact.module.css';

export interface PresentationFormProps {
  loggedIn: boolean;
  /** 'Luk' was pressed; `sent` when the sign-up has gone out. */
  onClose: (sent: boolean) => void;
  /** It stands on a page and in no window: its buttons stay where they are. */
  isOnPage?: boolean;
}

/** The sign-up for a free online presentation (LEAD-12): no tick, and thanks in its place (LEAD-13). */
export default function PresentationForm({ loggedIn, onClose, isOnPage = false }: PresentationFormProps) {
  const form = useContactForm({ loggedIn, notSent: text.notSent, extras: { isFreeOnlinePresentation: true } });
  if (form.supportPhone !== undefined)
    return (
      <SentNotice
        title={text.sentTitle}
        action={
          <Button look="primary" onClick={() => onClose(true)}>
            {text.close}
          </Button>
        }
      >
        <p>{text.sent(form.supportPhone)}</p>
      </SentNotice>
    );
  return (
    <form className={s.contactForm} {...form.form}>
      <PersonFields form={form} />
      <a className={s.contactPrivacy} href="/juridisk#!#privatlivspolitik" target="_blank" rel="noopener">
        {text.privacy}
      </a>
      {form.failure && (
        <Notice as="p" tone="bad" className={s.contactFailure} role="alert">
          {form.failure}
        </Notice>
      )}
      <div className={classNames(s.contactButtons, !isOnPage && s.atFoot)}>
        <Button look="line" onClick={() => onClose(false)}>
          {text.close}
        </Button>
        <Button type="submit" look="primary" busy={form.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
