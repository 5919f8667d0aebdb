import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** The school's learning platforms, and the addresses of ours that are registered with them. */
export const ltiPlatformsQuery = queryOptions({
  queryKey: ['lti-platforms'],
  queryFn: ({ signal }) => client.ltiPlatforms({ signal }),
});

/** What waits in this browser to be linked; asked again each time. */
export const ltiPendingQuery = queryOptions({
  queryKey: ['lti-pending'],
  queryFn: ({ signal }) => client.ltiPending({ signal }),
  gcTime: 0,
});

/** People who are linked to a platform, a page of them. */
export const ltiLinksQuery = (id: number, search: string, page: number) =>
  queryOptions({
    queryKey: ['lti-links', id, search, page],
    queryFn: ({ signal }) => client.ltiLinks({ params: { id }, query: { page, ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Learning platforms that log the person in. */
export const ownLtiLinksQuery = queryOptions({
  queryKey: ['own-lti-links'],
  queryFn: ({ signal }) => client.ownLtiLinks({ signal }),
});
