import type { Homework } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { CourseLine } from '../../../ui/course-line.tsx';
import { titleOf } from '../homework-words.ts';
import { TaskFacts } from './task-facts.tsx';
import s from '../homework.module.css';

/** A task of the pupil's in a list: what it is, what is to be known of it, and the way to it. */
export function TaskLine({
  task,
  children,
  ...way
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
    <CourseLine
      productId={task.productId}
      title={titleOf(task)}
      facts={<TaskFacts task={task} />}
      standing={children}
      standingClass={s.due}
      way={way}
    />
  );
}
