import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Classes of earlier school years that wait to be moved up. */
export const classesToMoveQuery = queryOptions({
  queryKey: ['classes-to-move'],
  queryFn: ({ signal }) => client.classesToMove({ signal }),
});
