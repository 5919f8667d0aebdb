import type { WeekDeadline } from '@ordklar/contract';
import { Link } from 'react-router';
import { clockTime } from '../../../lib/dates/danish-dates.ts';
import { danishDay } from '../../../lib/dates/danish-day.ts';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Ticks } from '../../../ui/paper.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { statusAddress } from './addresses.ts';
import { daysOfWeek, weekNumber } from './days-of-week.ts';
import { overviewText } from './overview.text.ts';
import s from './week-deadlines.module.css';

const text = overviewText.week;

const repeat = <T,>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

function Due({ due }: { due: WeekDeadline }) {
  const { squadId, exerciseId, squadName, title, productId, deadline, total, handedIn, begun } = due;
  return (
    <li>
      <Link className={s.due} to={statusAddress(squadId, { exerciseId })}>
        <CourseIcon productId={productId} />
        <span>
          <b>{title}</b>
          <small>
            {squadName} · {clockTime(deadline)}
          </small>
          <span aria-hidden="true">
            <Ticks
              label=""
              states={[
                ...repeat(handedIn, 'done' as const),
                ...repeat(begun, 'draft' as const),
                ...repeat(Math.max(0, total - handedIn - begun), 'none' as const),
              ]}
            />
          </span>
          <small>{text.handedIn(handedIn, total)}</small>
        </span>
      </Link>
    </li>
  );
}

/** The deadlines of this week, day by day, with how many have handed in. */
export function WeekDeadlines({ deadlines, now }: { deadlines: readonly WeekDeadline[]; now: number }) {
  const today = danishDay(now);
  const days = daysOfWeek(now, new Set(deadlines.map(({ deadline }) => danishDay(deadline))));
  return (
    <section aria-labelledby="frister">
      <RuledHead id="frister" title={text.title}>
        <small>{text.number(weekNumber(now))}</small>
        <Link to="/status">{text.status}</Link>
      </RuledHead>
      <ol className={s.days} style={{ '--days': days.length } as object}>
        {days.map(({ day, weekday, date }) => {
          const due = deadlines.filter(({ deadline }) => danishDay(deadline) === day);
          return (
            <li key={day} className={s.day} aria-current={day === today ? 'date' : undefined}>
              <h3>
                {weekday} <span>{date}</span>
                {day === today && <em>{text.today}</em>}
              </h3>
              {due.length === 0 ? (
                <p>{text.none}</p>
              ) : (
                <ul>
                  {due.map((each) => (
                    <Due key={`${each.squadId} ${each.exerciseId} ${each.deadline}`} due={each} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
