import { client } from '../../../lib/api/client.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { countPupils, isFirst, isToCorrect, type PupilTask } from './pupil-state.ts';
import { statusText } from './status.text.ts';

const text = statusText.remind;

/** Asks, and reminds the pupils of tasks that they have not handed in; says whom it did not reach and why. */
export function useRemind(squadId: number): (title: string, tasks: readonly PupilTask[]) => Promise<void> {
  return async (title, tasks) => {
    const [first, corrections] = [countPupils(tasks.filter(isFirst)), countPupils(tasks.filter(isToCorrect))];
    const yes = await confirm({
      title: text.title,
      message: [
        first > 0 && text.handIn(first, escapeHtml(title)),
        corrections > 0 && text.correct(corrections, escapeHtml(title)),
        text.message,
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: text.yes(countPupils(tasks)),
      cancelLabel: text.no,
    });
    if (!yes) return;
    const count = (ids: number[]) => countPupils(tasks.filter(({ homeworkId }) => ids.includes(homeworkId)));
    await client.remind({ body: { squadId, homeworkIds: tasks.map(({ homeworkId }) => homeworkId) } }).then(
      (answer) => {
        const [reminded, recently, passed] = [answer.reminded, answer.recently, answer.passedOver].map(count);
        const lines = [
          reminded ? text.done(reminded) : text.nobody,
          [recently ? text.recently(recently) : '', passed ? text.handedIn(passed) : ''].filter(Boolean).join(' '),
        ];
        showToast({ message: lines.filter(Boolean).join('\n'), ...(!reminded && { icon: 'alert' as const }) });
      },
      () => void showErrorToast(text.failed),
    );
  };
}
