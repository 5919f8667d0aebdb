import type { TeacherOverview } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { weekdayDate } from '../../../lib/dates/danish-dates.ts';
import { danishClock } from '../../../lib/dates/danish-moment.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { teacherOverviewQuery } from '../start-pages.queries.ts';
import { weekNumber } from '../teacher/days-of-week.ts';
import { FinishedList } from '../teacher/finished-list.tsx';
import { overviewText as text } from '../teacher/overview.text.ts';
import { SquadRows } from '../teacher/squad-rows.tsx';
import { SuggestionSlip } from '../teacher/suggestion-slip.tsx';
import { WaitingList } from '../teacher/waiting-list.tsx';
import { WellDoneList } from '../teacher/well-done-list.tsx';
import { WeekDeadlines } from '../teacher/week-deadlines.tsx';
import s from './teacher-page.module.css';

function Overview({ overview, now }: { overview: TeacherOverview; now: number }) {
  const { year, squads, waiting, deadlines, suggestion, finished, wellDone } = overview;
  if (squads.length === 0) return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <>
      <div className={s.columns}>
        <WaitingList waiting={waiting} year={year} now={now} />
        {suggestion && <SuggestionSlip suggestion={suggestion} />}
      </div>
      <WeekDeadlines deadlines={deadlines} now={now} />
      <div className={s.columns}>
        <SquadRows squads={squads} />
        <div className={s.pupils}>
          <WellDoneList wellDone={wellDone} year={year} />
          <FinishedList finished={finished} year={year} now={now} />
        </div>
      </div>
    </>
  );
}

/** 'Mit overblik', where a teacher begins: what waits, the week, what to train, what pupils have handed in. */
export default function TeacherPage() {
  useTitle(text.title);
  const now = useNow();
  const { name } = useCurrentUser();
  const { data, isError, refetch } = useQuery(teacherOverviewQuery);
  const [firstName = name] = name.split(' ');
  return (
    <main className={s.overview} id="indhold" tabIndex={-1}>
      <div>
        <h1>{text.title}</h1>
        <p className={s.lead}>
          {text.hello(Number.parseInt(danishClock(now), 10), firstName)} {text.today(weekdayDate(now), weekNumber(now))}
        </p>
      </div>
      {isError && data && (
        <Notice as="p" className={s.stale} role="alert">
          {text.stale} <Button onClick={() => void refetch()}>{text.retry}</Button>
        </Notice>
      )}
      {data ? (
        <Overview overview={data} now={now} />
      ) : isError ? (
        <ErrorState message={text.failed} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={6} label={text.loading} />
      )}
    </main>
  );
}
