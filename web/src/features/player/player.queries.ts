import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';

/** A test as it stands. Asked for once: from then on the page knows by what it does. */
export const testQuery = (homeworkId: number) =>
  queryOptions({
    queryKey: [...homeworkKey, 'items', 'test', homeworkId],
    queryFn: ({ signal }) => client.homeworkTest({ params: { id: homeworkId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** A task's items with what is answered. Asked for once: from then on the page knows better than the server. */
export const practiceQuery = (homeworkId: number) =>
  queryOptions({
    queryKey: [...homeworkKey, 'items', homeworkId],
    queryFn: ({ signal }) => client.homeworkItems({ params: { id: homeworkId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
