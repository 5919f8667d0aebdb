import { type Homework } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import { CourseLine } from '../../../ui/course-line.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { WeatherIcon } from '../../../ui/weather-icon.tsx';
import { scoreTone } from '../../../ui/score-tone.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { useCourses } from '../../accounts/index.ts';
import { resultAddress } from '../task-words.ts';
import { resultsText } from '../results.text.ts';
import s from './result-row.module.css';

const text = resultsText.list;

/** One handed-in task: what it is, where it stands, the grade, and the way to the text. */
export function ResultRow({ task }: { task: Homework }) {
  const course = useCourses().data?.find(({ productId }) => productId === task.productId)?.title;
  const title = task.isSelfCorrection ? text.selfCorrection(task.title) : task.title;
  const returned = task.state === 'ready';
  const isText = task.kind === 'free-text';
  const isReopened = task.resetAt !== null && Date.parse(task.resetAt.date) / 1000 > (task.completed ?? 0);
  const percent = task.result && percentOf(task.result);
  const done = percent === null ? text.done : text.percent(percent);
  const tone = percent === null ? (returned ? 'good' : 'plain') : scoreTone(percent);
  return (
    <CourseLine
      className={s.row}
      productId={task.productId}
      title={title}
      facts={[course, task.category].filter(Boolean).join(' · ')}
      standingClass={s.state}
      standing={
        <>
          {percent !== null && <WeatherIcon percent={percent} />}
          <Tag tone={tone}>{isText ? (returned ? text.returned : text.waits) : done}</Tag>
          {isReopened && <Tag>{text.again}</Tag>}
          {task.isNew && <Tag tone="new">{text.isNew}</Tag>}
          {task.grade !== null && <b>{text.grade(task.grade)}</b>}
          <span>
            {text.handedIn} <DateText at={task.completed} />
            {task.isLate && `, ${text.late}`}
          </span>
        </>
      }
      way={{
        to: isText ? `/resultater/tekst/${task.exerciseProgressId}` : resultAddress(task),
        state: { title: task.title },
        says: isText ? text.see : text.seeAnswers,
        label: isText ? text.seeOf(title) : text.seeAnswersOf(title),
      }}
    />
  );
}
