import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { contactText as text } from '../contact.text.ts';
import { useContactForm } from '../use-contact-form.ts';
import { CourseGroupChoice } from './course-group-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { SentNotice } from './sent-notice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import s from '../contact.module.css';

export interface ContactTopic {
  /** The person wants to know about recommended exercises. */
  isCopilot?: boolean;
  /** The person wants to know about the text correction. */
  isTextCorrection?: boolean;
  /** The person wants to know what it costs: the form stands on a page, and takes no focus. */
  isPriceRequest?: boolean;
}

const Thanks = ({ phone, onClose }: { phone: string; onClose: (() => void) | undefined }) => (
  <SentNotice
    title={text.sentTitle}
    action={
      onClose && (
        <Button look="primary" onClick={onClose}>
          {text.close}
        </Button>
      )
    }
  >
    <p>{text.sent(phone)}</p>
  </SentNotice>
);

/** The contact form (LEAD-01): fields and tick, then thanks in its place. Without `onClose` there is nothing to close. */
export default function ContactForm({
  loggedIn,
  onClose,
  isCopilot = false,
  isTextCorrection = false,
  isPriceRequest = false,
}: ContactTopic & { loggedIn: boolean; onClose?: () => void }) {
  const [groups, setGroups] = useState<string[]>([]);
  const [consent, setConsent] = useState(false);
  const extras = {
    course_groups: groups.join(','),
    isCopilot,
    isTextCorrection,
    consent,
    ...(isPriceRequest && { isPriceRequest }),
  };
  const form = useContactForm({ loggedIn, notSent: text.notSent, extras });
  if (form.supportPhone !== undefined) return <Thanks phone={form.supportPhone} onClose={onClose} />;
  return (
    <form className={s.contactForm} {...form.form}>
      <PersonFields form={form} {...(isPriceRequest && { comment: text.priceComment, takesFocus: false })} />
      <CourseGroupChoice chosen={groups} onChange={setGroups} />
      <div>
        <Checkbox
          name="consent"
          label={text.consent}
          required
          checked={consent}
          error={form.faults.consent}
          onChange={() => {
            setConsent(!consent);
            form.forgive('consent');
          }}
        />
        <a className={s.contactPrivacy} href="/juridisk#privatlivspolitik" target="_blank" rel="noopener">
          {text.privacy}
        </a>
      </div>
      {form.failure && (
        <Notice as="p" tone="bad" className={s.contactFailure} role="alert">
          {form.failure}
        </Notice>
      )}
      <div className={classNames(s.contactButtons, onClose && s.atFoot)}>
        {onClose && (
          <Button look="line" onClick={onClose}>
            {text.close}
          </Button>
        )}
        <Button type="submit" look="primary" busy={form.busy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
