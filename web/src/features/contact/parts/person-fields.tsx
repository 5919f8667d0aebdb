import { useEffect, useRef } from 'react';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { contactText as text } from '../contact.text.ts';
import type { ContactFormState } from '../use-contact-form.ts';
import s from '../contact.module.css';

/** Who one is and what one wants to say: the fields that the contact and the presentation form share. */
export function PersonFields({
  form: { field, locked },
  comment = text.comment,
  takesFocus = true,
}: {
  form: ContactFormState;
  /** What is asked for in the large field. */
  comment?: string;
  takesFocus?: boolean;
}) {
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // the profile came after the form: nobody should begin in a field that is locked
    if (locked && document.activeElement === name.current) email.current?.focus();
  }, [locked]);
  return (
    <>
      <div className={s.contactPair}>
        <TextField
          ref={name}
          label={text.name}
          autoComplete="name"
          hint={locked && text.locked}
          data-autofocus={!locked || undefined}
          {...field('name')}
        />
        <TextField
          label={text.company}
          autoComplete="organization"
          hint={locked && text.locked}
          {...field('company')}
        />
      </div>
      <div className={s.contactPair}>
        <TextField
          ref={email}
          label={text.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={locked || undefined}
          {...field('email')}
        />
        <TextField label={text.phone} type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <TextArea label={comment} rows={3} {...field('comment')} />
    </>
  );
}
