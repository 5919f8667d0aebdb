import type { OwnDevelopment } from '@ordklar/contract';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { checkOf } from '../../corrections/index.ts';
import { useSquads } from '../../accounts/index.ts';
import { taskAddress } from '../task-words.ts';
import { useTake } from '../use-take.ts';
import { developmentText } from './development.text.ts';
import s from './next-step.module.css';

const text = developmentText.next;

/** The one thing to train next, with a place of the pupil's own and the way straight into an exercise. */
export function NextStep({ next }: { next: NonNullable<OwnDevelopment['next']> }) {
  const take = useTake();
  const mayChoose = useSquads().data?.some(({ freeExercises }) => freeExercises) ?? false;
  const [exercise] = next.exercises;
  const check = checkOf(next.explanation);
  const { place } = next;
  const plain = !/[{}]/.test(next.description);
  return (
    <aside className={s.step} aria-labelledby="next-h">
      <p className={s.kick}>{text.kick}</p>
      <h2 id="next-h">{next.title}</h2>
      {plain && <p>{next.description}</p>}
      <figure className={s.own}>
        <figcaption>{text.own}</figcaption>
        <blockquote>{place.sentence}</blockquote>
        {place.replacement !== null && (
          <p>
            <del>{place.token}</del> <span aria-hidden="true">→</span> <ins>{place.replacement}</ins>
          </p>
        )}
      </figure>
      {check && !/[{}]/.test(check) && (
        <div className={s.tip}>
          <h3>{text.check}</h3>
          <p>{check}</p>
        </div>
      )}
      {!exercise && <p className={s.none}>{text.none}</p>}
      <div className={s.buttons}>
        {exercise && exercise.homeworkId !== null && (
          <Link
            className={buttonClass('primary', true)}
            to={taskAddress({ exerciseId: exercise.exerciseId, homeworkId: exercise.homeworkId })}
            aria-label={text.practiseOn(exercise.title, exercise.estimatedMinutes)}
          >
            {text.practise(exercise.estimatedMinutes)}
          </Link>
        )}
        {exercise && exercise.homeworkId === null && (
          <Button
            look="primary"
            large
            busy={take.isPending}
            onClick={() => take.mutate(exercise.exerciseId)}
            aria-label={text.practiseOn(exercise.title, exercise.estimatedMinutes)}
          >
            {text.practise(exercise.estimatedMinutes)}
          </Button>
        )}
        {mayChoose && (
          <Link className={buttonClass('quiet')} to="/frie-opgaver">
            {text.other}
          </Link>
        )}
      </div>
    </aside>
  );
}
