import type { ExerciseSummary } from '@ordklar/contract';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { addExercises, removeExercises, useBasket } from '../basket/basket-store.ts';
import { exercisesText } from '../exercises.text.ts';
import s from './choose-all.module.css';

/** Puts everything that a list shows into the basket, or takes it out; nothing where the list is empty. */
export function ChooseAll({
  exercises: shown,
  label,
}: {
  exercises: readonly ExerciseSummary[];
  /** What is said of so many. */
  label: (n: number) => string;
}) {
  const exercises = shown.filter(({ isPublished }) => isPublished);
  const chosen = new Set(useBasket().exercises.map(({ id }) => id));
  if (exercises.length === 0) return null;
  const all = exercises.every(({ id }) => chosen.has(id));
  const change = () => {
    if (all) removeExercises(exercises.map(({ id }) => id));
    else if (!addExercises(exercises)) showToast({ type: 'error', message: exercisesText.list.full });
  };
  return <Checkbox className={s.all} label={label(exercises.length)} checked={all} onChange={change} />;
}
