import { ApiProblem, type ChatMessage } from '@ordklar/contract';
import { client } from '../../lib/api/client.ts';
import { hasAll, keptPlace } from '../../lib/saving/kept.ts';
import { isRefusal } from '../../lib/saving/save-state.ts';
import { createSender } from '../../lib/saving/sender.ts';

/** A message on its way. With its key the server knows it, however often it is sent. */
export interface Outgoing {
  key: string;
  to: number;
  message: string;
  /** Why the server does not take it; null while it may yet be sent. */
  refusal: string | null;
}

const isOutgoing = (value: unknown): value is Outgoing => hasAll(value, 'key', 'to', 'message', 'refusal');
const isList = (value: unknown): value is Outgoing[] => Array.isArray(value) && value.every(isOutgoing);

/** The place in the browser where a person's messages are kept until the server has them. */
export const outboxPlace = (userId: number) => keptPlace(`ordklar-chat-outbox-${userId}`, isList);

/** What one has sent and the server does not have yet: kept in the browser, so that no lost net and no reload loses it. */
export interface Outbox {
  read: () => readonly Outgoing[];
  listen: (listener: () => void) => () => void;
  /** Hears of each message that the server has taken. */
  onSent: (listener: (message: ChatMessage) => void) => () => void;
  add: (to: number, message: string) => void;
  discard: (key: string) => void;
  /** Sends now what waits; settles when nothing waits any longer or there is no net. */
  flush: () => Promise<unknown>;
}

const outboxes = new Map<number, Outbox>();

function create(userId: number): Outbox {
  const place = outboxPlace(userId);
  let list: readonly Outgoing[] = place.read() ?? [];
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: ChatMessage) => void>();
  // another tab keeps its messages in the same place: what is changed is changed there too, and nothing is written over
  const change = (edit: (messages: readonly Outgoing[]) => readonly Outgoing[]) => {
    list = edit(list);
    const kept = edit(place.read() ?? []);
    place.keep(kept.length === 0 ? null : [...kept]);
    for (const listener of listeners) listener();
  };
  const remove = (key: string) => change((messages) => messages.filter((each) => each.key !== key));
  const next = () => list.find((outgoing) => outgoing.refusal === null);
  const sender = createSender({
    hasWork: () => next() !== undefined,
    async send() {
      const outgoing = next();
      if (!outgoing) return;
      const { key, to, message } = outgoing;
      const sent = await client.sendMessage({ params: { recipientId: to }, body: { message, key } });
      for (const listener of sentListeners) listener(sent);
      remove(key);
    },
    failed(error) {
      console.error('The chat could not send', error);
      const refused = next();
      if (!refused || !isRefusal(error)) return;
      const refusal = error instanceof ApiProblem ? error.message : '';
      change((messages) => messages.map((each) => (each.key === refused.key ? { ...each, refusal } : each)));
      void sender.flush();
    },
  });
  void sender.flush();
  return {
    read: () => list,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    add(to, message) {
      const outgoing = { key: crypto.randomUUID(), to, message, refusal: null };
      change((messages) => [...messages, outgoing]);
      void sender.flush();
    },
    discard: remove,
    flush: () => sender.flush(),
  };
}

/** A person's outbox; what was kept there is sent as soon as it is first asked for. */
export function outboxOf(userId: number): Outbox {
  const outbox = outboxes.get(userId) ?? create(userId);
  outboxes.set(userId, outbox);
  return outbox;
}
