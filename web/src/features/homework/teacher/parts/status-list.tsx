import type { AssignedExercise } from '@ordklar/contract';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { matches, type StateFilter } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import { AssignedRow } from './assigned-row.tsx';
import s from './status-list.module.css';

const text = statusText.empty;

function NothingYet({ squad, course }: { squad: { name: string; hasEnded: boolean }; course: string | undefined }) {
  const assign = (
    <Link className={buttonClass('primary')} to="/opgaver">
      {text.assign}
    </Link>
  );
  return (
    <EmptyState title={text.nothing(squad.name, course)} action={!squad.hasEnded && assign}>
      {squad.hasEnded ? text.nothingEnded : text.nothingText}
    </EmptyState>
  );
}

/** The exercises of the class that match, or what to do when there are none. */
export function StatusList({
  exercises,
  isNarrowed,
  filter,
  open,
  linked,
  onToggle,
  onShowAll,
  squad,
  year,
  course,
}: {
  exercises: readonly AssignedExercise[];
  /** To a state or a group. */
  isNarrowed: boolean;
  filter: StateFilter;
  open: ReadonlySet<number>;
  /** Those that the address came with: shown whatever the list is narrowed to. */
  linked: ReadonlySet<number>;
  onToggle: (exerciseId: number) => void;
  onShowAll: () => void;
  squad: { id: number; name: string; hasEnded: boolean };
  year: number;
  course: string | undefined;
}) {
  const hasMatch = ({ students }: AssignedExercise) => students.some((task) => matches(filter, task));
  const shown = exercises.filter((exercise) => hasMatch(exercise) || linked.has(exercise.exerciseId));
  if (shown.length === 0 && isNarrowed)
    return (
      <EmptyState title={text.noneMatch} action={<Button onClick={onShowAll}>{text.showAll}</Button>}>
        {text.noneMatchText}
      </EmptyState>
    );
  if (shown.length === 0) return <NothingYet squad={squad} course={course} />;
  return (
    <ul className={s.list}>
      {shown.map((exercise) => (
        <AssignedRow
          key={exercise.exerciseId}
          exercise={exercise}
          filter={hasMatch(exercise) ? filter : 'alle'}
          open={open.has(exercise.exerciseId)}
          onToggle={() => onToggle(exercise.exerciseId)}
          squadId={squad.id}
          year={year}
        />
      ))}
    </ul>
  );
}
