import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** What was moved up or ended within a day and can still be taken back. */
export const recentRollOversQuery = queryOptions({
  queryKey: ['recent-roll-overs'],
  queryFn: ({ signal }) => client.recentRollOvers({ signal }),
});

/** Classes of earlier school years that wait to be moved up. */
export const classesToMoveQuery = queryOptions({
  queryKey: ['classes-to-move'],
  queryFn: ({ signal }) => client.classesToMove({ signal }),
});
