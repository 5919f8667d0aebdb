import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Everything of the bell: what makes one of it stale makes all. */
export const notificationsKey = ['notifications'] as const;

/** How often an open page asks, in ms; not while it is hidden, and at once when it is seen again. */
const POLL_MS = 60_000;

/** How many notifications are not read. */
export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: ({ signal }) => client.unreadNotifications({ signal }),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
});
