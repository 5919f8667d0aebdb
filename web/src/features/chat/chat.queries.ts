import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { logged as loggedCall } from '../../lib/api/logged.ts';

/** Everything of the chat. */
export const chatKey = ['chat'] as const;

/** How often a page asks whether somebody has written, in ms (CON-13); not while it is hidden. */
const WHILE_OPEN = 10_000;
const WHILE_CLOSED = 20_000;

/** Fetches, and logs a failure (CHAT-10). */
export const logged = <T>(what: string, signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> =>
  loggedCall(`The chat could not ${what}`, signal, call);

/** Those whose messages are not read. */
export const unreadSendersQuery = (isOpen: boolean) =>
  queryOptions({
    queryKey: [...chatKey, 'unread'],
    queryFn: ({ signal }) => logged('ask for messages', signal, () => client.unreadSenders({ signal })),
    refetchInterval: isOpen ? WHILE_OPEN : WHILE_CLOSED,
    staleTime: 0,
  });
