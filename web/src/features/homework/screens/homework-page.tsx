import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { weekdayDate } from '../../../lib/dates/danish-dates.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { OwnTree } from '../../achievements/index.ts';
import { groupByDeadline } from '../group-by-deadline.ts';
import { finishedHomeworkQuery, ALL_COURSES, openHomeworkQuery } from '../homework.queries.ts';
import { ReadingTools } from '../../reading/index.ts';
import { homeworkText as text } from '../homework.text.ts';
import { FinishedList } from '../parts/finished-list.tsx';
import { NewFeedback } from '../parts/new-feedback.tsx';
import { NothingOpen } from '../parts/nothing-open.tsx';
import { TaskGroup } from '../parts/task-group.tsx';
import { useCourseFilter } from '../use-course-filter.ts';
import s from '../homework.module.css';

/** The newest finished tasks, in which the teacher's new feedback is looked for. */
const NEWEST = 100;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The pupil's start page, 'Tildelte lektier' (PD-10). */
export default function HomeworkPage() {
  useTitle(text.title);
  const { courseId, title, showAll } = useCourseFilter();
  const open = useInfiniteQuery(openHomeworkQuery(courseId));
  const finished = useQuery(finishedHomeworkQuery(ALL_COURSES, 1, NEWEST)).data;
  // the day is that of the list, also on a page that is left open over night
  const list = useRef<HTMLDivElement>(null);
  const textOf = useCallback(() => list.current, []);
  const [opened] = useState(() => Date.now());
  const now = (open.dataUpdatedAt || opened) / 1000;

  const tasks = open.data?.pages.flatMap((page) => page.homework) ?? [];
  const total = open.data?.pages[0]?.total;
  const groups = groupByDeadline(tasks, now);
  const firstStarted = tasks.find((task) => task.state === 'started')?.homeworkId;

  return (
    <main className={s.page} id="indhold" tabIndex={-1}>
      <div data-readable="" ref={list}>
        <h1>{text.title}</h1>
        <p className={s.hello}>
          {capital(weekdayDate(now))} {total !== undefined && text.hello(total)}
        </p>
        <ReadingTools className={s.tools ?? ''} textOf={textOf} />
        <NewFeedback homework={finished?.homework.filter((task) => task.isNew) ?? []} />
        {open.isPending && <LoadingRows rows={4} label={text.loading} />}
        {open.isError && <ErrorState message={text.failed} onRetry={() => void open.refetch()} />}
        {groups.map((group) => (
          <TaskGroup key={group.key} group={group} primary={firstStarted} />
        ))}
        {open.hasNextPage && (
          <Button
            className={s.more}
            look="line"
            busy={open.isFetchingNextPage}
            onClick={() => void open.fetchNextPage()}
          >
            {text.row.more}
          </Button>
        )}
        {total === 0 && <NothingOpen course={courseId === ALL_COURSES ? undefined : title} onShowAll={showAll} />}
        <FinishedList courseId={courseId} />
      </div>
      <OwnTree now={now * 1000} />
    </main>
  );
}
