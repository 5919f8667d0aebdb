import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Pager } from './pager.tsx';
import { EmptyState, ErrorState, LoadingRows } from './states.tsx';
import s from './paged-list.module.css';

/** A page of rows, as the server answers it. */
export interface PageOf<Row> {
  rows: readonly Row[];
  page: number;
  pages: number;
  total: number;
}

/** What is said of the list. */
interface Words {
  /** What its rows are, for who hears it. */
  list: string;
  found: (total: number) => string;
  none: string;
  /** The same where only some were asked for, and how to see all again. */
  noneFound: string;
  showAll: string;
  failed: string;
  pages: string;
}

/** A list with how many there are of it, page by page; and where there are none, what was asked for or nothing at all. */
export function PagedList<Row extends { id: number }>({
  asked: { data, isPending, isError, refetch },
  words,
  isNarrowed,
  beside,
  row,
  onAll,
  onPage,
}: {
  asked: { data: PageOf<Row> | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  words: Words;
  /** Whether only some were asked for. */
  isNarrowed: boolean;
  /** What stands beside the count. */
  beside?: ReactNode;
  row: (row: Row) => ReactNode;
  /** Shows all again. */
  onAll: () => void;
  onPage: (page: number) => void;
}) {
  return (
    <>
      <div className={s.count}>
        <span role="status">{data && words.found(data.total)}</span>
        {beside}
      </div>
      {isPending && <LoadingRows />}
      {isError && <ErrorState message={words.failed} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <EmptyState
          title={isNarrowed ? words.noneFound : words.none}
          {...(isNarrowed && { action: <Button onClick={onAll}>{words.showAll}</Button> })}
        />
      )}
      <ul className={s.list} aria-label={words.list}>
        {data?.rows.map((one) => (
          <li key={one.id}>{row(one)}</li>
        ))}
      </ul>
      {data && <Pager label={words.pages} page={data.page} pages={data.pages} onGo={onPage} />}
    </>
  );
}
