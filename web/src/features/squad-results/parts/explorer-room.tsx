import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { setActiveCourse } from '../../../lib/storage/active.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { registerQuery } from '../squad-results.queries.ts';
import { squadResultsText as text } from '../squad-results.text.ts';
import { chosenTexts } from '../use-explorer.ts';
import type { RoomProps } from '../use-register.ts';
import { ClassSide } from './class-side.tsx';
import { ExercisePupils } from '../pupil/exercise-pupils.tsx';
import s from './explorer-room.module.css';
import { ExplorerTools } from './explorer-tools.tsx';
import { PagedRegister } from '../register/paged-register.tsx';
import { WaitingRegister } from '../register/waiting-register.tsx';
import { PlacePath } from './place-path.tsx';
import { NobodyThere, PupilView } from '../pupil/pupil-view.tsx';
import { TestParts } from '../pupil/test-parts.tsx';

/** Titles of the category and the exercise in the path; a shared address opens below them. */
function useTitles({ squad, explorer, shown }: RoomProps) {
  const { place, register } = shown;
  const ofClass = { squadId: squad.id, year: squad.year };
  const categories = useQuery({
    ...registerQuery(ofClass, { by: 'category', courseId: place.courseId, levelId: place.levelId }, explorer),
    enabled: place.categoryId !== undefined,
  });
  const titleIn = (columns: readonly { id: string; title: string }[] | undefined, id: number | undefined) =>
    columns?.find((column) => column.id === String(id))?.title;
  return {
    category: titleIn(categories.data?.columns, place.categoryId),
    exercise: shown.by === 'exercise' ? titleIn(register?.columns, place.exerciseId) : undefined,
  };
}

/** No text that is counted has an error: more texts are a press away, or more courses. */
function Faultless({
  squad,
  explorer,
  showCourses,
}: Pick<RoomProps, 'squad' | 'explorer'> & { showCourses: ReactNode }) {
  const { allTexts, faultless, faultlessText } = text.empty;
  const showTexts = explorer.latest !== undefined && (
    <Button look="line" onClick={() => explorer.setLatest('alle')}>
      {allTexts}
    </Button>
  );
  return (
    <EmptyState title={faultless} action={showTexts || showCourses}>
      {faultlessText[chosenTexts(explorer)](squad.name)}
    </EmptyState>
  );
}

function Nothing({ squad, course, explorer, shown }: RoomProps) {
  const where = course?.title ?? text.path.allCourses.toLowerCase();
  const showCourses = course && (
    <Button look="line" onClick={() => setActiveCourse(null)}>
      {text.empty.allCourses}
    </Button>
  );
  // the texts that are counted have no errors, or no text has been marked yet
  if (explorer.view === 'fejltyper' && shown.texts.data?.texts.length)
    return <Faultless squad={squad} explorer={explorer} showCourses={showCourses} />;
  if (explorer.view === 'fejltyper')
    return (
      <EmptyState title={text.empty.texts} action={showCourses}>
        {text.empty.textsText(squad.name, where)}
      </EmptyState>
    );
  if (explorer.view === 'proever')
    return (
      <EmptyState title={text.empty.tests} action={showCourses}>
        {text.empty.testsText(squad.name, where)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={text.empty.title}
      action={
        <>
          <Link className={buttonClass('primary')} to="/opgaver">
            {text.empty.assign}
          </Link>{' '}
          {showCourses}
        </>
      }
    >
      {text.empty.text(squad.name, where, schoolYearName(squad.year))}
    </EmptyState>
  );
}

function OneExercise({ squad, explorer, shown }: RoomProps) {
  const { place } = shown;
  const ofClass = { squadId: squad.id, year: squad.year };
  return (
    <>
      <ExercisePupils place={place} ofClass={ofClass} explorer={explorer} />
      {explorer.view === 'proever' && place.levelId !== undefined && place.exerciseId !== undefined && (
        <TestParts
          ofClass={ofClass}
          levelId={place.levelId}
          exerciseId={place.exerciseId}
          onlyLastTry={explorer.onlyLastTry}
        />
      )}
    </>
  );
}

function Content(props: RoomProps) {
  const { squad, course, explorer, shown } = props;
  const { register, place } = shown;
  if (!register) {
    if (shown.isError) return <ErrorState message={text.failed} onRetry={shown.refetch} />;
    return <WaitingRegister squad={squad} />;
  }
  if (explorer.studentId !== undefined) {
    const row = register.rows.find(({ id }) => id === explorer.studentId);
    if (!row) return <NobodyThere explorer={explorer} squadName={squad.name} />;
    const ofClass = { squadId: squad.id, year: squad.year };
    const of = { row, squad, register, shown, ofClass, squadName: squad.name, explorer };
    return <PupilView key={row.id} {...of} course={course?.title ?? text.path.allCourses.toLowerCase()} />;
  }
  if (explorer.view !== 'fejltyper' && place.exerciseId !== undefined) return <OneExercise {...props} />;
  if (register.columns.length === 0) return <Nothing {...props} />;
  return (
    <div className={s.room}>
      <div className={shown.isOld ? s.old : undefined} aria-busy={shown.isOld}>
        <PagedRegister {...props} register={register} />
      </div>
      <ClassSide {...props} register={register} />
    </div>
  );
}

/** The path, what is shown and how, and below it the register, a pupil or an exercise. */
export function ExplorerRoom(props: RoomProps) {
  const { course, explorer, shown } = props;
  const titles = useTitles(props);
  return (
    <>
      <ExplorerTools
        explorer={explorer}
        register={shown.place.exerciseId === undefined || explorer.view === 'fejltyper' ? shown.register : undefined}
        path={
          <PlacePath
            shown={shown}
            explorer={explorer}
            course={course}
            onAllCourses={() => setActiveCourse(null)}
            titles={titles}
          />
        }
      />
      {shown.isError && shown.register && (
        <Notice className={s.notice} role="alert">
          {text.stale}
          <Button look="line" onClick={shown.refetch}>
            {text.again}
          </Button>
        </Notice>
      )}
      <Content {...props} />
    </>
  );
}
