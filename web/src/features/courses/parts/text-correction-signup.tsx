import { CONTACT_EMAIL_MAX } from '@ordklar/contract';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { coursesText } from '../courses.text.ts';
import s from '../courses.module.css';

const text = coursesText.info.signUp;

/** A teacher signs the school up for text correction by e-mail alone (TC-26). */
export function TextCorrectionSignup() {
  const [isSent, setSent] = useState(false);
  const typed = useTyped({ email: '' });
  const form = useForm({
    typed,
    fields: ['email'],
    notSent: text.notSent,
    check: () => (typed.values.email.trim() === '' ? { email: text.needed } : {}),
    send: async () => {
      await client.signUpTextCorrection({ body: { email: typed.values.email.trim() } });
      setSent(true);
    },
  });
  if (isSent)
    return (
      <p className={s.signUp} role="status">
        {text.sent(typed.values.email.trim())}
      </p>
    );
  return (
    <form className={s.signUp} {...form.form}>
      <TextField
        label={text.label}
        hint={text.hint}
        type="email"
        autoComplete="email"
        maxLength={CONTACT_EMAIL_MAX}
        {...form.field('email')}
      />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div>
        <Button type="submit" busy={form.busy}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
