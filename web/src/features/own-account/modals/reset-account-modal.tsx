import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { WrittenYesModal } from '../../../ui/written-yes-modal.tsx';
import { accountText } from '../own-account.text.ts';

const text = accountText.reset;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Asks a second time before the own account is reset. */
    ResetAccountModal: { username: string; isTeacher: boolean };
  }
}

/** The second question before the own account is reset (API-135): the own user name is the yes. */
export default function ResetAccountModal({
  username,
  isTeacher,
  close,
}: ModalProps['ResetAccountModal'] & ModalControls) {
  const queries = useQueryClient();
  const audience = isTeacher ? 'teacher' : 'other';
  const reset = async () => {
    await client.resetAccount();
    close();
    showToast({ message: text.done });
    await queries.invalidateQueries();
  };
  const words = { ...text, confirm: text.confirm(username), confirmNeeded: text.confirmNeeded(username) };
  return (
    <WrittenYesModal words={words} name={username} autoCapitalize="none" send={reset} close={() => close()}>
      <p>
        {text.text[audience]} {text.keeps[audience]} <b>{text.final}</b>
      </p>
    </WrittenYesModal>
  );
}
