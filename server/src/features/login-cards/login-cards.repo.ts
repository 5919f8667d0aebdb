import type { Role } from '@ordklar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { userRole, users } = tables;

/** These people of the school with their roles, by the Danish alphabet. */
export const findHolders = (db: Db, institutionId: number, userIds: number[]) =>
  db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      isByUniLogin: sql<boolean>`${users.passwordHash} is null and ${users.uniId} is not null`,
      roles: sql<Role[]>`array(select role from ${userRole} held where held.user_id = ${users.id})`,
    })
    .from(users)
    .where(and(eq(users.institutionId, institutionId), inArray(users.id, userIds)))
    .orderBy(sql`${users.name} collate "da-x-icu"`, users.id);
