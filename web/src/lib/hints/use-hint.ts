import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/**
 * Whether a hint is still to be shown (SHELL-14): the server remembers per person what has been closed. Until it has
 * answered, and where it does not, there is no hint.
 */
export function useHint(elementId: string): { isShown: boolean; hide: () => void } {
  const queries = useQueryClient();
  const queryKey = ['hint', elementId];
  const isClosed = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.shouldHideElement({ params: { id: elementId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
  const hide = () => {
    queries.setQueryData(queryKey, true);
    // where this is lost the hint comes once more on the next visit, which does no harm
    client.hideElement({ params: { id: elementId } }).catch(() => undefined);
  };
  return { isShown: isClosed === false, hide };
}
