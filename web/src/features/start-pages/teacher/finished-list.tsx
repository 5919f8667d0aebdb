import type { FinishedTask } from '@ordklar/contract';
import { Link } from 'react-router';
import { deadlineWords } from '../../../lib/dates/danish-dates.ts';
import { Face, Tag } from '../../../ui/paper.tsx';
import { markingPath } from '../../corrections/index.ts';
import { resultAddress } from '../../results/index.ts';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { overviewText } from './overview.text.ts';
import s from './finished-list.module.css';

const text = overviewText.finished;

const addressOf = (task: FinishedTask, year: number): string =>
  task.words === null
    ? resultAddress(task)
    : markingPath({ squadId: task.squadId, exerciseId: task.exerciseId, year, studentId: task.studentId });

function Finished({ task, year, now }: { task: FinishedTask; year: number; now: number }) {
  const facts = [
    task.squadName,
    text.at(deadlineWords(task.completed, now)),
    task.isSelfCorrection && text.second,
    task.percent !== null && text.percent(task.percent),
    task.words !== null && text.words(task.words),
  ].filter(Boolean);
  return (
    <li className={s.task}>
      <Face name={task.studentName} />
      <Link
        to={addressOf(task, year)}
        state={{ title: task.title, student: task.studentName }}
        aria-label={`${task.studentName}: ${task.title}`}
      >
        <b>{task.studentName}</b> {task.title}
        <small>{facts.join(' · ')}</small>
      </Link>
      {task.isLate && <Tag tone="wait">{text.late}</Tag>}
    </li>
  );
}

/** What pupils have handed in lately, each a link to it. */
export function FinishedList({
  finished,
  year,
  now,
}: {
  finished: readonly FinishedTask[];
  year: number;
  now: number;
}) {
  return (
    <section aria-labelledby="afleveret">
      <RuledHead id="afleveret" title={text.title} />
      {finished.length === 0 ? (
        <p className={s.none}>{text.none}</p>
      ) : (
        <ul className={s.tasks}>
          {finished.map((task) => (
            <Finished key={`${task.homeworkId} ${task.completed}`} task={task} year={year} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
