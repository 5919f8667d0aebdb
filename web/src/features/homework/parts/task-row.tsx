import type { Homework } from '@ordklar/contract';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { DropButton } from '../../free-exercises/index.ts';
import { homeworkText as text } from '../homework.text.ts';
import { isBegun, taskAddress } from '../../results/index.ts';
import { titleOf } from '../homework-words.ts';
import { TaskFacts } from './task-facts.tsx';
import s from '../homework.module.css';

/** An open task: what it is, when it is due, and the way into it. */
export function TaskRow({ task, isPrimary }: { task: Homework; isPrimary: boolean }) {
  const title = titleOf(task);
  const started = isBegun(task);
  return (
    <article className={s.task}>
      <CourseIcon productId={task.productId} />
      <div>
        <h3>{title}</h3>
        <TaskFacts task={task} />
      </div>
      <p className={s.due}>
        {task.deadline !== null && (
          <>
            <span>{task.isLate ? text.row.wasDue : text.row.due} </span>
            <b>
              <DateText at={task.deadline} form="deadline" />
            </b>
          </>
        )}
        {task.isFree && <DropButton task={task} />}
      </p>
      <Link
        className={buttonClass(isPrimary ? 'primary' : 'line')}
        to={taskAddress(task)}
        aria-label={started ? text.row.proceedOn(title) : text.row.beginOn(title)}
      >
        <span>{started ? text.row.proceed : text.row.begin}</span>
        <IconArrowRight aria-hidden="true" />
      </Link>
    </article>
  );
}
