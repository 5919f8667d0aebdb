import { languageOfCourse, type TestStep } from '@ordklar/content';
import type { Item } from '@ordklar/exercise-kinds/grade';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { courseLevel, exercise, exerciseCategory, exerciseEdition, exerciseProgress, itemAnswer, itemWork } = tables;
const { spellingWord, testStepResult } = tables;

export type WorkRow = typeof itemWork.$inferSelect;
export type AnswerRow = typeof itemAnswer.$inferSelect;

/** What stands above an exercise's items, with the version that is offered now. */
export async function findHead(db: Db, exerciseId: number) {
  const [row] = await db
    .select({
      exerciseId: exercise.id,
      title: exercise.title,
      productId: exercise.productId,
      level: courseLevel.title,
      category: exerciseCategory.title,
      kind: exercise.kind,
      instruction: sql<string>`coalesce(${exercise.content}->>'instruction', '')`,
      version: exercise.version,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(eq(exercise.id, exerciseId));
  return row ? { ...row, language: languageOfCourse(row.productId) } : null;
}

/** What a bank exercise is called, and the version that is offered now; null for one that a teacher has made. */
export async function findBankEdition(db: Db, exerciseId: number): Promise<{ slug: string; version: number } | null> {
  const [row] = await db
    .select({ slug: exercise.slug, version: exercise.version })
    .from(exercise)
    .where(and(eq(exercise.id, exerciseId), isNull(exercise.ownerId)));
  return row?.slug ? { slug: row.slug, version: row.version } : null;
}

/** What an edition is made of: its items with their answer keys, and the parts of a test. */
export interface Edition {
  items: Item[];
  steps: TestStep[] | null;
}

/** An edition; null where the exercise is not made of items. */
export async function findEdition(db: Db, exerciseId: number, version: number): Promise<Edition | null> {
  const [row] = await db
    .select({ items: exerciseEdition.items, steps: exerciseEdition.steps })
    .from(exerciseEdition)
    .where(and(eq(exerciseEdition.exerciseId, exerciseId), eq(exerciseEdition.version, version)));
  return row ?? null;
}

/** The work that is open on a task; null when there is none. */
export async function findOpenWork(db: Db, homeworkId: number): Promise<WorkRow | null> {
  const [row] = await db
    .select()
    .from(itemWork)
    .where(and(eq(itemWork.homeworkId, homeworkId), isNull(itemWork.endedAt)));
  return row ?? null;
}

/** The work that an attempt was handed in with; null for a text. */
export async function findWorkOfAttempt(db: Db, exerciseProgressId: number): Promise<WorkRow | null> {
  const [row] = await db
    .select({ work: itemWork })
    .from(itemWork)
    .innerJoin(exerciseProgress, eq(exerciseProgress.itemWorkId, itemWork.id))
    .where(eq(exerciseProgress.id, exerciseProgressId));
  return row?.work ?? null;
}

/** Holds the work to the end of the transaction; null where it has ended. */
export async function lockWork(tx: Db, workId: number): Promise<WorkRow | null> {
  const [work] = await tx
    .select()
    .from(itemWork)
    .where(and(eq(itemWork.id, workId), isNull(itemWork.endedAt)))
    .for('update');
  return work ?? null;
}

/** The work that a task was handed in with, or the one that is open on it; null when there is none. */
export const findWork = (
  db: Db,
  { homeworkId, exerciseProgressId }: { homeworkId: number; exerciseProgressId: number | null },
): Promise<WorkRow | null> =>
  exerciseProgressId === null ? findOpenWork(db, homeworkId) : findWorkOfAttempt(db, exerciseProgressId);

/** Begins the work on a task; of two first looks at once one begins it, and both get that one. */
export async function beginWork(
  db: Db,
  work: { homeworkId: number; version: number; startedAt: Date },
): Promise<WorkRow> {
  const [made] = await db.insert(itemWork).values(work).onConflictDoNothing().returning();
  const row = made ?? (await findOpenWork(db, work.homeworkId));
  if (!row) throw new Error('the work was not begun');
  return row;
}

/** What is answered, in the order in which it was answered. */
export const findAnswers = (db: Db, workId: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(itemAnswer)
    .where(eq(itemAnswer.workId, workId))
    .orderBy(asc(itemAnswer.answeredAt), asc(itemAnswer.round), asc(itemAnswer.item));

/**
 * Saves an answer and the time it took. Rounds are counted here, by what is saved: an item's first answer is of round 1,
 * whatever the page calls it, and only one that went wrong has a second. The first answer of a round stands: one that is
 * sent again after a lost reply changes nothing. Answers what is saved; null where the work has ended meanwhile.
 */
export async function saveAnswer(tx: Db, sent: AnswerRow, seconds: number): Promise<AnswerRow | null> {
  if (!(await lockWork(tx, sent.workId))) return null;
  const saved = await tx
    .select()
    .from(itemAnswer)
    .where(and(eq(itemAnswer.workId, sent.workId), eq(itemAnswer.item, sent.item)));
  const first = saved.find(({ round }) => round === 1);
  const round = sent.round === 2 && first && first.right < first.of ? 2 : 1;
  const before = saved.find((row) => row.round === round);
  if (before) return before;
  const [made] = await tx
    .insert(itemAnswer)
    .values({ ...sent, round })
    .returning();
  await tx
    .update(itemWork)
    .set({ seconds: sql`${itemWork.seconds} + ${seconds}` })
    .where(eq(itemWork.id, sent.workId));
  return made ?? null;
}

/** What an attempt comes to; the grade, the parts and the words are a test's. */
export interface Outcome {
  /** How many items something was answered in. */
  answered: number;
  correctAnswers: number;
  answerCount: number;
  grade?: number;
  steps?: Omit<typeof testStepResult.$inferInsert, 'exerciseProgressId'>[];
  words?: Omit<typeof spellingWord.$inferInsert, 'exerciseProgressId'>[];
}

/** Ends the work. */
export async function endWork(tx: Db, workId: number, endedAt: Date): Promise<void> {
  await tx.update(itemWork).set({ endedAt }).where(eq(itemWork.id, workId));
}

/** Keeps what the parts of a test and its words came to. */
export async function insertTestResults(
  tx: Db,
  exerciseProgressId: number,
  { steps = [], words = [] }: Pick<Outcome, 'steps' | 'words'>,
): Promise<void> {
  const ofAttempt = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, exerciseProgressId }));
  if (steps.length > 0) await tx.insert(testStepResult).values(ofAttempt(steps));
  if (words.length > 0) await tx.insert(spellingWord).values(ofAttempt(words));
}
