import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { rosterText as text } from './roster.text.ts';

/** Turns two-step login off for a colleague, after a question. */
export function useResetTwoStep() {
  const queries = useQueryClient();
  return async (id: number, name: string): Promise<void> => {
    const isSure = await showModal('ConfirmModal', {
      title: text.resetTwoStepQuestion(name),
      message: text.resetTwoStepMessage,
      confirmLabel: text.resetTwoStepYes,
      cancelLabel: text.cancel,
    });
    if (!isSure) return;
    try {
      await client.resetTwoStep({ params: { id } });
      showToast({ message: text.resetTwoStepDone(name) });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries({ queryKey: ['roster'] });
    // the button that was pressed is gone
    document.getElementById('personer')?.focus();
  };
}
