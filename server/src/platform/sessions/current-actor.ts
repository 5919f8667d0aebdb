import { eq, sql } from 'drizzle-orm';
import type { Role } from '@ordklar/contract';
import { type Db, tables } from '../db/index.ts';
import type { Actor } from '../http/context.ts';

/** The person with their roles, in one query; null when there is none any more. */
export async function actorById(db: Db, userId: number): Promise<Actor | null> {
  const { users, userRole } = tables;
  const [row] = await db
    .select({
      id: users.id,
      institutionId: users.institutionId,
      name: users.name,
      publicName: users.publicName,
      roles: sql<Role[]>`coalesce(array_agg(${userRole.role}) filter (where ${userRole.role} is not null), '{}')`,
    })
    .from(users)
    .leftJoin(userRole, eq(userRole.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return row ?? null;
}
