import { type ChatMessage, CONVERSATION_BATCH } from '@ordklar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../lib/api/client.ts';
import { chatKey, logged, unreadSendersQuery } from './chat.queries.ts';
import type { Outbox } from './outbox.ts';

/** How often an open conversation asks for what is new, in ms (CON-14). */
const POLL_MS = 5000;
/** Batches after the first one that are fetched to come to the oldest message that is not read (CON-15). */
const FURTHER_BATCHES = 10;

/** Messages of two lists, each once, the oldest first. */
function merge(...lists: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

/** The newest messages with the other, as far back as the oldest that is not read. */
async function loadConversation(recipientId: number, signal: AbortSignal) {
  const params = { recipientId };
  const oldest = await client.oldestUnread({ params, signal });
  let messages: ChatMessage[] = [];
  let isWhole = false;
  for (let batch = 0; batch <= FURTHER_BATCHES && !isWhole; batch++) {
    const more = await client.conversation({ params: { ...params, offset: messages.length }, signal });
    messages = merge(more, messages);
    isWhole = more.length < CONVERSATION_BATCH;
    if (oldest === null || messages.some(({ id }) => id === oldest)) break;
  }
  return { messages, isWhole, oldest };
}

/** Marks what the other has written as read once it is shown, and takes the other's mark away (CHAT-05). */
function useReading(recipientId: number, unreadId: number): void {
  const queries = useQueryClient();
  const readUpTo = useRef(0);
  useEffect(() => {
    if (unreadId <= readUpTo.current) return;
    readUpTo.current = unreadId;
    const { queryKey } = unreadSendersQuery(true);
    queries.setQueryData(queryKey, (ids) => ids?.filter((id) => id !== recipientId));
    logged('mark messages as read', undefined, () =>
      client.readMessages({ params: { recipientId }, body: { upTo: unreadId } }),
    ).catch(() => {
      // with the next message from the other, or when the conversation is opened again
      readUpTo.current = 0;
    });
  }, [unreadId, recipientId, queries]);
}

/** What is between the person and the other: loaded, asked for again and again, and marked as read once it is shown. */
export function useConversation(recipientId: number, outbox: Outbox) {
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: [...chatKey, 'conversation', recipientId],
    queryFn: ({ signal }) => logged('fetch a conversation', signal, () => loadConversation(recipientId, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    // closing clears the messages
    gcTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? POLL_MS : false),
  });
  const { data, isPending, isError } = useQuery(options);
  const add = (more: readonly ChatMessage[], isWhole = false) =>
    queries.setQueryData(
      options.queryKey,
      (old) => old && { ...old, messages: merge(old.messages, more), isWhole: old.isWhole || isWhole },
    );
  useQuery({
    queryKey: [...chatKey, 'fresh', recipientId],
    queryFn: async ({ signal }) => {
      const fresh = await logged('fetch new messages', signal, () =>
        client.unreadMessages({ params: { recipientId }, signal }),
      );
      add(fresh);
      return fresh.length;
    },
    enabled: data !== undefined,
    refetchInterval: POLL_MS,
    gcTime: 0,
    staleTime: 0,
  });
  const addSent = useEffectEvent((sent: ChatMessage) => {
    if (sent.to_user === recipientId) add([sent]);
  });
  useEffect(() => outbox.onSent(addSent), [outbox]);

  const messages = data?.messages ?? [];
  const newest = messages.findLast(({ from_user }) => from_user === recipientId);
  useReading(recipientId, newest && newest.readAt === null ? newest.id : 0);
  return {
    messages,
    isPending,
    isError,
    /** The first message that was not read when the conversation was opened. */
    firstUnread: data?.oldest ?? null,
    hasEarlier: data?.isWhole === false,
    async loadEarlier() {
      const params = { recipientId, offset: messages.length };
      const more = await logged('fetch earlier messages', undefined, () => client.conversation({ params })).catch(
        () => null,
      );
      if (more) add(more, more.length < CONVERSATION_BATCH);
    },
  };
}
