import { schoolYearName } from '@ordklar/school';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withParams } from '../../../lib/address/with-params.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { gradesSheet, sortedPupils } from '../grades/grades-sheet.ts';
import { BY_NAME, type Sorting, sortingOf } from '../model/sort-rows.ts';
import { GradesTable } from '../grades/grades-table.tsx';
import { ClassPage } from '../parts/class-page.tsx';
import { DownloadMenu } from '../parts/download-menu.tsx';
import { gradesQuery } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import type { ShownClass } from '../use-shown-class.ts';
import s from './class-results-page.module.css';

const text = squadResultsText.grades;
/** In the address. */
const SORT = 'sorter';

function Grades({ squad }: { squad: ShownClass }) {
  const grades = useQuery(gradesQuery({ squadId: squad.id, year: squad.year }));
  const [params, setParams] = useSearchParams();
  const sorting = sortingOf(params.get(SORT));
  const sortBy = ({ by, reverse }: Sorting) =>
    setParams(withParams({ [SORT]: by === BY_NAME && !reverse ? null : `${reverse ? '-' : ''}${by}` }), {
      replace: true,
      preventScrollReset: true,
    });
  const year = schoolYearName(squad.year);
  const isEmpty = !grades.data || grades.data.tasks.length === 0;
  return (
    <>
      <div className={s.head}>
        <h1>{text.title}</h1>
        <p>{text.of(squad.name, year)}</p>
        <div className={`${s.end} no-print`}>
          <DownloadMenu
            table={isEmpty ? null : () => gradesSheet({ ...grades.data, pupils: sortedPupils(grades.data, sorting) })}
            name={squadResultsText.download.name(squad.name, text.file, year)}
          />
        </div>
      </div>
      {grades.isPending && <LoadingRows rows={8} label={text.loading} />}
      {grades.isError && <ErrorState message={text.failed} onRetry={() => void grades.refetch()} />}
      {grades.data && isEmpty && <EmptyState title={text.empty}>{text.emptyText}</EmptyState>}
      {grades.data && !isEmpty && <GradesTable grades={grades.data} squad={squad} sorting={sorting} onSort={sortBy} />}
    </>
  );
}

/** 'Karakterer': every grade of a class in a school year, to look at, print and take along. */
export default function GradesPage() {
  return (
    <ClassPage title={text.title} back={<BackLink to="/resultater/klasse">{text.back}</BackLink>}>
      {(squad) => <Grades key={squad.id} squad={squad} />}
    </ClassPage>
  );
}
