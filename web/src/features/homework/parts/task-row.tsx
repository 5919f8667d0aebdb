import type { Homework } from '@ordklar/contract';
import { DateText } from '../../../ui/text-parts.tsx';
import { DropButton } from '../../free-exercises/index.ts';
import { homeworkText as text } from '../homework.text.ts';
import { isBegun, taskAddress } from '../../results/index.ts';
import { titleOf } from '../homework-words.ts';
import { TaskLine } from './task-line.tsx';

/** An open task: what it is, when it is due, and the way into it. */
export function TaskRow({ task, isPrimary }: { task: Homework; isPrimary: boolean }) {
  const title = titleOf(task);
  const started = isBegun(task);
  return (
    <TaskLine
      task={task}
      isPrimary={isPrimary}
      to={taskAddress(task)}
      label={started ? text.row.proceedOn(title) : text.row.beginOn(title)}
      says={started ? text.row.proceed : text.row.begin}
    >
      {task.deadline !== null && (
        <>
          <span>{task.isLate ? text.row.wasDue : text.row.due} </span>
          <b>
            <DateText at={task.deadline} form="deadline" />
          </b>
        </>
      )}
      {task.isFree && <DropButton task={task} />}
    </TaskLine>
  );
}
