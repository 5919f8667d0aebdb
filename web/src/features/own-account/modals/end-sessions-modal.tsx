import type { OwnSession } from '@ordklar/contract';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { PasswordField } from '../../../ui/secret-fields.tsx';
import { accountText } from '../own-account.text.ts';
import { useSendEnd } from '../use-end-sessions.ts';
import { usePasswordForm } from '../use-password-form.ts';
import s from '../parts/two-step-set-up.module.css';

const text = accountText.sessions;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Logs out at one other place, or with null at all of them. */
    EndSessionsModal: { session: OwnSession | null };
  }
}

/** Other places are logged out by the password. */
export default function EndSessionsModal({ session, close }: ModalProps['EndSessionsModal'] & ModalControls) {
  const end = useSendEnd();
  const form = usePasswordForm(text, async (password) => {
    await end(session, password);
    close();
  });
  return (
    <ModalFrame title={session ? text.endTitle(session.device) : text.endAll} onClose={() => close()}>
      <form className={s.step} {...form.form}>
        <p>{text.passwordLead}</p>
        <PasswordField label={text.password} data-autofocus {...form.field('password')} />
        {form.failure && <FieldError>{form.failure}</FieldError>}
        <div className={s.buttons}>
          <Button type="submit" look="primary" busy={form.busy}>
            {text.yes}
          </Button>
          <Button onClick={() => close()}>{text.cancel}</Button>
        </div>
      </form>
    </ModalFrame>
  );
}
