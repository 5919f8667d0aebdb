import type { Share } from '@ordklar/contract';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../lib/api/client.ts';

/** Fetches, and logs a failure in the specification's words (SHARE-11) before the cache hears of it; leaving the page is none. */
const logged =
  (message: string, fetchShares: (call: { signal: AbortSignal }) => Promise<Share[]>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Share[]> => {
    try {
      return await fetchShares({ signal });
    } catch (error) {
      if (!signal.aborted) console.error(message, error);
      throw error;
    }
  };

/* Fetched once and kept; whoever asks meanwhile waits for the first answer (SHARE-09). */

/** Classes that the person shares or is offered. */
export const classSharesQuery = queryOptions({
  queryKey: ['shares', 'class'],
  queryFn: logged('error getting class-shares', (call) => client.currentShares(call)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Groups that are offered to the person. */
export const groupSharesQuery = queryOptions({
  queryKey: ['shares', 'group'],
  queryFn: logged('error getting group-shares', (call) => client.pendingGroupShares(call)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether an offer waits for the person's own answer (SHARE-07). */
export const isPendingMe = (share: Share): boolean => share.state === 'pending_me';

export interface Shares {
  /** Those that wait for the person first. What could not be fetched is absent (SHARE-11). */
  shares: readonly Share[];
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

/** All class and group shares of a teacher; nothing is asked for anybody else. */
export function useShares(isTeacher: boolean): Shares {
  return useQueries({
    queries: [
      { ...classSharesQuery, enabled: isTeacher },
      { ...groupSharesQuery, enabled: isTeacher },
    ],
    combine: (answers) => {
      const all = answers.flatMap((answer) => answer.data ?? []);
      return {
        shares: [...all.filter(isPendingMe), ...all.filter((share) => !isPendingMe(share))],
        isLoading: answers.some((answer) => answer.isLoading),
        isError: answers.some((answer) => answer.isError),
        retry: () => answers.forEach((answer) => answer.isError && void answer.refetch()),
      };
    },
  });
}

/** Asks once for what was offered since the page was opened: what is fetched once and kept does not know it. */
export function useRefreshShares(isTeacher: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isTeacher) void queries.invalidateQueries({ queryKey: ['shares'] });
  }, [queries, isTeacher]);
}
