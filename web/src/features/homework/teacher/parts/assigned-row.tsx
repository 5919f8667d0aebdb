import { type AssignedExercise } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import { Link } from 'react-router';
import { deadlineWords } from '../../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../../lib/dates/use-now.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CourseIcon } from '../../../../ui/course-icon.tsx';
import { IconChevronDown } from '../../../../ui/icons.ts';
import { Tag, Ticks } from '../../../../ui/paper.tsx';
import { markingPath } from '../../../corrections/index.ts';
import {
  isFirst,
  isMissing,
  isNewEdition,
  isFailed,
  isQueued,
  isReturned,
  isToCorrect,
  isWaiting,
  matches,
  shared,
  type StateFilter,
} from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import { PupilList } from './pupil-list.tsx';
import { QuestionsLink } from './questions-link.tsx';
import s from './assigned-row.module.css';

const text = statusText.exercise;

function When({ exercise }: { exercise: AssignedExercise }) {
  const now = useNow();
  const deadline = shared(exercise.students.filter(isFirst).map((task) => task.deadline));
  const available = shared(exercise.students.filter(isFirst).map((task) => task.available));
  return (
    <span className={s.when}>
      {deadline === 'mixed' ? (
        text.manyDue
      ) : deadline === null ? (
        text.noDue
      ) : (
        <>
          <small>{text.due}</small>
          {deadlineWords(deadline, now)}
        </>
      )}
      {typeof available === 'number' && available > now && (
        <small>{text.visibleFrom(deadlineWords(available, now))}</small>
      )}
    </span>
  );
}

function Progress({ exercise, squadId, year }: { exercise: AssignedExercise; squadId: number; year: number }) {
  const first = exercise.students.filter(isFirst);
  const words = [text.handedIn(exercise.completedCount, exercise.total)];
  const results = first.flatMap(({ result }) => result ?? []);
  if (results.length > 0)
    words.push(text.average(Math.round(results.reduce((sum, one) => sum + percentOf(one), 0) / results.length)));
  else if (exercise.readyCount > 0) words.push(text.returned(exercise.readyCount));
  const newEditions = exercise.students.filter(isNewEdition).length;
  if (newEditions > 0) words.push(text.newEditions(newEditions));
  const toCorrect = exercise.students.filter(isToCorrect).length;
  if (toCorrect > 0) words.push(text.toCorrect(toCorrect));
  const questions = exercise.students.reduce((sum, task) => sum + task.questions, 0);
  const queued = exercise.students.filter(isQueued).length;
  const failed = exercise.students.filter(isFailed).length;
  return (
    <span className={s.progress}>
      <Ticks
        className={s.ticks}
        label={words.join(', ')}
        states={[
          ...first.filter(isReturned).map(() => 'done' as const),
          ...first.filter((task) => !isMissing(task) && !isReturned(task)).map(() => 'draft' as const),
          ...first.filter(isMissing).map(() => 'none' as const),
        ]}
      />
      <span aria-hidden="true">{words.join(' · ')}</span>
      <QuestionsLink
        count={questions}
        about={exercise.title}
        to={markingPath({
          squadId,
          exerciseId: exercise.exerciseId,
          year,
          studentId: exercise.students.find((task) => task.questions > 0)?.studentId,
          atQuestion: true,
        })}
      />
      {queued > 0 && <Tag>{text.queued(queued)}</Tag>}
      {failed > 0 && <Tag tone="bad">{text.failed(failed)}</Tag>}
    </span>
  );
}

/** Its title and where it is from, as the button that unfolds it. */
function Title({ exercise, open, onToggle }: { exercise: AssignedExercise; open: boolean; onToggle: () => void }) {
  const isFree = exercise.students.every((task) => task.isFree);
  const facts = [exercise.level, exercise.category, isFree && text.free].filter(Boolean);
  return (
    <h2>
      <button
        type="button"
        className={s.open}
        aria-expanded={open}
        aria-controls={open ? `elever-${exercise.exerciseId}` : undefined}
        onClick={onToggle}
      >
        <CourseIcon className={s.course} productId={exercise.productId} />
        <span>
          {exercise.title}
          <small>{facts.join(' · ')}</small>
        </span>
        <IconChevronDown className={s.chevron} aria-hidden="true" />
      </button>
    </h2>
  );
}

/** An exercise of the status list; it unfolds to its pupils. */
export function AssignedRow({
  exercise,
  filter,
  open,
  onToggle,
  squadId,
  year,
}: {
  exercise: AssignedExercise;
  filter: StateFilter;
  open: boolean;
  onToggle: () => void;
  squadId: number;
  year: number;
}) {
  const { exerciseId, title, students } = exercise;
  const waiting = students.filter(isWaiting);
  const markWords = (waiting.every(isNewEdition) ? text.markNew : text.mark)(waiting.length);
  return (
    <li className={classNames(s.item, open && s.isOpen)}>
      <div className={s.head}>
        <Title exercise={exercise} open={open} onToggle={onToggle} />
        <When exercise={exercise} />
        <Progress exercise={exercise} squadId={squadId} year={year} />
        {waiting.length > 0 && (
          <Link
            className={buttonClass('primary', false, s.mark)}
            aria-label={text.markOf(markWords, title)}
            to={markingPath({ squadId, exerciseId, year, studentId: waiting[0]?.studentId })}
          >
            {markWords}
          </Link>
        )}
      </div>
      {open && (
        <PupilList
          exercise={exercise}
          tasks={students.filter((task) => matches(filter, task))}
          squadId={squadId}
          year={year}
        />
      )}
    </li>
  );
}
