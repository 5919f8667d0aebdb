import { setActiveCourse } from '../../../lib/storage/active.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { useCourses } from '../../accounts/index.ts';
import type { Register } from '../model/register-model.ts';
import { squadResultsText } from '../squad-results.text.ts';
import { placeOfColumn, type RoomProps } from '../use-register.ts';
import s from '../parts/explorer-room.module.css';
import { Legend } from './legend.tsx';
import { RegisterLanes } from './register-lanes.tsx';
import { RegisterTable } from './register-table.tsx';

const text = squadResultsText.register;
/** Columns that can be read beside each other; error types have long names. */
const PER_PAGE = { percent: 8, rate: 6 } as const;

/** The register, so many columns at a time; on a phone as a list of columns. */
export function PagedRegister({ squad, course, explorer, shown, register }: RoomProps & { register: Register }) {
  const isPhone = useNarrow(760);
  const courses = useCourses().data;
  const { columns, unit } = register;
  const perPage = PER_PAGE[unit];
  const pages = Math.ceil(columns.length / perPage);
  const { page, view } = explorer;
  if (page > pages)
    return (
      <EmptyState
        title={text.beyond(page, pages)}
        action={
          <Button look="line" onClick={() => explorer.setPage(1)}>
            {text.toFirst}
          </Button>
        }
      />
    );
  const open = (id: string) => {
    // the columns are of the place before: the number of a category would be taken for an exercise's
    if (shown.isOld) return undefined;
    if (shown.by !== 'course') return explorer.goTo(placeOfColumn(shown.by, shown.place, id));
    const chosen = courses?.find(({ productId }) => productId === id);
    if (chosen) setActiveCourse({ productId: chosen.productId, title: chosen.title });
    return undefined;
  };
  const props = {
    register,
    columns: columns.slice((page - 1) * perPage, page * perPage),
    squadName: squad.name,
    meaning: unit === 'rate' ? text.rate : explorer.onlyLastTry ? text.last : text.best,
    caption: text.caption(squad.name, `${squadResultsText.views[view]}${course ? `, ${course.title}` : ''}`),
    sorting: explorer.sorting,
    onSort: explorer.sortBy,
    onColumn: shown.by === 'type' ? undefined : open,
    onPupil: (id: number) => explorer.openPupil(id),
    selected: explorer.cell,
    onCell: (studentId: number, column: string) => explorer.openCell({ studentId, column }),
  };
  return (
    <>
      <Pager
        label={text.columns}
        previous={text.previous}
        next={text.next}
        page={page}
        pages={pages}
        onGo={explorer.setPage}
        className={classNames(s.pager, 'no-print')}
      >
        {text.columnsOf((page - 1) * perPage + 1, Math.min(columns.length, page * perPage), columns.length)}
      </Pager>
      {isPhone ? <RegisterLanes {...props} /> : <RegisterTable {...props} />}
      <Legend unit={unit} />
    </>
  );
}
