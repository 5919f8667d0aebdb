import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** How one logs in at this Ordklar: set by who runs it, so once is enough. */
export const loginMethodsQuery = queryOptions({
  queryKey: ['login-methods'],
  queryFn: ({ signal }) => client.loginMethods({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Pupils of a class with their user names. */
export const cardHoldersQuery = (squadId: number) =>
  queryOptions({
    queryKey: ['login-cards', squadId],
    queryFn: ({ signal }) => client.squadPupils({ params: { s: squadId }, signal }),
  });
