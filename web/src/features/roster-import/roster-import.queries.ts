import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** The latest imports of the own school. */
export const rosterImportsQuery = queryOptions({
  queryKey: ['roster-imports'],
  queryFn: ({ signal }) => client.rosterImports({ signal }),
});
