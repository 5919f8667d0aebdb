import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import styles from '../start-pages.module.css';

/** A start page's heading and, under it, what was fetched, or that it is on its way or failed. */
export function OverviewPage<T>({
  title,
  lead,
  query,
  children,
}: {
  title: string;
  lead: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  return (
    <main className={styles.start} id="indhold" tabIndex={-1}>
      <h1>{title}</h1>
      <p className={styles.startLead}>{lead}</p>
      {query.data ? (
        children(query.data)
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </main>
  );
}
