import { schoolYearOf } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useActiveSquad, useActiveYear } from '../../../lib/storage/use-active.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useAddressedChoices, useSquads } from '../../accounts/index.ts';
import { SquadCommaSystem } from '../../comma-systems/index.ts';
import { SquadHints } from '../../hints/index.ts';
import { SquadFreeExercises } from '../../free-exercises/index.ts';
import { CourseNotice } from '../teacher/parts/course-notice.tsx';
import { StatusFilters } from '../teacher/parts/status-filters.tsx';
import { StatusList } from '../teacher/parts/status-list.tsx';
import { countState } from '../teacher/pupil-state.ts';
import { statusText as text } from '../teacher/status.text.ts';
import { useCourseNarrowing } from '../teacher/use-course-narrowing.ts';
import { useSquadHomework } from '../teacher/use-squad-homework.ts';
import { useStatusFilter } from '../teacher/use-status-filter.ts';
import s from './status-page.module.css';

/** 'Status': what a class has been assigned, who has handed in, and whose texts wait for the teacher. */
export default function StatusPage() {
  useTitle(text.title);
  useAddressedChoices();
  const squads = useSquads();
  const active = useActiveSquad();
  const now = useNow();
  const year = useActiveYear() ?? schoolYearOf(now);
  const filter = useStatusFilter();

  const ofYear = squads.data?.filter((each) => each.year === year) ?? [];
  const squad = ofYear.find(({ id }) => id === active?.id);
  const groups = squad?.kind === 'class' ? ofYear.filter(({ kind }) => kind === 'group') : [];
  const groupId = groups.some(({ id }) => id === filter.groupId) ? filter.groupId : 0;
  const { exercises: all, failed, retry } = useSquadHomework(squad?.id, year, groupId);
  const { course, isOfCourse, exercises, linked } = useCourseNarrowing(all, filter.open);

  const noSquads = squads.isSuccess && ofYear.length === 0;
  const isBroken = failed || squads.isError;
  return (
    <main className={s.status} id="indhold">
      <div className={s.top}>
        <h1>{text.title}</h1>
        {squad && <p>{text.place(squad.name, course?.title)}</p>}
        {squad && (
          <div className={`${s.choices} no-print`}>
            <SquadCommaSystem squad={squad} />
            <SquadHints squad={squad} />
            <SquadFreeExercises squad={squad} />
          </div>
        )}
        {exercises && (
          <p className={s.sum}>{text.waiting(countState(exercises.filter(isOfCourse), 'venter'), course?.title)}</p>
        )}
      </div>
      {squad?.hasEnded && (
        <p className={s.ended} role="note">
          {text.ended(squad.name)}
        </p>
      )}
      {noSquads && <EmptyState title={text.empty.noSquads}>{text.empty.noSquadsText}</EmptyState>}
      {isBroken && (
        <ErrorState message={text.failed} onRetry={() => (squads.isError ? void squads.refetch() : retry())} />
      )}
      {!noSquads && !isBroken && !(squad && exercises) && <LoadingRows rows={5} label={text.loading} />}
      {squad && exercises && (
        <>
          {course && <CourseNotice title={course.title} hidden={all?.filter((each) => !isOfCourse(each)) ?? []} />}
          {(exercises.length > 0 || groupId !== 0) && (
            <StatusFilters
              exercises={exercises}
              state={filter.state}
              onState={filter.setState}
              squadName={squad.name}
              groups={groups}
              groupId={groupId}
              onGroup={filter.setGroup}
            />
          )}
          <StatusList
            exercises={exercises}
            isNarrowed={exercises.length > 0 || groupId !== 0}
            filter={filter.state}
            open={filter.open}
            linked={linked}
            onToggle={filter.toggle}
            onShowAll={filter.showAll}
            squad={squad}
            year={year}
            course={course?.title}
          />
        </>
      )}
    </main>
  );
}
