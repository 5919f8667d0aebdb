import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { useTyped } from '../../../lib/form/typed.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { accountText } from '../own-account.text.ts';
import s from '../own-account.module.css';

const text = accountText.reset;
const FORM = 'reset-account';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks a second time before the own account begins anew. */
    ResetAccountModal: { username: string; isTeacher: boolean };
  }
}

/** The second question before one's account begins anew (API-135): the own user name is the yes. */
export default function ResetAccountModal({
  username,
  isTeacher,
  close,
}: ModalProps['ResetAccountModal'] & ModalControls) {
  const queries = useQueryClient();
  const typed = useTyped({ confirm: '' });
  const audience = isTeacher ? 'teacher' : 'other';
  const form = useForm({
    typed,
    fields: ['confirm'],
    notSent: text.notSent,
    check: () =>
      typed.values.confirm.trim().toLowerCase() === username ? {} : { confirm: text.confirmNeeded(username) },
    send: async () => {
      await client.resetAccount();
      close();
      showToast({ message: text.done });
      await queries.invalidateQueries();
    },
  });
  return (
    <ModalFrame
      title={text.question}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{text.no}</Button>
          <Button look="primary" type="submit" form={FORM} busy={form.busy}>
            {text.yes}
          </Button>
        </>
      }
    >
      <form id={FORM} className={s.form} {...form.form}>
        <p>
          {text.text[audience]} {text.keeps[audience]} <b>{text.final}</b>
        </p>
        <TextField
          label={text.confirm(username)}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          data-autofocus
          {...form.field('confirm')}
        />
        {form.failure && <FieldError>{form.failure}</FieldError>}
      </form>
    </ModalFrame>
  );
}
