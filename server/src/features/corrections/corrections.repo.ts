import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Correction } from '@ordklar/correction';
import { type Db, type StoredCategory, tables } from '../../platform/db/index.ts';

const { answerText, correction, engineResult, exerciseProgress, homework, squad, users } = tables;

export type CorrectionRow = typeof correction.$inferSelect;
export type { StoredCategory };

const textColumns = {
  id: answerText.id,
  exerciseProgressId: answerText.exerciseProgressId,
  text: answerText.text,
  wordCount: answerText.wordCount,
  language: answerText.language,
  startkomma: answerText.startkomma,
  startkommaBy: answerText.startkommaBy,
  uncheckedRanges: answerText.uncheckedRanges,
  notes: answerText.notes,
  marking: answerText.marking,
  version: answerText.version,
  editedAt: answerText.editedAt,
  editedByName: users.publicName,
  openedAt: answerText.openedAt,
  readyAt: answerText.readyAt,
  selfCorrectionEnabled: answerText.selfCorrectionEnabled,
  homeworkId: homework.id,
  squadId: homework.squadId,
  institutionId: squad.institutionId,
  studentId: homework.studentId,
  exerciseId: homework.exerciseId,
  parentId: homework.parentId,
  ownStartkomma: homework.ownStartkomma,
  removedAt: homework.removedAt,
  availableAt: homework.availableAt,
};

const select = (db: Db) =>
  db
    .select(textColumns)
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .leftJoin(users, eq(users.id, answerText.editedBy));

export type TextRow = Awaited<ReturnType<typeof findText>> & {};

/** A handed-in text with whose it is; null when there is none, or its attempt is deleted. */
export async function findText(db: Db, answerTextId: number) {
  const [row] = await select(db).where(and(eq(answerText.id, answerTextId), isNull(exerciseProgress.deletedAt)));
  return row ?? null;
}

/** The texts of these attempts. */
export const findTextsOfProgress = (db: Db, exerciseProgressIds: number[]) =>
  select(db).where(
    and(inArray(answerText.exerciseProgressId, exerciseProgressIds), isNull(exerciseProgress.deletedAt)),
  );

/** Marks of some texts in the order of the text. */
export const findCorrections = (db: Db, answerTextIds: number[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(inArray(correction.answerTextId, answerTextIds))
    .orderBy(asc(correction.answerTextId), asc(correction.offset), asc(correction.length), asc(correction.key));

/** Texts that wait for the engine. */
export async function findQueued(db: Db): Promise<number[]> {
  const rows = await db.select({ id: answerText.id }).from(answerText).where(eq(answerText.marking, 'queued'));
  return rows.map((row) => row.id);
}

/**
 * Stores what the engine found. Only the first of two workers on one text gets true: the text is marked once.
 * The engine's own result is kept, to come back to.
 */
export async function storeMarks(
  db: Db,
  answerTextId: number,
  marks: {
    found: Correction[];
    rows: (typeof correction.$inferInsert)[];
    notes: string[];
    engineVersion: string;
    markedAt: Date;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(answerText)
      .set({ marking: 'marked', notes: marks.notes, markedAt: marks.markedAt, engineVersion: marks.engineVersion })
      .where(and(eq(answerText.id, answerTextId), eq(answerText.marking, 'queued')))
      .returning({ id: answerText.id });
    if (!claimed) return false;
    await tx.insert(engineResult).values({ answerTextId, corrections: marks.found });
    await insertInPortions(tx, marks.rows);
    return true;
  });
}

/** PostgreSQL takes 65,535 values in one statement; a very long text has more marks than that allows. */
async function insertInPortions(db: Db, rows: (typeof correction.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000)
    await db.insert(correction).values(rows.slice(from, from + 1000));
}

export async function markFailed(db: Db, answerTextId: number): Promise<void> {
  await db
    .update(answerText)
    .set({ marking: 'failed' })
    .where(and(eq(answerText.id, answerTextId), eq(answerText.marking, 'queued')));
}

/** Puts a text that failed, and that nobody has begun to mark by hand or sent back, into the queue; false for any other. */
export async function queueAgain(db: Db, answerTextId: number): Promise<boolean> {
  const rows = await db
    .update(answerText)
    .set({ marking: 'queued' })
    .where(
      and(
        eq(answerText.id, answerTextId),
        eq(answerText.marking, 'failed'),
        isNull(answerText.editedAt),
        isNull(answerText.readyAt),
      ),
    )
    .returning({ id: answerText.id });
  return rows.length > 0;
}

export async function findEngineResult(db: Db, answerTextId: number): Promise<Correction[]> {
  const [row] = await db.select().from(engineResult).where(eq(engineResult.answerTextId, answerTextId));
  return (row?.corrections ?? []) as Correction[];
}

/**
 * Replaces the marks of a text, when nobody has saved since `version`. Answers the new version, or null where somebody
 * has. Without a version the save always counts.
 */
export async function replaceMarks(
  db: Db,
  answerTextId: number,
  save: {
    rows: (typeof correction.$inferInsert)[];
    version: number | undefined;
    editedBy: number;
    editedAt: Date;
  },
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .update(answerText)
      .set({ version: sql`${answerText.version} + 1`, editedBy: save.editedBy, editedAt: save.editedAt })
      .where(
        and(
          eq(answerText.id, answerTextId),
          save.version === undefined ? undefined : eq(answerText.version, save.version),
        ),
      )
      .returning({ version: answerText.version });
    if (!saved) return null;
    await tx.delete(correction).where(eq(correction.answerTextId, answerTextId));
    await insertInPortions(tx, save.rows);
    return saved.version;
  });
}

