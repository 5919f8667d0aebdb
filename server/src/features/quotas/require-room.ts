import type { Quota } from '../../platform/config/quotas.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { type DraftPage, holdRoom, type Kept, sumDrafts, sumFiles } from './quotas.repo.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The server that is asked: its configuration says how much there is room for. */
type Server = Pick<Context, 'config'>;
type Person = Pick<Actor, 'id' | 'roles'>;
const quotasOf = ({ config }: Server, { roles }: Person) =>
  config.quotas[roles.some((role) => role !== 'student') ? 'staff' : 'pupil'];
const holds = (limit: Quota, kept: Kept, more: Kept): boolean =>
  kept.bytes + more.bytes <= limit.bytes && kept.count + more.count <= limit.count;

/** How many bytes a draft counts with. */
export const bytesOfDraft = (content: unknown): number => Buffer.byteLength(JSON.stringify(content) ?? '');

/**
 * Refuses a draft that there is no room for (413); what is written stays in the browser. Call it in the transaction that
 * writes: until that ends nobody else takes the room. What gets no longer needs none and is not asked for.
 * @param over what the draft is written over, and therefore not counted
 */
export async function requireDraftRoom(
  server: Server,
  tx: Db,
  actor: Person,
  bytes: number,
  over: { page?: DraftPage; draftId?: number },
): Promise<void> {
  await holdRoom(tx, actor.id);
  const kept = await sumDrafts(tx, actor.id, over);
  if (!holds(quotasOf(server, actor).drafts, kept, { bytes, count: 1 })) throw new ProblemError('drafts-full');
}

/**
 * Refuses uploads beyond what a person may send in a day (429) or keep in all (413). Call it in the transaction that keeps
 * them: until that ends nobody else takes the room.
 */
export async function requireFileRoom(
  server: Server,
  tx: Db,
  actor: Person,
  sizes: readonly number[],
  now: Date,
): Promise<void> {
  if (sizes.length === 0) return;
  await holdRoom(tx, actor.id);
  const more = { bytes: sizes.reduce((sum, size) => sum + size, 0), count: sizes.length };
  const { files, filesADay } = quotasOf(server, actor);
  if (!holds(files, await sumFiles(tx, actor.id), more)) throw new ProblemError('files-full');
  const today = await sumFiles(tx, actor.id, new Date(now.getTime() - DAY_MS));
  if (!holds(filesADay, today, more)) throw new ProblemError('files-today');
}
