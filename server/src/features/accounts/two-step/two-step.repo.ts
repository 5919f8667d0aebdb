import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { twoStep, users } = tables;

/** The second step of a person's login; null where there is none, not even begun. */
export async function findTwoStep(db: Db, userId: number) {
  const [row] = await db.select().from(twoStep).where(eq(twoStep.userId, userId));
  return row ?? null;
}

/** A second step that is asked for. */
export type TurnedOn = NonNullable<Awaited<ReturnType<typeof findTwoStep>>>;

/** The second step of a person's login where it is turned on. */
export async function findTurnedOn(db: Db, userId: number) {
  const row = await findTwoStep(db, userId);
  return row?.confirmedAt ? row : null;
}

/** Keeps a secret that is not confirmed yet; false where the second step is on already. */
export async function keepSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(twoStep)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: twoStep.userId, set: { secret }, setWhere: isNull(twoStep.confirmedAt) })
    .returning({ userId: twoStep.userId });
  return rows.length > 0;
}

/** Turns on what was begun with this secret; false where it is on already or was begun again. */
export async function turnOn(
  db: Db,
  userId: number,
  secret: string,
  confirmed: { confirmedAt: Date; lastStep: number; recoveryHashes: string[] },
): Promise<boolean> {
  const rows = await db
    .update(twoStep)
    .set(confirmed)
    .where(and(eq(twoStep.userId, userId), eq(twoStep.secret, secret), isNull(twoStep.confirmedAt)))
    .returning({ userId: twoStep.userId });
  return rows.length > 0;
}

/** Takes the code of a step; false where it or a newer one was taken before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(twoStep)
    .set({ lastStep: step })
    .where(and(eq(twoStep.userId, userId), lt(twoStep.lastStep, step), isNotNull(twoStep.confirmedAt)))
    .returning({ userId: twoStep.userId });
  return rows.length > 0;
}

/** Takes a recovery code, so that it is gone; false where there is none such. */
export async function takeRecovery(db: Db, userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(twoStep)
    .set({ recoveryHashes: sql`array_remove(${twoStep.recoveryHashes}, ${hash})` })
    .where(and(eq(twoStep.userId, userId), sql`${hash} = any(${twoStep.recoveryHashes})`))
    .returning({ userId: twoStep.userId });
  return rows.length > 0;
}

/** Forgets the second step; false where none was turned on. */
export async function turnOff(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .delete(twoStep)
    .where(and(eq(twoStep.userId, userId), isNotNull(twoStep.confirmedAt)))
    .returning({ userId: twoStep.userId });
  return rows.length > 0;
}

/** Whether somebody is of this school. */
export const isOfSchool = async (db: Db, userId: number, institutionId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.institutionId, institutionId)))) > 0;
