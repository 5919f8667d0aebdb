import type { ChatRecipient } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { findRecipients, type RecipientRow } from './recipients.repo.ts';

/** Under this name stand those with whom only a conversation is left. */
const EARLIER = 'Tidligere samtaler';

const toWire = (row: RecipientRow): ChatRecipient => ({
  user_id: row.userId,
  public_name: row.publicName,
  squad_id: row.squadId,
  is_open: row.isOpen,
  last:
    row.lastMessage === null || row.lastCreated === null || row.lastFrom === null
      ? null
      : { message: row.lastMessage, created: toUnix(row.lastCreated), from_user: row.lastFrom },
});

/** Everybody whom the person can write to, by class name; a second class of the same name gets a number (DEC-15). */
export async function listRecipients(context: Context, actor: Actor): Promise<Record<string, ChatRecipient[]>> {
  const names = new Map<number | null, string>();
  const lists = new Map<string, ChatRecipient[]>();
  for (const row of await findRecipients(context.db, actor.id)) {
    const name = names.get(row.squadId) ?? unusedName(row.squadName ?? EARLIER, lists);
    names.set(row.squadId, name);
    lists.set(name, [...(lists.get(name) ?? []), toWire(row)]);
  }
  return Object.fromEntries(lists);
}

function unusedName(name: string, used: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let n = 2; used.has(free); n++) free = `${name} (${n})`;
  return free;
}
