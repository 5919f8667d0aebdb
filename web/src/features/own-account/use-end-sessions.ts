import type { OwnSession } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { showModal } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { ownAccountQuery } from './own-account.queries.ts';
import { accountText } from './own-account.text.ts';

const text = accountText.sessions;

/** Logs out at one other place, or with null at all of them, and says so. Throws where it is refused. */
export function useSendEnd() {
  const queries = useQueryClient();
  return async (session: OwnSession | null, password: string): Promise<void> => {
    const body = { password };
    if (session) await client.endSession({ params: { id: session.id }, body });
    const message = session
      ? text.ended(session.device)
      : text.endedAll((await client.endOtherSessions({ body })).ended);
    showToast({ message });
    await queries.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
  };
}

/** Asks for the password and logs out; whoever comes by UNI-Login has none to give. */
export function useEndSessions(hasPassword: boolean) {
  const send = useSendEnd();
  return async (session: OwnSession | null): Promise<void> => {
    if (hasPassword) await showModal('EndSessionsModal', { session });
    else await send(session, '').catch((error: Error) => showErrorToast(error.message));
  };
}
