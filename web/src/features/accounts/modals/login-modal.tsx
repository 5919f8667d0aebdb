import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { accountsText as text } from '../accounts.text.ts';
import { LoginForm } from '../login-form.tsx';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    LoginModal: object;
  }
  interface ModalAnswers {
    LoginModal: boolean;
  }
}

/** Over the page, when the session has ended while somebody worked (PD-01); answers true once logged in again. */
export default function LoginModal({ close }: ModalControls<boolean>) {
  return (
    <ModalFrame title={text.endedTitle} onClose={() => close(false)}>
      <p>{text.ended}</p>
      <LoginForm onDone={() => close(true)} />
    </ModalFrame>
  );
}
