import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { exercisesKey } from '../../lib/api/query-keys.ts';

/** How many pupils have an own exercise; 404 where it is not the teacher's own. */
export const exerciseUseQuery = (exerciseId: number) =>
  queryOptions({
    queryKey: [...exercisesKey, 'use', exerciseId],
    queryFn: ({ signal }) => client.exerciseUse({ params: { id: exerciseId }, signal }),
    staleTime: 0,
  });
