import { NEWSLETTER_EMAIL_MAX } from '@ordklar/contract';
import { useState } from 'react';
import { fetchClient } from '../../lib/api/fetch-client.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { newsletterText as text } from './newsletter.text.ts';
import s from './newsletter.module.css';

/** Something with a place before and after the @; whether it is there, the mail will show. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The sign-up: an address, then what to do next in its place. */
export function NewsletterForm({ onSent }: { onSent?: () => void }) {
  const [sent, setSent] = useState(false);
  const typed = useTyped({ email: '' });
  const email = typed.values.email.trim();
  const form = useForm({
    typed,
    fields: ['email'] as const,
    check: () => {
      if (email === '') return { email: text.required };
      return ADDRESS.test(email) ? {} : { email: text.notAnAddress };
    },
    send: async () => {
      const client = await fetchClient();
      await client.subscribeToNewsletter({ body: { email, consent: true } });
      setSent(true);
      onSent?.();
    },
    notSent: text.notSent,
  });
  if (sent)
    return (
      <p className={s.sent} role="status">
        {text.sent}
      </p>
    );
  return (
    <form className={s.form} {...form.form}>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        placeholder={text.placeholder}
        maxLength={NEWSLETTER_EMAIL_MAX}
        {...form.field('email')}
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {text.send}
      </Button>
      {form.failure && (
        <p className={s.failure} role="alert">
          {form.failure}
        </p>
      )}
      <p className={s.consent}>
        {text.consent} <a href="/juridisk#privatlivspolitik">{text.privacy}</a>
      </p>
    </form>
  );
}
