import { freeText } from '../free-exercises.text.ts';
import { type Chosen, useDrop } from '../use-drop.ts';
import s from './drop-button.module.css';

/** The way out of a task that the pupil has chosen and not handed in. */
export function DropButton({ task }: { task: Chosen }) {
  const drop = useDrop();
  return (
    <button
      type="button"
      className={s.freeDrop}
      aria-label={freeText.drop.label(task.title)}
      disabled={drop.isPending}
      onClick={() => drop.mutate(task)}
    >
      {freeText.drop.button}
    </button>
  );
}
