import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Which services a file may be fetched from, by the setting of this teacher (UPL-06). */
export const cloudServicesQuery = (teacherId: number) =>
  queryOptions({
    queryKey: ['cloud-services', teacherId],
    queryFn: ({ signal }) => client.cloudServices({ query: { teacherId }, signal }),
    // the teacher may switch one on or off while the page is open
    staleTime: 60_000,
  });
