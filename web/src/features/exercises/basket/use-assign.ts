import { ApiProblem, type Recipient } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { homeworkKey } from '../../../lib/api/query-keys.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { exercisesKey } from '../../../lib/api/query-keys.ts';
import { exercisesText } from '../exercises.text.ts';
import { correctingOf, dayAndMonth, deadlineOf, wordCountOf } from './assignment.ts';
import { type Basket, emptyBasket, readBasket, setBasket } from './basket-store.ts';

const text = exercisesText.toast;

/** What is assigned, to whom, in words for the message. */
export interface Assignment {
  basket: Basket;
  recipients: Recipient[];
  toWords: string;
}

function secondLine({ basket }: Assignment, skipped: number): string {
  const now = Date.now() / 1000;
  const deadline = deadlineOf(basket, now);
  const due = deadline === null ? text.noDue : text.due(dayAndMonth(deadline, now));
  const [only, ...others] = basket.exercises;
  const what = others.length === 0 && only ? `${only.title}, ${due}` : due.charAt(0).toUpperCase() + due.slice(1);
  if (skipped === 0) return what;
  return `${what.replace(/\.$/, '')}. ${text.skipped(skipped, basket.exercises.length)}`;
}

const tellProblem = (error: unknown) => void showErrorToast(error instanceof ApiProblem ? error.message : undefined);

/** Assigns what is in the basket (HW-01), empties it, and offers to undo. On an error the basket stays as it is. */
export function useAssign(onAssigned: () => void) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([exercisesKey, homeworkKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const restore = (homeworkIds: number[], basket: Basket) => {
    client.restoreHomework({ body: { homeworkIds } }).then(() => {
      if (readBasket() === basket) emptyBasket();
      showToast({ icon: 'add-assignment', message: text.restored(basket.exercises.length) });
      return refresh();
    }, tellProblem);
  };
  const undo = (homeworkIds: number[], basket: Basket) => {
    client.removeHomework({ body: { homeworkIds } }).then(() => {
      // a basket begun meanwhile is not thrown away for the old one
      const putBack = readBasket().exercises.length === 0;
      if (putBack) setBasket(basket);
      const kept = putBack ? readBasket() : basket;
      showToast({
        icon: 'removed',
        message: putBack ? `${text.undone}\n${text.undoneText(basket.exercises.length)}` : text.undone,
        buttonText: text.restore,
        clickCallback: () => restore(homeworkIds, kept),
      });
      return refresh();
    }, tellProblem);
  };

  return useMutation({
    mutationFn: ({ basket, recipients }: Assignment) =>
      client.assignToMany({
        body: {
          exerciseIds: basket.exercises.map(({ id }) => id),
          recipients,
          deadline: deadlineOf(basket, Date.now() / 1000),
          available: basket.available,
          wordCount: wordCountOf(basket) ?? null,
          correcting: correctingOf(basket),
        },
      }),
    onSuccess: ({ homeworkIds, skipped }, assignment) => {
      emptyBasket(assignment.basket);
      onAssigned();
      void refresh();
      const { exercises } = assignment.basket;
      if (homeworkIds.length === 0)
        return void showToast({
          icon: 'alert',
          // each task that is not given again is one of one pupil
          message: `${text.nothing}\n${text.nothingText(exercises.length, skipped / exercises.length)}`,
        });
      showToast({
        icon: 'add-assignment',
        message: `${text.assigned(exercises.length, assignment.toWords)}\n${secondLine(assignment, skipped)}`,
        buttonText: text.undo,
        clickCallback: () => undo(homeworkIds, assignment.basket),
      });
    },
  });
}
