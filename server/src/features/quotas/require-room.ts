import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { type DraftPage, holdRoom, type Kept, sumDrafts, sumFiles } from './quotas.repo.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;

/** What one person may keep, in bytes and in number: far above what school work takes, far below what fills a disk. */
export const QUOTAS = {
  pupil: {
    drafts: { bytes: 20 * MB, count: 5000 },
    filesADay: { bytes: 200 * MB, count: 100 },
    files: { bytes: 1024 * MB, count: 2000 },
  },
  /** Hands in for whole classes, and attaches files to own exercises. */
  staff: {
    drafts: { bytes: 100 * MB, count: 10_000 },
    filesADay: { bytes: 2048 * MB, count: 1000 },
    files: { bytes: 10 * 1024 * MB, count: 20_000 },
  },
} as const satisfies Record<string, Record<string, Kept>>;

type Person = Pick<Actor, 'id' | 'roles'>;
const quotasOf = ({ roles }: Person) => (roles.some((role) => role !== 'student') ? QUOTAS.staff : QUOTAS.pupil);
const holds = (limit: Kept, kept: Kept, more: Kept): boolean =>
  kept.bytes + more.bytes <= limit.bytes && kept.count + more.count <= limit.count;

/** How many bytes a draft counts with. */
export const bytesOfDraft = (content: unknown): number => Buffer.byteLength(JSON.stringify(content) ?? '');

/**
 * Refuses a draft that there is no room for (413); what is written stays in the browser. Call it in the transaction that
 * writes: until that ends nobody else takes the room. What gets no longer needs none and is not asked for.
 * @param over what the draft is written over, and therefore not counted
 */
export async function requireDraftRoom(
  tx: Db,
  actor: Person,
  bytes: number,
  over: { page?: DraftPage; draftId?: number },
): Promise<void> {
  await holdRoom(tx, actor.id);
  const kept = await sumDrafts(tx, actor.id, over);
  if (!holds(quotasOf(actor).drafts, kept, { bytes, count: 1 })) throw new ProblemError('drafts-full');
}

/**
 * Refuses uploads beyond what a person may send in a day (429) or keep in all (413). Call it in the transaction that keeps
 * them: until that ends nobody else takes the room.
 */
export async function requireFileRoom(tx: Db, actor: Person, sizes: readonly number[], now: Date): Promise<void> {
  if (sizes.length === 0) return;
  await holdRoom(tx, actor.id);
  const more = { bytes: sizes.reduce((sum, size) => sum + size, 0), count: sizes.length };
  const { files, filesADay } = quotasOf(actor);
  if (!holds(files, await sumFiles(tx, actor.id), more)) throw new ProblemError('files-full');
  const today = await sumFiles(tx, actor.id, new Date(now.getTime() - DAY_MS));
  if (!holds(filesADay, today, more)) throw new ProblemError('files-today');
}
