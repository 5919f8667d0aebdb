import { type ExerciseSummary, MOST_EXERCISES, type Recipient } from '@ordklar/contract';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { exercisesText } from '../exercises.text.ts';
import { createListeners } from '../../../lib/store/listeners.ts';

const text = exercisesText.basket;

/** What the basket keeps of an exercise. */
export type PickedExercise = Pick<
  ExerciseSummary,
  'id' | 'title' | 'productId' | 'kind' | 'requiredWordCount' | 'estimatedMinutes'
>;

/** Exercises on their way to pupils. Kept for the tab, so that a reload loses nothing. */
export interface Basket {
  exercises: PickedExercise[];
  /** The squad in the top bar when the recipients were chosen; with another one there they do not count. */
  squadId: number | null;
  recipients: Recipient[];
  /** The own minimum of words as typed; empty for the exercise's own. */
  wordCount: string;
  /** Texts are to be corrected by their pupils once they have them back. */
  isCorrected: boolean;
  /** By when; unix seconds, null for no deadline. */
  correctBy: number | null;
  /** Unix seconds, null for none; absent until somebody chooses, then the usual one counts. */
  deadline?: number | null;
  /** Unix seconds; null = at once. */
  available: number | null;
}

const KEY = 'ordklar-basket';
const EMPTY: Basket = {
  exercises: [],
  squadId: null,
  recipients: [],
  wordCount: '',
  isCorrected: false,
  correctBy: null,
  available: null,
};

const { listen, tell } = createListeners();
let parsed: { raw: string | null; basket: Basket } = { raw: null, basket: EMPTY };

/** The basket as it is stored; the same object until it changes. */
export function readBasket(): Basket {
  const raw = sessionStorage.getItem(KEY);
  if (raw === parsed.raw) return parsed.basket;
  try {
    parsed = { raw, basket: raw === null ? EMPTY : { ...EMPTY, ...(JSON.parse(raw) as Partial<Basket>) } };
  } catch {
    sessionStorage.removeItem(KEY);
    parsed = { raw: null, basket: EMPTY };
  }
  return parsed.basket;
}

/** Replaces the basket; without an argument it is emptied. */
export function setBasket(basket: Basket = EMPTY): void {
  sessionStorage.setItem(KEY, JSON.stringify(basket));
  tell();
}

/** Empties the basket; who gets the next exercises stays as it is chosen, until the class in the top bar changes. */
export const emptyBasket = ({ squadId, recipients }: Basket = readBasket()): void =>
  setBasket({ ...EMPTY, squadId, recipients });

/** Changes some of the basket. */
export const changeBasket = (change: Partial<Basket>): void => setBasket({ ...readBasket(), ...change });

/** Puts an exercise into the basket, or takes it out. */
export function toggleExercise(exercise: PickedExercise): void {
  const { exercises } = readBasket();
  const without = exercises.filter(({ id }) => id !== exercise.id);
  if (without.length < exercises.length) changeBasket({ exercises: without });
  else addExercises([exercise]);
}

/** Puts exercises into the basket that are not there yet, as many as it takes. Answers whether all found room. */
export function addExercises(more: readonly PickedExercise[]): boolean {
  const { exercises } = readBasket();
  const known = new Set(exercises.map(({ id }) => id));
  const fresh = more
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, productId, kind, requiredWordCount, estimatedMinutes }) => ({
      id,
      title,
      productId,
      kind,
      requiredWordCount,
      estimatedMinutes,
    }));
  const next = [...exercises, ...fresh];
  changeBasket({ exercises: next.slice(0, MOST_EXERCISES) });
  return next.length <= MOST_EXERCISES;
}

/**
 * Fills the basket again: these exercises for these pupils of a squad, with the usual dates. What lay in it can be brought
 * back by the toast that says so.
 */
export function fillBasket(exercises: readonly PickedExercise[], to: { squadId: number; studentIds: number[] }): void {
  const before = readBasket();
  setBasket({ ...EMPTY, squadId: to.squadId, recipients: [to] });
  addExercises(exercises);
  if (before.exercises.length > 0)
    showToast({
      message: text.replaced(before.exercises.length),
      buttonText: text.undo,
      clickCallback: () => setBasket(before),
    });
}

/** Takes exercises out of the basket. */
export function removeExercises(ids: readonly number[]): void {
  changeBasket({ exercises: readBasket().exercises.filter(({ id }) => !ids.includes(id)) });
}

/** The basket, following its changes. */
export const useBasket = (): Basket => useSyncExternalStore(listen, readBasket, readBasket);
