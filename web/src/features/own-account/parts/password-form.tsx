import { MIN_PASSWORD } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { PasswordField } from './secret-fields.tsx';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.password;

/** Another password, after the one that holds now; the browser's password manager gets its user name. */
export function PasswordForm({ username }: { username: string }) {
  const queries = useQueryClient();
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
      showToast({ message: text.changed });
      await queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    },
  });
  return (
    <form className={s.password} {...form.form}>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={text.current} {...form.field('current')} />
      <PasswordField isNew label={text.next} hint={text.hint} {...form.field('next')} />
      {form.failure && <FieldError>{form.failure}</FieldError>}
      <div>
        <Button type="submit" busy={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
