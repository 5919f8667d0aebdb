import { MIN_PASSWORD } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/secret-fields.tsx';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.password;

/**
 * Another password, after the one that holds now; the browser's password manager gets its user name.
 * @param isFirst the one that holds was told by somebody else
 */
export function PasswordForm({
  username,
  isFirst = false,
  onDone,
}: {
  username: string;
  isFirst?: boolean;
  onDone: () => void;
}) {
  const typed = useTyped({ current: '', next: '' });
  const form = useForm({
    typed,
    fields: ['current', 'next'],
    notSent: text.notSent,
    check: () => ({
      ...(typed.values.current === '' && { current: text.currentNeeded }),
      ...(typed.values.next.length < MIN_PASSWORD && { next: text.short }),
    }),
    send: async () => {
      await client.changePassword({ body: typed.values });
      typed.change({ current: '', next: '' });
      onDone();
    },
  });
  return (
    <form className={s.password} {...form.form}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={isFirst ? text.given : text.current} {...form.field('current')} />
      <PasswordField isNew label={text.next} hint={text.hint} {...form.field('next')} />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div>
        <Button type="submit" look={isFirst ? 'primary' : 'line'} busy={form.busy}>
          {isFirst ? text.saveFirst : text.save}
        </Button>
      </div>
    </form>
  );
}
