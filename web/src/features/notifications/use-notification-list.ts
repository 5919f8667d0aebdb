import type { Notification } from '@ordklar/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { sendWindowEvent } from '../../lib/events/window-events.ts';
import { notificationsKey } from './notifications.queries.ts';

const PAGE = 20;

/** The list under the bell, page by page. `unread` is part of the question: when it changes there is something new. */
export function useNotificationList(types: readonly number[] | undefined, unread: number) {
  const [failed, setFailed] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [...notificationsKey, 'list', types ?? 'all', unread],
    queryFn: ({ pageParam, signal }) =>
      client.notifications({ query: { page: pageParam, limit: PAGE, types: types?.join(',') }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length + 1 : undefined),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  /** Calls the server, then tells this tab and the others. */
  const tell = async (call: () => Promise<unknown>, read: { id: number; type: number }): Promise<void> => {
    setFailed(false);
    try {
      await call();
      sendWindowEvent('notification-read', read);
    } catch {
      setFailed(true);
    }
  };
  return {
    rows: query.data?.pages.flat() ?? [],
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    /** Whether the last reading did not reach the server. */
    failed,
    async read({ id, type, readAt }: Notification) {
      if (readAt === null) await tell(() => client.readNotification({ body: { id, type } }), { id, type });
    },
    readAll: () => tell(() => client.readAllNotifications(), { id: 0, type: 0 }),
  };
}
