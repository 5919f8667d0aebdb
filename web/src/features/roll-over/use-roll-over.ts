import { ApiProblem, type ClassToMove } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { rollOverText as text } from './roll-over.text.ts';

/** What happens to a class: it moves up under a name, it ends, or it waits. */
export type What = 'move' | 'end' | 'wait';
export interface Plan {
  what: What;
  name: string;
}

const begin = ({ name, nextName }: ClassToMove): Plan => ({
  what: nextName === null ? 'end' : 'move',
  name: nextName ?? name,
});

/** Takes back that classes were moved up or ended, and says so. */
export function useUndoRollOver(): (classIds: number[]) => Promise<void> {
  const queries = useQueryClient();
  return async (classIds) => {
    try {
      await client.undoRollOver({ body: { classIds } });
      showToast({ message: text.undone });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries();
  };
}

/** The plan for each class by its id, until it is sent; a name that is taken is reported at its class. */
export function useRollOver(classes: readonly ClassToMove[], close: () => void) {
  const queries = useQueryClient();
  const typed = useTyped<{ plans: Record<number, Plan> }>({
    plans: Object.fromEntries(classes.map((klasse) => [klasse.classId, begin(klasse)])),
  });
  const { plans } = typed.values;
  const planOf = (classId: number): Plan => plans[classId] ?? { what: 'wait', name: '' };
  const chosen = classes.filter(({ classId }) => planOf(classId).what !== 'wait');
  const isMoving = (classId: number) => planOf(classId).what === 'move';
  const undo = useUndoRollOver();
  const unnamed = classes.find(({ classId }) => isMoving(classId) && planOf(classId).name.trim() === '');
  const form = useForm({
    typed,
    fields: ['plans'],
    notSent: text.notSent,
    check: () => ({
      ...(chosen.length === 0 && { plans: text.nothing }),
      ...(unnamed && { plans: text.nameNeeded(unnamed.name) }),
    }),
    send: async () => {
      const moves = chosen.map(({ classId }) => ({
        classId,
        name: isMoving(classId) ? planOf(classId).name.trim() : null,
      }));
      const { moved } = await client.rollOver({ body: { moves } });
      close();
      showToast({
        message: text.done(moved.length),
        buttonText: text.undo,
        clickCallback: () => void undo(moved.map(({ classId }) => classId)),
      });
      await queries.invalidateQueries();
    },
  });
  const taken =
    form.error instanceof ApiProblem && form.error.code === 'class-name-taken'
      ? { name: String(form.error.details['name']).toLowerCase(), text: form.error.message }
      : undefined;
  return {
    form,
    planOf,
    change: (classId: number, change: Partial<Plan>) =>
      form.change({ plans: { ...plans, [classId]: { ...planOf(classId), ...change } } }),
    faultOf: (classId: number): string | undefined =>
      taken && isMoving(classId) && planOf(classId).name.trim().toLowerCase() === taken.name ? taken.text : undefined,
    /** What is wrong with no one class. */
    failure: form.faults.plans ?? (taken ? undefined : form.failure),
  };
}
export type RollOver = ReturnType<typeof useRollOver>;
