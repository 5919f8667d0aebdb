import { ApiProblem } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { homeworkKey } from '../../lib/api/query-keys.ts';
import { showModalByName } from '../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { handin } from '../homework/index.ts';
import { changeRow, type HandInRow, type HandInStudent, isReady, newRow, pupilsOf } from './hand-in-row.ts';
import { teacherHandInText as text } from './teacher-hand-in.text.ts';

type Change = Partial<HandInRow> & Pick<HandInRow, 'homeworkId'>;

/** Tells for how many pupils was handed in (HAND-15). */
function tell(done: readonly HandInRow[]): void {
  const [first, ...others] = pupilsOf(done);
  if (first === undefined) return;
  showToast({ message: others.length === 0 ? text.doneOne(first) : text.doneMany(others.length + 1) });
}

/** The rows of the modal, and the run that hands in all that are ready at once (HAND-14). */
export function useHandInRun(students: readonly HandInStudent[], onAllDone: () => void) {
  const queries = useQueryClient();
  const [rows, change] = useReducer(
    (before: readonly HandInRow[], next: Change) => changeRow(before, next),
    students,
    (list) => list.map(newRow),
  );

  /** Hands one in; a refusal puts the row back to 'file attached' and is shown (HAND-12, HAND-17). */
  const handInOne = async ({ homeworkId, name, exerciseTitle }: HandInRow, onTooLarge: () => void) => {
    change({ homeworkId, ishandingIn: true, refusal: null });
    try {
      await handin(homeworkId);
      change({ homeworkId, ishandingIn: false, isHandedIn: true });
      return true;
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : null;
      change({ homeworkId, ishandingIn: false, refusal: problem?.message ?? null });
      showErrorToast(text.failed(name, exerciseTitle));
      if (problem?.status === 413) onTooLarge();
      return false;
    }
  };

  const run = async () => {
    const ready = rows.filter(isReady);
    let hasShownTooLarge = false;
    const onTooLarge = () => {
      if (!hasShownTooLarge) void showModalByName('SubmissionErrorModal', { isFile: true });
      hasShownTooLarge = true;
    };
    const outcomes = await Promise.all(ready.map((row) => handInOne(row, onTooLarge)));
    const done = ready.filter((_, index) => outcomes[index]);
    tell(done);
    const open = rows.filter((row) => !row.isHandedIn && !done.includes(row));
    if (open.length === 0) onAllDone();
    await queries.invalidateQueries({ queryKey: homeworkKey });
  };
  return { rows, change, run };
}
