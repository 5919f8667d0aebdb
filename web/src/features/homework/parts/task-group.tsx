import { useId } from 'react';
import type { DeadlineGroup } from '../group-by-deadline.ts';
import { TaskRow } from './task-row.tsx';
import { classNames } from '../../../ui/class-names.ts';
import s from '../homework.module.css';

/** The tasks of a day under its heading; `primary` is the one task whose button stands out. */
export function TaskGroup({ group, primary }: { group: DeadlineGroup; primary: number | undefined }) {
  const id = useId();
  return (
    <section className={group.isLate ? classNames(s.day, s.dayLate) : s.day} aria-labelledby={id}>
      <h2 id={id}>
        {group.title} {group.note && <small>{group.note}</small>}
      </h2>
      {group.homework.map((task) => (
        <TaskRow key={task.homeworkId} task={task} isPrimary={task.homeworkId === primary} />
      ))}
    </section>
  );
}
