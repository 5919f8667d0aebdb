import { type ReactNode, useId } from 'react';
import { useTyped } from '../lib/form/typed.ts';
import { useForm } from '../lib/form/use-form.ts';
import { Button } from './button.tsx';
import { FieldError, TextField } from './field.tsx';
import { ModalFrame } from './modal-frame.tsx';
import s from './written-yes-modal.module.css';

/** The words of the question. */
interface Words {
  question: string;
  yes: string;
  no: string;
  /** What is to be written, above the field. */
  confirm: string;
  /** The same at the field, where something else was written. */
  confirmNeeded: string;
  /** No net, or the server failed. */
  notSent: string;
}

/** A question before something that cannot be undone: a name, written out, is the yes. */
export function WrittenYesModal({
  words,
  name,
  autoCapitalize,
  send,
  close,
  children,
}: {
  words: Words;
  /** What is to be written; large and small letters are alike. */
  name: string;
  autoCapitalize?: 'none';
  /** Does it, with the name as it was written; a refusal of the server says `name` where it is about that. */
  send: (written: string) => Promise<void>;
  close: () => void;
  /** What will happen. */
  children: ReactNode;
}) {
  const formId = useId();
  const typed = useTyped({ name: '' });
  const form = useForm({
    typed,
    fields: ['name'],
    notSent: words.notSent,
    check: () =>
      typed.values.name.trim().toLowerCase() === name.trim().toLowerCase() ? {} : { name: words.confirmNeeded },
    send: () => send(typed.values.name),
  });
  return (
    <ModalFrame
      title={words.question}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.no}</Button>
          <Button look="primary" type="submit" form={formId} busy={form.busy}>
            {words.yes}
          </Button>
        </>
      }
    >
      <form id={formId} className={s.form} {...form.form}>
        {children}
        <TextField
          label={words.confirm}
          autoComplete="off"
          autoCapitalize={autoCapitalize}
          maxLength={200}
          data-autofocus
          {...form.field('name')}
        />
        {form.failure && <FieldError>{form.failure}</FieldError>}
      </form>
    </ModalFrame>
  );
}
