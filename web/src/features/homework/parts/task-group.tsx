import { useId } from 'react';
import type { DeadlineGroup } from '../group-by-deadline.ts';
import { TaskRow } from './task-row.tsx';
import { RuledHeading } from '../../../ui/ruled-head.tsx';
import s from '../homework.module.css';

/** The tasks of a day under its heading; `primary` is the one task whose button stands out. */
export function TaskGroup({ group, primary }: { group: DeadlineGroup; primary: number | undefined }) {
  const id = useId();
  return (
    <section className={s.day} aria-labelledby={id}>
      <RuledHeading id={id} className={group.isLate ? s.late : undefined}>
        {group.title} {group.note && <small>{group.note}</small>}
      </RuledHeading>
      {group.homework.map((task) => (
        <TaskRow key={task.homeworkId} task={task} isPrimary={task.homeworkId === primary} />
      ))}
    </section>
  );
}
