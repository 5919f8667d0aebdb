import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';

/** The pupil's tree: what makes the tasks stale makes it stale too. */
export const treeQuery = queryOptions({
  queryKey: [...homeworkKey, 'tree'],
  queryFn: ({ signal }) => client.tree({ signal }),
});

/** What an attempt has earned; that never changes. */
export const earnedQuery = (exerciseProgressId: number) =>
  queryOptions({
    queryKey: ['achievements', exerciseProgressId],
    queryFn: ({ signal }) => client.achievementOfAttempt({ params: { id: exerciseProgressId }, signal }),
    staleTime: Infinity,
  });
