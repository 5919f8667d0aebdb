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

/** The class that is chosen, its groups, and what it has been assigned of the course that is chosen. */
function useShownSquad(filter: ReturnType<typeof useStatusFilter>) {
  const squads = useSquads();
  const active = useActiveSquad();
  const now = useNow();
  const year = useActiveYear() ?? schoolYearOf(now);
  const ofYear = squads.data?.filter((each) => each.year === year) ?? [];
  const squad = ofYear.find(({ id }) => id === active?.id);
  const groups = squad?.kind === 'class' ? ofYear.filter(({ kind }) => kind === 'group') : [];
  const groupId = groups.some(({ id }) => id === filter.groupId) ? filter.groupId : 0;
  const { exercises: all, failed, retry } = useSquadHomework(squad?.id, year, groupId);
  return {
    squad,
    year,
    groups,
    groupId,
    all,
    ...useCourseNarrowing(all, filter.open),
    noSquads: squads.isSuccess && ofYear.length === 0,
    isBroken: failed || squads.isError,
    retry: () => (squads.isError ? void squads.refetch() : retry()),
  };
}
type Shown = ReturnType<typeof useShownSquad>;

function Top({ squad, course, exercises, isOfCourse }: Shown) {
  return (
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
  );
}

interface AssignedProps {
  shown: Shown & { squad: NonNullable<Shown['squad']>; exercises: NonNullable<Shown['exercises']> };
  filter: ReturnType<typeof useStatusFilter>;
}

/** What the class has been assigned, with the choices of whom and what is shown. */
function Assigned({ shown, filter }: AssignedProps) {
  const { squad, exercises, course, all, isOfCourse, groups, groupId } = shown;
  const isNarrowed = exercises.length > 0 || groupId !== 0;
  return (
    <>
      {course && <CourseNotice title={course.title} hidden={all?.filter((each) => !isOfCourse(each)) ?? []} />}
      {isNarrowed && (
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
        isNarrowed={isNarrowed}
        filter={filter.state}
        open={filter.open}
        linked={shown.linked}
        onToggle={filter.toggle}
        onShowAll={filter.showAll}
        squad={squad}
        year={shown.year}
        course={course?.title}
      />
    </>
  );
}

/** 'Status': what a class has been assigned, who has handed in, and whose texts wait for the teacher. */
export default function StatusPage() {
  useTitle(text.title);
  useAddressedChoices();
  const filter = useStatusFilter();
  const shown = useShownSquad(filter);
  const { squad, exercises, noSquads, isBroken } = shown;
  return (
    <main className={s.status} id="indhold">
      <Top {...shown} />
      {squad?.hasEnded && (
        <p className={s.ended} role="note">
          {text.ended(squad.name)}
        </p>
      )}
      {noSquads && <EmptyState title={text.empty.noSquads}>{text.empty.noSquadsText}</EmptyState>}
      {isBroken && <ErrorState message={text.failed} onRetry={shown.retry} />}
      {!noSquads && !isBroken && !(squad && exercises) && <LoadingRows rows={5} label={text.loading} />}
      {squad && exercises && <Assigned shown={{ ...shown, squad, exercises }} filter={filter} />}
    </main>
  );
}
