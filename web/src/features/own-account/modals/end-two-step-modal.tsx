import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { CodeField, PasswordField } from '../../../ui/secret-fields.tsx';
import { ownAccountQuery } from '../own-account.queries.ts';
import { accountText } from '../own-account.text.ts';
import s from '../parts/two-step-set-up.module.css';

const text = accountText.twoStep;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Turns two-step login off. */
    EndTwoStepModal: object;
  }
}

/** Two-step login is turned off, with password and code. */
export default function EndTwoStepModal({ close }: ModalControls) {
  const queries = useQueryClient();
  const typed = useTyped({ password: '', code: '' });
  const form = useForm({
    typed,
    fields: ['password', 'code'],
    notSent: text.notSent,
    check: () => ({
      ...(typed.values.password === '' && { password: text.passwordNeeded }),
      ...(typed.values.code.trim() === '' && { code: text.codeNeeded }),
    }),
    send: async () => {
      await client.endTwoStep({ body: typed.values });
      close();
      showToast({ message: text.ended });
      await queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    },
  });
  return (
    <ModalFrame title={text.end} onClose={() => close()}>
      <form className={s.step} {...form.form}>
        <p>{text.endLead}</p>
        <PasswordField label={text.password} data-autofocus {...form.field('password')} />
        <CodeField label={text.code} hint={text.endCodeHint} {...form.field('code')} />
        {form.failure && <FieldError>{form.failure}</FieldError>}
        <div className={s.buttons}>
          <Button type="submit" look="primary" busy={form.busy}>
            {text.end}
          </Button>
          <Button onClick={() => close()}>{text.cancel}</Button>
        </div>
      </form>
    </ModalFrame>
  );
}
