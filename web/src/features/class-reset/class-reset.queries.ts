import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** What a reset of the class would take away; counted again each time somebody asks. */
export const classResetQuery = (classId: number) =>
  queryOptions({
    queryKey: ['class-reset', classId],
    queryFn: ({ signal }) => client.classReset({ params: { classId }, signal }),
    gcTime: 0,
  });
