import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** The school's learning platforms, and the addresses of ours that are registered with them. */
export const ltiPlatformsQuery = queryOptions({
  queryKey: ['lti-platforms'],
  queryFn: ({ signal }) => client.ltiPlatforms({ signal }),
});

/** What waits in this browser to be linked; asked anew each time. */
export const ltiPendingQuery = queryOptions({
  queryKey: ['lti-pending'],
  queryFn: ({ signal }) => client.ltiPending({ signal }),
  gcTime: 0,
});
