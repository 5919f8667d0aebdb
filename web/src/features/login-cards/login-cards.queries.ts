import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Pupils of a class with their user names. */
export const cardHoldersQuery = (squadId: number) =>
  queryOptions({
    queryKey: ['login-cards', squadId],
    queryFn: ({ signal }) => client.squadPupils({ params: { s: squadId }, signal }),
  });
