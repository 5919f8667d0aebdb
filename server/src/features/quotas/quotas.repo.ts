import { and, eq, gte, not, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db/index.ts';

const { draft, exerciseDraft, exerciseFile, homeworkFile } = tables;

/** Nobody else's room is asked for or taken in the transaction's name until it ends. */
export async function holdRoom(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('room'), ${userId})`);
}

/** How much of something a person keeps here. */
export interface Kept {
  bytes: number;
  count: number;
}

const add = (...all: (Kept | undefined)[]): Kept => ({
  bytes: all.reduce((sum, one) => sum + (one?.bytes ?? 0), 0),
  count: all.reduce((sum, one) => sum + (one?.count ?? 0), 0),
});

const count = sql<number>`count(*)::int`;
const summed = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** A page of a task that a pupil writes on. */
export interface DraftPage {
  homeworkId: number;
  pageId: number;
}

/** All that the person is writing, as a pupil and as a teacher; not counted is what is about to be written over. */
export async function sumDrafts(tx: Db, userId: number, over: { page?: DraftPage; draftId?: number }): Promise<Kept> {
  const { page, draftId } = over;
  const isPage = page && and(eq(exerciseDraft.homeworkId, page.homeworkId), eq(exerciseDraft.pageId, page.pageId));
  const [pages] = await tx
    .select({ bytes: summed(exerciseDraft.bytes), count })
    .from(exerciseDraft)
    .where(and(eq(exerciseDraft.userId, userId), isPage && not(isPage)));
  const [drafts] = await tx
    .select({ bytes: summed(draft.bytes), count })
    .from(draft)
    .where(and(eq(draft.teacherId, userId), draftId === undefined ? undefined : not(eq(draft.id, draftId))));
  return add(pages, drafts);
}

/** All files that the person has uploaded and that are still here, since then where a moment is given. */
export async function sumFiles(tx: Db, userId: number, since?: Date): Promise<Kept> {
  const [handedIn] = await tx
    .select({ bytes: summed(homeworkFile.size), count })
    .from(homeworkFile)
    .where(and(eq(homeworkFile.uploadedBy, userId), since && gte(homeworkFile.uploadedAt, since)));
  const [attached] = await tx
    .select({ bytes: summed(exerciseFile.size), count })
    .from(exerciseFile)
    .where(and(eq(exerciseFile.uploadedBy, userId), since && gte(exerciseFile.uploadedAt, since)));
  return add(handedIn, attached);
}
