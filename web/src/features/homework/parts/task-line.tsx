import type { Homework } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { titleOf } from '../homework-words.ts';
import { TaskFacts } from './task-facts.tsx';
import s from '../homework.module.css';

/** A task in a list: what it is, what is to be known of it, and the way to it. */
export function TaskLine({
  task,
  isPrimary = false,
  to,
  label,
  says,
  children,
}: {
  task: Homework;
  isPrimary?: boolean;
  to: string;
  /** What the way is called where it stands without its line. */
  label: string;
  says: string;
  children: ReactNode;
}) {
  return (
    <article className={s.task}>
      <CourseIcon className={s.course} productId={task.productId} />
      <div>
        <h3>{titleOf(task)}</h3>
        <TaskFacts task={task} />
      </div>
      <p className={s.due}>{children}</p>
      <Link className={buttonClass(isPrimary ? 'primary' : 'line', false, s.go)} to={to} aria-label={label}>
        <span>{says}</span>
        <IconArrowRight className={s.arrow} aria-hidden="true" />
      </Link>
    </article>
  );
}
