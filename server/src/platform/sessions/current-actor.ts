import { eq, sql } from 'drizzle-orm';
import type { Role } from '@ordklar/contract';
import { type Db, tables } from '../db/index.ts';
import type { Actor } from '../http/context.ts';

const { users, userRole } = tables;

/** What is known of a person who asks. */
export const personColumns = {
  id: users.id,
  institutionId: users.institutionId,
  name: users.name,
  publicName: users.publicName,
  roles: sql<Role[]>`array(select ${userRole.role} from ${userRole} where ${userRole.userId} = ${users.id})`,
};

/** The person with their roles, in one query; null when there is none any more. */
export async function actorById(db: Db, userId: number): Promise<Actor | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}
