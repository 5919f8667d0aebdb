import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../platform/db/index.ts';

const { answerText, exerciseProgress, homework, squad, users } = tables;

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
  editedBy: answerText.editedBy,
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

/** One value however many texts there are: a word may stand in more than a statement takes values. */
const isOneOf = (answerTextIds: number[]): SQL => sql`${answerText.id} = any(${sql.param(answerTextIds)}::int[])`;

const select = (db: Db) =>
  db
    .select(textColumns)
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .leftJoin(users, eq(users.id, answerText.editedBy));

/** A handed-in text with whose it is. */
export type TextRow = Awaited<ReturnType<typeof findText>> & {};

/** A handed-in text with whose it is; null when there is none, or its attempt is deleted. */
export async function findText(db: Db, answerTextId: number) {
  const [row] = await select(db).where(and(eq(answerText.id, answerTextId), isNull(exerciseProgress.deletedAt)));
  return row ?? null;
}

/** The texts of these attempts. */
export const findTextsOfAttempts = (db: Db, exerciseProgressIds: number[]) =>
  select(db).where(
    and(inArray(answerText.exerciseProgressId, exerciseProgressIds), isNull(exerciseProgress.deletedAt)),
  );

/** Texts that wait for the engine; one whose attempt was deleted meanwhile waits for nothing. */
const selectQueued = (db: Db) =>
  db
    .select({ id: answerText.id })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .where(and(eq(answerText.marking, 'queued'), isNull(exerciseProgress.deletedAt)));

/** Texts that wait for the engine: those handed in first, at most `most`. */
export async function findQueued(db: Db, most: number): Promise<number[]> {
  const rows = await selectQueued(db).orderBy(answerText.id).limit(most);
  return rows.map((row) => row.id);
}

/**
 * Holds texts until the transaction ends: whoever changes the marks of several, or marks before their text, asks first, so that
 * two who change the same wait for one another in one order. A pupil's tasks are held before the texts (`holdTasks`).
 */
export async function holdTexts(tx: Db, answerTextIds: number[]): Promise<void> {
  if (answerTextIds.length === 0) return;
  await tx
    .select({ id: answerText.id })
    .from(answerText)
    .where(isOneOf(answerTextIds))
    .orderBy(answerText.id)
    .for('no key update');
}

/** Whether any text waits to be marked or is being marked. */
export async function isAnyQueued(db: Db): Promise<boolean> {
  const rows = await selectQueued(db).limit(1);
  return rows.length > 0;
}

/** The text of an attempt before it is handed in, with how it is to be marked. */
export type NewText = Omit<typeof answerText.$inferInsert, 'exerciseProgressId'>;

/** Makes the text of an attempt; answers its id. */
export async function insertText(tx: Db, exerciseProgressId: number, text: NewText): Promise<number> {
  const [made] = await tx
    .insert(answerText)
    .values({ ...text, exerciseProgressId })
    .returning({ id: answerText.id });
  if (!made) throw new Error('the text was not made');
  return made.id;
}

type Changes = { [Column in keyof typeof answerText.$inferInsert]?: (typeof answerText.$inferInsert)[Column] | SQL };

/** Changes a text that is as `only` says; false where it is not. */
async function change(db: Db, answerTextId: number, set: Changes, ...only: (SQL | undefined)[]): Promise<boolean> {
  const rows = await db
    .update(answerText)
    .set(set)
    .where(and(eq(answerText.id, answerTextId), ...only))
    .returning({ id: answerText.id });
  return rows.length > 0;
}

/** Takes a text that waits as marked. Only the first of two workers on one text gets true. */
export const claimQueued = (
  tx: Db,
  answerTextId: number,
  set: { notes: string[]; markedAt: Date; engineVersion: string },
): Promise<boolean> => change(tx, answerTextId, { ...set, marking: 'marked' }, eq(answerText.marking, 'queued'));

/** Gives a text up that waits. */
export const failQueued = (db: Db, answerTextId: number): Promise<boolean> =>
  change(db, answerTextId, { marking: 'failed' }, eq(answerText.marking, 'queued'));

/** Puts a text that failed, and that nobody has begun to mark by hand or sent back, into the queue; false for any other. */
export const queueAgain = (db: Db, answerTextId: number): Promise<boolean> =>
  change(
    db,
    answerTextId,
    { marking: 'queued' },
    eq(answerText.marking, 'failed'),
    isNull(answerText.editedAt),
    isNull(answerText.readyAt),
  );

const oneUp = sql`${answerText.version} + 1`;

/**
 * Counts a save of a text's marks, when nobody has saved since `version`; without a version it always counts. Answers the
 * new version, or null where somebody has saved.
 */
export async function countSave(
  tx: Db,
  answerTextId: number,
  save: { version?: number | undefined; editedBy: number; editedAt: Date },
): Promise<number | null> {
  const { version, editedBy, editedAt } = save;
  const [saved] = await tx
    .update(answerText)
    .set({ version: oneUp, editedBy, editedAt })
    .where(and(eq(answerText.id, answerTextId), version === undefined ? undefined : eq(answerText.version, version)))
    .returning({ version: answerText.version });
  return saved?.version ?? null;
}

/** Counts a change of the marks of texts that nobody has made by hand: whoever has them open is notified at the next save. */
export async function countChange(tx: Db, answerTextIds: number[]): Promise<void> {
  if (answerTextIds.length === 0) return;
  await tx.update(answerText).set({ version: oneUp }).where(isOneOf(answerTextIds));
}

/** Takes a text as re-marked by another comma system; false where somebody has saved since `version`, or it waits for the engine. */
export const claimAnew = (
  tx: Db,
  answerTextId: number,
  save: {
    notes: string[];
    startkomma: 'yes' | 'no' | 'auto';
    engineVersion: string;
    version: number;
    editedBy: number;
    editedAt: Date;
  },
): Promise<boolean> => {
  const { version, ...set } = save;
  return change(
    tx,
    answerTextId,
    { ...set, startkommaBy: 'teacher', marking: 'marked', markedAt: save.editedAt, version: oneUp },
    eq(answerText.version, version),
    ne(answerText.marking, 'queued'),
  );
};

/** Remembers when a teacher first looked at texts. */
export async function markOpened(db: Db, answerTextIds: number[], openedAt: Date): Promise<void> {
  if (answerTextIds.length === 0) return;
  await db
    .update(answerText)
    .set({ openedAt })
    .where(and(inArray(answerText.id, answerTextIds), isNull(answerText.openedAt)));
}

/** Sends texts back to their pupils; one that was sent back before keeps its moment. */
export async function sendTextsBack(
  tx: Db,
  answerTextIds: number[],
  { at, selfCorrectionEnabled }: { at: Date; selfCorrectionEnabled: boolean },
): Promise<void> {
  const readyAt = sql`coalesce(${answerText.readyAt}, ${atMoment(at)})`;
  await tx.update(answerText).set({ readyAt, selfCorrectionEnabled }).where(inArray(answerText.id, answerTextIds));
}

/** Takes texts back from their pupils. */
export async function takeTextsBack(tx: Db, answerTextIds: number[], selfCorrectionEnabled: boolean): Promise<void> {
  await tx
    .update(answerText)
    .set({ readyAt: null, selfCorrectionEnabled })
    .where(inArray(answerText.id, answerTextIds));
}
