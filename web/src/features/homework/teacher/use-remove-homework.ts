import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { countPupils, isChosen, isFirst, isHandedIn, isMissing, type PupilTask } from './pupil-state.ts';
import { squadHomeworkKey } from './status.queries.ts';
import { statusText } from './status.text.ts';

const text = statusText.remove;

/**
 * Asks, takes an exercise back from pupils who have not handed in (HW-05, HW-06), or not since it was assigned again, and
 * offers to undo. What a pupil chose stays.
 */
export function useRemoveHomework(squadId: number): (title: string, tasks: readonly PupilTask[]) => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: squadHomeworkKey });
  const fail = (error?: unknown) => {
    console.error('A task could not be taken back or given again', error);
    showErrorToast(text.failed);
  };

  const undo = (homeworkIds: number[]) =>
    void client.restoreHomework({ body: { homeworkIds } }).then(({ restored }) => {
      showToast({ message: text.undone(restored.length), icon: 'add-assignment' });
      return refresh();
    }, fail);

  return async (title, tasks) => {
    const open = tasks.filter(isMissing);
    const chosen = countPupils(tasks.filter(isChosen));
    const kept = countPupils(tasks.filter((task) => isFirst(task) && isHandedIn(task)));
    if (open.length === 0) {
      const message = chosen === 0 ? text.allHandedIn : kept === 0 ? text.allChosen(chosen) : text.handedInOrChosen;
      return void showToast({ type: 'error', message });
    }
    // a pupil with a new edition under way has handed the task in, and is counted once
    const pupils = countPupils(open.filter(isFirst));
    const editions = countPupils(open.filter((task) => !isFirst(task)));
    const again = countPupils(open.filter((task) => isFirst(task) && task.attempts > 0));
    const message = [
      pupils > 0 && text.message(escapeHtml(title), pupils),
      editions > 0 && text.editions(escapeHtml(title), editions),
      again > 0 && text.again(again, pupils),
      kept > 0 && text.keeps(kept),
      chosen > 0 && text.chosen(chosen),
    ].filter(Boolean);
    const yes = await confirm({
      title: text.title,
      message: message.join(' '),
      confirmLabel: text.yes,
      cancelLabel: text.no,
    });
    if (!yes) return;
    const homeworkIds = open.map(({ homeworkId }) => homeworkId);
    // who hands in while the question stands keeps the task
    await client.deleteUncompleted({ body: { squadId, homeworkIds } }).then(({ removed }) => {
      if (removed.length === 0) return fail();
      const gone = open.filter(({ homeworkId }) => removed.includes(homeworkId));
      showToast({
        icon: 'removed',
        message: text.done(title, countPupils(gone)),
        buttonText: text.undo,
        clickCallback: () => undo(removed),
      });
    }, fail);
    await refresh();
  };
}
