import type { Role } from '@ordklar/contract';
import { eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { institution, licence, userRole, users } = tables;

/** Any number of ours: two commands at once must not make a school twice. */
const LOCK = 7_210_217;

/** Whether anybody can be found in the database at all. */
export async function hasPeople(db: Db): Promise<boolean> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  return someone !== undefined;
}

/** Holds other commands back to the end of the transaction. */
export async function lockMaking(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** The school of this name, made where there is none. */
export async function schoolNamed(tx: Db, name: string): Promise<{ id: number; isNew: boolean }> {
  const [known] = await tx.select({ id: institution.id }).from(institution).where(eq(institution.name, name)).limit(1);
  if (known) return { id: known.id, isNew: false };
  const [made] = await tx.insert(institution).values({ name }).returning({ id: institution.id });
  if (!made) throw new Error('the school was not made');
  return { id: made.id, isNew: true };
}

/** Makes a person; null where the user name is taken. */
export async function insertPerson(
  tx: Db,
  person: {
    institutionId: number;
    username: string;
    name: string;
    passwordHash: string;
    firstPasswordUntil: Date;
    mustChoosePassword: boolean;
    createdAt: Date;
  },
  roles: readonly Role[],
): Promise<number | null> {
  const [made] = await tx
    .insert(users)
    .values({ ...person, publicName: person.name })
    .onConflictDoNothing({ target: users.username })
    .returning({ id: users.id });
  if (!made) return null;
  await tx.insert(userRole).values(roles.map((role) => ({ userId: made.id, role })));
  return made.id;
}

/** What a person may be, by user name; null when there is nobody. */
export async function findRoles(db: Db, username: string): Promise<{ id: number; roles: Role[] } | null> {
  const rows = await db
    .select({ id: users.id, role: userRole.role })
    .from(users)
    .leftJoin(userRole, eq(userRole.userId, users.id))
    .where(eq(users.username, username));
  const [first] = rows;
  return first ? { id: first.id, roles: rows.flatMap(({ role }) => role ?? []) } : null;
}

/** Gives a school products for a time; one that begins on the same day is given again. Days are YYYY-MM-DD. */
export async function giveLicences(
  tx: Db,
  institutionId: number,
  productIds: readonly string[],
  { validFrom, validTo }: { validFrom: string; validTo: string },
): Promise<void> {
  await tx
    .insert(licence)
    .values(productIds.map((productId) => ({ institutionId, productId, validFrom, validTo })))
    .onConflictDoUpdate({
      target: [licence.institutionId, licence.productId, licence.validFrom],
      set: { validTo: sql`excluded.valid_to` },
    });
}
