import type { ExerciseSummary } from '@ordklar/contract';
import { Link } from 'react-router';
import { daysFromToday } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconCheck, IconEye, IconPencil, IconPlus } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/paper.tsx';
import { useCourses } from '../../accounts/index.ts';
import { dayAndMonth } from '../basket/assignment.ts';
import { toggleExercise, useBasket } from '../basket/basket-store.ts';
import { exercisesText } from '../exercises.text.ts';
import s from './exercise-row.module.css';

const text = exercisesText.list;

function AssignedTag({ at }: { at: number }) {
  const now = useNow();
  return <Tag>{daysFromToday(at, now) === 0 ? text.assignedToday : text.assigned(dayAndMonth(at, now))}</Tag>;
}

/** What is to be known of it: whether it is published, new, the school's own, and when the class had it. */
function Tags({ exercise }: { exercise: ExerciseSummary }) {
  return (
    <span className={s.exlTags}>
      {!exercise.isPublished && <Tag>{text.unpublished}</Tag>}
      {exercise.isNew && <Tag tone="new">{text.new}</Tag>}
      {exercise.isCustom && <Tag>{text.own}</Tag>}
      {exercise.isCustom && (
        <Link
          className={s.edit}
          to={`/opgaver/egne/${exercise.id}`}
          aria-label={exercisesText.own.editOne(exercise.title)}
        >
          {exercisesText.own.edit}
        </Link>
      )}
      {exercise.lastAssigned !== null && <AssignedTag at={exercise.lastAssigned} />}
    </span>
  );
}

/** An exercise of the list: what it is, when the class had it, a look at it, and into the basket with it. */
export function ExerciseRow({
  exercise,
  chosen,
  withLevel,
  course,
}: {
  exercise: ExerciseSummary;
  chosen: boolean;
  /** The list holds several levels, so each row says its own. */
  withLevel: boolean;
  /** Its title, where the list holds several courses. */
  course?: string | undefined;
}) {
  const { title, requiredWordCount } = exercise;
  const facts = [
    course,
    withLevel && exercise.level,
    exercise.category,
    requiredWordCount !== null && text.minimum(requiredWordCount),
    exercise.estimatedMinutes > 0 && text.minutes(exercise.estimatedMinutes),
  ].filter(Boolean);
  return (
    <li className={classNames(s.row, course && s.hasCourse)}>
      {course ? (
        <CourseIcon className={s.course} productId={exercise.productId} />
      ) : (
        <span className={s.kind}>
          <IconPencil aria-hidden="true" />
        </span>
      )}
      <div>
        <b>{title}</b>
        <small>{facts.join(' · ')}</small>
      </div>
      <Tags exercise={exercise} />
      <IconButton
        label={text.see(title)}
        onClick={() => void showModal('ExercisePreviewModal', { exerciseId: exercise.id, title })}
      >
        <IconEye aria-hidden="true" />
      </IconButton>
      {exercise.isPublished && (
        <Button
          look={chosen ? 'quiet' : 'line'}
          className={classNames(s.choose, chosen && s.in)}
          aria-pressed={chosen}
          aria-label={chosen ? text.chosenOne(title) : text.chooseOne(title)}
          icon={chosen ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
          onClick={() => toggleExercise(exercise)}
        >
          <span>{chosen ? text.chosen : text.choose}</span>
        </Button>
      )}
    </li>
  );
}

/** The rows of exercises of several courses: each says its course and level. */
export function RowsAcrossCourses({ exercises }: { exercises: readonly ExerciseSummary[] }) {
  const titles = new Map(useCourses().data?.map(({ productId, title }) => [productId, title]));
  const chosen = new Set(useBasket().exercises.map(({ id }) => id));
  return exercises.map((exercise) => (
    <ExerciseRow
      key={exercise.id}
      exercise={exercise}
      chosen={chosen.has(exercise.id)}
      withLevel
      course={titles.get(exercise.productId)}
    />
  ));
}
