import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { notificationsKey } from './notifications.queries.ts';

const CHANNEL = 'ordklar-notifications';

const fetchAnew = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: notificationsKey });

/** Keeps count and list true in all tabs: what is read in one of them is read in the others at once (NOTI-04). */
export function useReadState(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
    if (channel) channel.onmessage = () => fetchAnew(queries);
    const stop = onWindowEvent('notification-read', (read) => {
      fetchAnew(queries);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(read);
    });
    return () => {
      stop();
      channel?.close();
    };
  }, [queries]);
}
