import { eq, sql } from 'drizzle-orm';
import type { Role } from '@ordklar/contract';
import { type Db, tables } from '../db/index.ts';
import type { Actor } from '../http/context.ts';
import type { WaysIn } from './first-steps.policy.ts';

const { twoStep, users, userRole } = tables;

/** What is known of a person who asks. */
export const personColumns = {
  id: users.id,
  institutionId: users.institutionId,
  name: users.name,
  publicName: users.publicName,
  roles: sql<Role[]>`array(select ${userRole.role} from ${userRole} where ${userRole.userId} = ${users.id})`,
};

/** How a person logs in, as far as first steps depend on it. */
export const waysInColumns = {
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  mustChoosePassword: users.mustChoosePassword,
  hasTwoStep: sql<boolean>`exists (
    select 1 from ${twoStep} where ${twoStep.userId} = ${users.id} and ${twoStep.confirmedAt} is not null)`,
};

/** How this person logs in; null when there is none any more. */
export async function waysInOf(db: Db, userId: number): Promise<WaysIn | null> {
  const [row] = await db
    .select({ ...waysInColumns, roles: personColumns.roles })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The person with their roles, in one query; null when there is none any more. */
export async function actorById(db: Db, userId: number): Promise<Actor | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}
