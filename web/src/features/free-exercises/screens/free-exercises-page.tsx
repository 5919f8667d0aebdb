import { useState } from 'react';
import { Link } from 'react-router';
import { useTitle } from '../../../lib/title/use-title.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { CourseTiles, SearchField } from '../../exercises/index.ts';
import { freeText as text } from '../free-exercises.text.ts';
import { FreeFound } from '../parts/free-found.tsx';
import { FreeList } from '../parts/free-list.tsx';
import { FreeNav } from '../parts/free-nav.tsx';
import { useFreeChoice } from '../use-free-choice.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from '../free-exercises.module.css';

/** 'Frie opgaver': the pupil chooses course, level, category and exercise, and goes straight into it (HW-19). */
export default function FreeExercisesPage() {
  useTitle(text.title);
  const choice = useFreeChoice();
  const { courses, course, level, category, isReady, isSearching, failed } = choice;
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <PageColumn className={s.free}>
      <div className={s.freeHead}>
        <h1>{text.title}</h1>
        {courses && courses.length > 0 && (
          <>
            <p>{text.lead}</p>
            <SearchField
              className={s.freeSearch}
              q={choice.q}
              onSearch={(q, goesOn) => {
                choice.search(q);
                setWanted(goesOn ? q : null);
              }}
            />
          </>
        )}
      </div>
      {failed && <ErrorState className={s.freeWide} message={text.failed} onRetry={choice.retry} />}
      {courses?.length === 0 && (
        <EmptyState
          className={s.freeWide}
          title={text.closed}
          action={
            <Link className={buttonClass('primary')} to="/lektier">
              {text.toHomework}
            </Link>
          }
        >
          {text.closedText}
        </EmptyState>
      )}
      {courses && courses.length > 0 && isSearching && (
        <FreeFound q={choice.q} wanted={wanted} courses={courses} onClear={() => choice.search('')} />
      )}
      {courses && courses.length > 0 && !isSearching && (
        <CourseTiles
          className={classNames(s.freeWide, s.freeCourses)}
          tiles={courses}
          chosen={choice.course}
          onChoose={({ productId }) => choice.chooseCourse(productId)}
        />
      )}
      {course && isReady && !isSearching && (
        <>
          <FreeNav choice={choice} />
          <FreeList productId={course.productId} category={category} level={level} />
        </>
      )}
      {!failed && !isReady && !(courses && isSearching) && courses?.length !== 0 && (
        <LoadingRows className={s.freeWide} rows={6} label={text.loading} />
      )}
    </PageColumn>
  );
}
