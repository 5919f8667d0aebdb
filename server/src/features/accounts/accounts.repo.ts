import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { users, institution, dismissedElement, licence } = tables;

/** What logging in needs to know of a user name; null when there is none. */
export async function findCredentials(db: Db, username: string) {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      leftAt: users.leftAt,
      firstPasswordUntil: users.firstPasswordUntil,
    })
    .from(users)
    .where(eq(users.username, username));
  return row ?? null;
}

/** What changing a password needs to know; null when the person is gone. */
export async function findOwnCredentials(db: Db, userId: number) {
  const [row] = await db
    .select({ username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** A password that somebody else was told: until when it lets in unused, and whether the person must choose another. */
export interface FirstPassword {
  until: Date;
  mustChoose: boolean;
}

/** Keeps a password: one that the person chose, or with `first` one that is given. */
export async function setPasswordHash(
  db: Db,
  userId: number,
  passwordHash: string,
  first: FirstPassword | null,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, firstPasswordUntil: first?.until ?? null, mustChoosePassword: first?.mustChoose ?? false })
    .where(eq(users.id, userId));
}

/** A given password that may stay holds until `yearEnds` once it was used, or longer where it was given just before. */
export async function takeOverPassword(db: Db, userId: number, yearEnds: Date): Promise<void> {
  await db
    .update(users)
    .set({ firstPasswordUntil: yearEnds })
    .where(and(eq(users.id, userId), eq(users.mustChoosePassword, false), lt(users.firstPasswordUntil, yearEnds)));
}

/** Keeps the same password by another hash, unless the person has got another password since `before`. */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)));
}

/** The person of a UNI-ID; null where there is none, or the person has left the school. */
export async function findByUniId(db: Db, uniId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uniId, uniId), isNull(users.leftAt)));
  return row?.id ?? null;
}

export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      username: users.username,
      institution: institution.name,
      activeSquadId: users.activeSquadId,
      selectedCourseGroup: users.selectedCourseGroup,
    })
    .from(users)
    .innerJoin(institution, eq(institution.id, users.institutionId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function renamePublicly(db: Db, userId: number, publicName: string): Promise<void> {
  await db.update(users).set({ publicName }).where(eq(users.id, userId));
}

export async function setActiveSquad(db: Db, userId: number, squadId: number): Promise<void> {
  await db.update(users).set({ activeSquadId: squadId }).where(eq(users.id, userId));
}

export async function setSelectedCourseGroup(db: Db, userId: number, selectedCourseGroup: string): Promise<void> {
  await db.update(users).set({ selectedCourseGroup }).where(eq(users.id, userId));
}

/** Product ids that the institution may use on the day `today` (YYYY-MM-DD). */
export async function licensedProducts(db: Db, institutionId: number, today: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: licence.productId })
    .from(licence)
    .where(
      and(
        eq(licence.institutionId, institutionId),
        sql`${licence.validFrom} <= ${today}::date and ${licence.validTo} >= ${today}::date`,
      ),
    )
    .orderBy(licence.productId);
  return rows.map((row) => row.productId);
}

export async function isDismissed(db: Db, userId: number, elementId: string): Promise<boolean> {
  const [row] = await db
    .select({ elementId: dismissedElement.elementId })
    .from(dismissedElement)
    .where(and(eq(dismissedElement.userId, userId), eq(dismissedElement.elementId, elementId)));
  return row !== undefined;
}

export async function dismiss(db: Db, userId: number, elementId: string, dismissedAt: Date): Promise<void> {
  await db.insert(dismissedElement).values({ userId, elementId, dismissedAt }).onConflictDoNothing();
}

/** What the person has chosen here goes: class and subject last worked with, closed elements, and the name that others see. */
export async function forgetChoices(tx: Db, userId: number): Promise<void> {
  await tx.delete(dismissedElement).where(eq(dismissedElement.userId, userId));
  await tx
    .update(users)
    .set({ activeSquadId: null, selectedCourseGroup: null, publicName: sql`${users.name}` })
    .where(eq(users.id, userId));
}

/** What is kept of the person, without secrets; null when the person is gone. */
export async function findPerson(db: Db, userId: number) {
  const [row] = await db
    .select({
      username: users.username,
      name: users.name,
      publicName: users.publicName,
      uniId: users.uniId,
      institution: institution.name,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(institution, eq(institution.id, users.institutionId))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Elements that the person has closed for good. */
export const findDismissed = (db: Db, userId: number) =>
  db
    .select({ elementId: dismissedElement.elementId, dismissedAt: dismissedElement.dismissedAt })
    .from(dismissedElement)
    .where(eq(dismissedElement.userId, userId))
    .orderBy(dismissedElement.dismissedAt);

/** Deletes a person for good, with everything that hangs on the account alone: roles, classes, sessions, chat, settings. */
export async function eraseAccount(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
