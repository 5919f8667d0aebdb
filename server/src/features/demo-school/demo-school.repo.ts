import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';
import type { growTree } from '../achievements/index.ts';

/** Any number of ours: two servers that start at once must not both seed. */
const LOCK = 7_210_213;

/** Runs the seeding in a transaction, alone, and only into a database without people. Answers whether it ran. */
export async function inEmptyDatabase(tx: Db, seed: (tx: Db) => Promise<void>): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [someone] = await tx.select({ id: tables.users.id }).from(tables.users).limit(1);
  if (someone) return false;
  await seed(tx);
  return true;
}

const returned = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('the demo school could not be written');
  return row;
};

export const insertInstitution = async (db: Db, name: string): Promise<number> =>
  returned(await db.insert(tables.institution).values({ name }).returning({ id: tables.institution.id })).id;

export const insertUser = async (db: Db, row: typeof tables.users.$inferInsert): Promise<number> =>
  returned(await db.insert(tables.users).values(row).returning({ id: tables.users.id })).id;

export const insertSquad = async (db: Db, row: typeof tables.squad.$inferInsert): Promise<number> =>
  returned(await db.insert(tables.squad).values(row).returning({ id: tables.squad.id })).id;

export const insertRoles = (db: Db, rows: (typeof tables.userRole.$inferInsert)[]) =>
  db.insert(tables.userRole).values(rows);

export const insertMembers = (db: Db, rows: (typeof tables.squadMember.$inferInsert)[]) =>
  db.insert(tables.squadMember).values(rows);

export const insertShares = (db: Db, rows: (typeof tables.squadShare.$inferInsert)[]) =>
  db.insert(tables.squadShare).values(rows);

export const insertLicences = (db: Db, rows: (typeof tables.licence.$inferInsert)[]) =>
  db.insert(tables.licence).values(rows);

export const insertDismissed = (db: Db, rows: (typeof tables.dismissedElement.$inferInsert)[]) =>
  db.insert(tables.dismissedElement).values(rows);

/** Ids of bank exercises by slug. */
export async function exerciseIdsBySlug(db: Db, slugs: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: tables.exercise.id, slug: tables.exercise.slug })
    .from(tables.exercise)
    .where(inArray(tables.exercise.slug, slugs));
  return new Map(rows.map((row) => [row.slug ?? '', row.id]));
}

/** What pupils have answered in an exercise made of items, handed in. */
export async function insertAnswered(
  db: Db,
  version: number,
  rows: {
    homeworkId: number;
    studentId: number;
    endedAt: Date;
    seconds: number;
    answers: { item: number; answer: unknown; right: number; of: number }[];
  }[],
): Promise<void> {
  const made = await db
    .insert(tables.itemWork)
    .values(
      rows.map(({ homeworkId, endedAt, seconds }) => {
        const startedAt = new Date(endedAt.getTime() - seconds * 1000);
        return { homeworkId, version, startedAt, seconds, endedAt };
      }),
    )
    .returning({ id: tables.itemWork.id, homeworkId: tables.itemWork.homeworkId });
  const workOf = new Map(made.map(({ id, homeworkId }) => [homeworkId, id]));
  const workId = (homeworkId: number): number => workOf.get(homeworkId) ?? 0;
  await db
    .insert(tables.itemAnswer)
    .values(
      rows.flatMap(({ homeworkId, endedAt, answers }) =>
        answers.map((answer) => ({ ...answer, workId: workId(homeworkId), round: 1 as const, answeredAt: endedAt })),
      ),
    );
  await db.insert(tables.exerciseProgress).values(
    rows.map(({ homeworkId, studentId, endedAt, seconds, answers }) => ({
      homeworkId,
      attempt: 1,
      completedAt: endedAt,
      handedInBy: studentId,
      timeSpent: seconds,
      itemWorkId: workId(homeworkId),
      correctAnswers: answers.reduce((sum, { right }) => sum + right, 0),
      answerCount: answers.reduce((sum, { of }) => sum + of, 0),
    })),
  );
}

/** Who has handed in was there then. */
export const insertLastSeen = (db: Db) =>
  db.insert(tables.lastSeen).select(
    db
      .select({ userId: tables.exerciseProgress.handedInBy, seenAt: max(tables.exerciseProgress.completedAt).as('at') })
      .from(tables.exerciseProgress)
      .groupBy(tables.exerciseProgress.handedInBy),
  );

/** The homework that corrects another one. */
export async function findCorrecting(db: Db, parentHomeworkId: number): Promise<number> {
  return returned(
    await db
      .select({ id: tables.homework.id })
      .from(tables.homework)
      .where(eq(tables.homework.parentId, parentHomeworkId)),
  ).id;
}

/** Which homework belongs to which pupil. */
export const homeworkOf = (db: Db, ids: number[]) =>
  db
    .select({ id: tables.homework.id, studentId: tables.homework.studentId })
    .from(tables.homework)
    .where(inArray(tables.homework.id, ids));

/** The text of an attempt. */
export async function answerTextOf(db: Db, exerciseProgressId: number): Promise<number> {
  return returned(
    await db
      .select({ id: tables.answerText.id })
      .from(tables.answerText)
      .where(eq(tables.answerText.exerciseProgressId, exerciseProgressId)),
  ).id;
}

/** People by user name who do not come in by UNI-Login. */
export const findAccounts = (db: Db, usernames: string[]) =>
  db
    .select({ id: tables.users.id, passwordHash: tables.users.passwordHash })
    .from(tables.users)
    .where(and(inArray(tables.users.username, usernames), isNull(tables.users.uniId)));

/** Takes people's password and ends their sessions. */
export async function closeAccounts(tx: Db, ids: number[]): Promise<void> {
  await tx.update(tables.users).set({ passwordHash: null }).where(inArray(tables.users.id, ids));
  await tx.delete(tables.session).where(inArray(tables.session.userId, ids));
}

export async function openAccounts(db: Db, ids: number[], passwordHash: string): Promise<void> {
  await db.update(tables.users).set({ passwordHash }).where(inArray(tables.users.id, ids));
}

/** Takes all trees away, and answers what has been handed in first of each task, the oldest first: what they grow of. */
export async function felledTrees(db: Db): Promise<Parameters<typeof growTree>[1][]> {
  await db.delete(tables.achievement);
  const { exerciseProgress, homework } = tables;
  const first = await db
    .selectDistinctOn([homework.id], {
      userId: homework.studentId,
      homeworkId: homework.id,
      exerciseProgressId: exerciseProgress.id,
      earnedAt: exerciseProgress.completedAt,
    })
    .from(homework)
    .innerJoin(exerciseProgress, eq(exerciseProgress.homeworkId, homework.id))
    .orderBy(homework.id, exerciseProgress.id);
  return first.toSorted((a, b) => a.earnedAt.getTime() - b.earnedAt.getTime());
}