/**
 * Stores the marks of a text that was marked anew by another comma system, with the engine's own result, when nobody has
 * saved since `version`; false where somebody has, or the text waits for the engine.
 */
export async function storeMarksAnew(
  db: Db,
  answerTextId: number,
  save: {
    rows: (typeof correction.$inferInsert)[];
    found: Correction[];
    notes: string[];
    startkomma: 'yes' | 'no' | 'auto';
    engineVersion: string;
    version: number;
    editedBy: number;
    editedAt: Date;
  },
): Promise<boolean> {
  const { startkomma, notes, engineVersion, editedBy, editedAt } = save;
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .update(answerText)
      .set({
        startkomma,
        notes,
        engineVersion,
        editedBy,
        editedAt,
        startkommaBy: 'teacher',
        marking: 'marked',
        markedAt: editedAt,
        version: sql`${answerText.version} + 1`,
      })
      .where(
        and(eq(answerText.id, answerTextId), eq(answerText.version, save.version), ne(answerText.marking, 'queued')),
      )
      .returning({ id: answerText.id });
    if (!saved) return false;
    const corrections = save.found;
    await tx
      .insert(engineResult)
      .values({ answerTextId, corrections })
      .onConflictDoUpdate({ target: engineResult.answerTextId, set: { corrections } });
    await tx.delete(correction).where(eq(correction.answerTextId, answerTextId));
    await insertInPortions(tx, save.rows);
    return true;
  });
}

/** Shows or hides the marks at a place of a text as errors or not. */
export async function decideMarkAt(
  db: Db,
  answerTextId: number,
  decision: { offset: number; length: number; isError: boolean; editedBy: number; editedAt: Date },
): Promise<void> {
  const { offset, length, isError, editedBy, editedAt } = decision;
  await db.transaction(async (tx) => {
    await tx
      .update(answerText)
      .set({ version: sql`${answerText.version} + 1`, editedBy, editedAt })
      .where(eq(answerText.id, answerTextId));
    await tx
      .update(correction)
      .set({ active: isError, notAnError: !isError })
      .where(
        and(eq(correction.answerTextId, answerTextId), eq(correction.offset, offset), eq(correction.length, length)),
      );
  });
}

export async function markOpened(db: Db, answerTextIds: number[], openedAt: Date): Promise<void> {
  if (answerTextIds.length === 0) return;
  await db
    .update(answerText)
    .set({ openedAt })
    .where(and(inArray(answerText.id, answerTextIds), isNull(answerText.openedAt)));
}

/** Who sends texts back or takes them back, when, and whether their pupils are to correct them. */
interface Readying {
  at: Date;
  teacherId: number;
  selfCorrectionEnabled: boolean;
}

/**
 * Sends texts back to their pupils, with a homework for correcting each where that is enabled and there is none yet.
 * One that was sent back before keeps its moment.
 */
export async function setReady(db: Db, texts: TextRow[], ready: Readying): Promise<void> {
  if (texts.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .update(answerText)
      .set({
        readyAt: sql`coalesce(${answerText.readyAt}, ${ready.at.toISOString()}::timestamptz)`,
        selfCorrectionEnabled: ready.selfCorrectionEnabled,
      })
      .where(
        inArray(
          answerText.id,
          texts.map((text) => text.id),
        ),
      );
    if (ready.selfCorrectionEnabled)
      await tx
        .insert(homework)
        .values(
          texts.map((text) => ({
            exerciseId: text.exerciseId,
            studentId: text.studentId,
            squadId: text.squadId,
            assignedBy: ready.teacherId,
            assignedAt: ready.at,
            parentId: text.homeworkId,
            ownStartkomma: text.ownStartkomma,
          })),
        )
        .onConflictDoNothing();
    else await removeOpenCorrections(tx, texts, ready.teacherId, ready.at);
  });
}

/** Takes texts back from their pupils, with the homework for correcting them unless it is handed in. */
export async function setNotReady(db: Db, texts: TextRow[], taking: Readying): Promise<void> {
  if (texts.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .update(answerText)
      .set({ readyAt: null, selfCorrectionEnabled: taking.selfCorrectionEnabled })
      .where(
        inArray(
          answerText.id,
          texts.map((text) => text.id),
        ),
      );
    await removeOpenCorrections(tx, texts, taking.teacherId, taking.at);
  });
}

async function removeOpenCorrections(db: Db, texts: TextRow[], removedBy: number, removedAt: Date): Promise<void> {
  await db
    .update(homework)
    .set({ removedAt, removedBy })
    .where(
      and(
        inArray(
          homework.parentId,
          texts.map((text) => text.homeworkId),
        ),
        isNull(homework.removedAt),
        sql`not exists (select 1 from ${exerciseProgress} p where p.homework_id = ${homework.id} and p.deleted_at is null)`,
      ),
    );
}
