import { type FreeExercise } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/paper.tsx';
import { scoreTone } from '../../../ui/score-tone.ts';
import { isBegun, taskAddress } from '../../results/index.ts';
import { freeText as text } from '../free-exercises.text.ts';
import { DropButton } from './drop-button.tsx';
import s from '../free-exercises.module.css';

type Task = NonNullable<FreeExercise['task']>;
const isDone = ({ state }: Task): boolean => state === 'ready' || state === 'handed-in';

function Standing({ task }: { task: Task }) {
  if (isDone(task) && task.result) {
    const percent = percentOf(task.result);
    return <Tag tone={scoreTone(percent)}>{text.percent(percent)}</Tag>;
  }
  if (isDone(task)) return <Tag tone="good">{text.done}</Tag>;
  if (!isBegun(task)) return <Tag>{text.waits}</Tag>;
  return <Tag>{task.questions?.answered ? text.answered(task.questions.answered, task.questions.of) : text.begun}</Tag>;
}

/** An exercise to choose: what it is, how it went, and the way into it. */
export function FreeRow({
  exercise,
  place,
  isBusy,
  onTake,
}: {
  exercise: FreeExercise;
  /** Course, level or category, where the heading over the list does not say it. */
  place: string | undefined;
  isBusy: boolean;
  onTake: () => void;
}) {
  const { title, task } = exercise;
  const look = task !== null && isDone(task) && !task.isFree;
  const [words, label] =
    task === null
      ? [text.begin, text.beginOn(title)]
      : isDone(task)
        ? [text.again, text.againOn(title)]
        : isBegun(task)
          ? [text.proceed, text.proceedOn(title)]
          : [text.begin, text.beginOn(title)];
  return (
    <li className={s.freeRow}>
      <div>
        <h3>{title}</h3>
        {place && <p className={s.freePlace}>{place}</p>}
        <p>
          {exercise.description} <span className={s.freeMinutes}>{text.minutes(exercise.estimatedMinutes)}</span>
        </p>
      </div>
      <span className={s.freeTags}>
        {exercise.isNew && task === null && <Tag tone="new">{text.isNew}</Tag>}
        {task && !task.isFree && <Tag>{text.byTeacher}</Tag>}
        {task && <Standing task={task} />}
        {task?.isFree && !isDone(task) && (
          <DropButton task={{ homeworkId: task.homeworkId, exerciseId: exercise.id, title }} />
        )}
      </span>
      {look ? (
        <Link
          className={buttonClass('line', false, s.freeTake)}
          aria-label={text.seeOf(title)}
          to={taskAddress({ exerciseId: exercise.id, homeworkId: task.homeworkId })}
        >
          {text.see}
        </Link>
      ) : (
        <Button look="line" className={s.freeTake} aria-label={label} busy={isBusy} onClick={onTake}>
          {words}
          <IconArrowRight aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}
