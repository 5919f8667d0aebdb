import type { ChatMessage } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound, ProblemError } from '../../platform/problems/index.ts';
import { type Common, mayRead, whyNotSend } from './chat.policy.ts';
import * as repo from './chat.repo.ts';
import { findCommonSquads } from './recipients.repo.ts';

const toWire = (row: repo.MessageRow): ChatMessage => ({
  id: row.id,
  from_user: row.fromUser,
  to_user: row.toUser,
  message: row.message,
  created: toUnix(row.created),
  readAt: toUnix(row.readAt),
});

async function commonWith(context: Context, actor: Actor, otherId: number): Promise<Common> {
  const squads = await findCommonSquads(context.db, actor.id, otherId);
  // whoever meets in a class need not have written
  const haveWritten = squads.length === 0 && (await repo.haveWritten(context.db, actor.id, otherId));
  return { squads, haveWritten };
}

/** Refuses with 404 where the other is a stranger. */
async function requireReader(context: Context, actor: Actor, otherId: number): Promise<void> {
  if (!mayRead(await commonWith(context, actor, otherId))) throw notFound();
}

/** Those whose messages the person has not read. */
export const unreadSenders = (context: Context, actor: Actor): Promise<number[]> =>
  repo.findUnreadSenders(context.db, actor.id);

/** The first message from the other that the person has not read. */
export async function oldestUnread(context: Context, actor: Actor, otherId: number): Promise<number | null> {
  await requireReader(context, actor, otherId);
  return repo.findOldestUnread(context.db, actor.id, otherId);
}

/** A batch of the conversation, oldest first; `offset` newer messages are passed over. */
export async function readConversation(
  context: Context,
  actor: Actor,
  otherId: number,
  offset: number,
): Promise<ChatMessage[]> {
  await requireReader(context, actor, otherId);
  return (await repo.findConversation(context.db, actor.id, otherId, offset)).map(toWire).toReversed();
}

/** What the other has written since. Own post only, so nobody needs be asked whose it is: of a stranger there is none. */
export const unreadFrom = async (context: Context, actor: Actor, otherId: number): Promise<ChatMessage[]> =>
  (await repo.findUnread(context.db, actor.id, otherId)).map(toWire);

/** Sends a message to somebody of one's own classes. The same key twice is one message. */
export async function sendMessage(
  context: Context,
  actor: Actor,
  otherId: number,
  { message, key }: { message: string; key?: string | undefined },
): Promise<ChatMessage> {
  const why = whyNotSend(await commonWith(context, actor, otherId));
  if (why !== null) throw new ProblemError(why);
  const created = context.clock.now();
  const row = { fromUser: actor.id, toUser: otherId, message, created, key: key ?? null };
  return toWire(await repo.insertMessage(context.db, row));
}

/** The person has seen what the other wrote, up to and with a message. */
export async function readMessages(context: Context, actor: Actor, otherId: number, upTo: number): Promise<void> {
  await requireReader(context, actor, otherId);
  await repo.markRead(context.db, actor.id, otherId, upTo, context.clock.now());
}
