import { useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconX } from '../../../ui/icons.ts';
import { exercisesText } from '../exercises.text.ts';
import { type PickedExercise, toggleExercise } from './basket-store.ts';
import assign from '../assign.module.css';
import s from './picked-exercises.module.css';

const text = exercisesText.basket;

/** The exercises in the basket, each with a cross that takes it out. */
export function PickedExercises({ exercises }: { exercises: readonly PickedExercise[] }) {
  const minutes = exercises.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(exercises.length);
  useEffect(() => {
    const isFewer = exercises.length < before.current;
    before.current = exercises.length;
    // the cross that was pressed has gone, or the button that assigns does nothing any more
    if (isFewer && (document.activeElement?.matches('body, :disabled') ?? true)) heading.current?.focus();
  }, [exercises.length]);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {text.exercises}
        {exercises.length > 0 && <span className="num">{text.chosen(exercises.length, minutes)}</span>}
      </h2>
      {exercises.length === 0 && <p className={assign.slipHint}>{text.none}</p>}
      <ul className={s.picked}>
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            <CourseIcon className={s.course} productId={exercise.productId} />
            <span>{exercise.title}</span>
            <IconButton label={text.remove(exercise.title)} onClick={() => toggleExercise(exercise)}>
              <IconX aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
