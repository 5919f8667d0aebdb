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
      /** The level of the pupil's newest class; null where there is none, or it has no level. */
      grade: sql<number | null>`(
        select squad.grade from squad_member member join squad on squad.id = member.squad_id
        where member.user_id = users.id and member.role = 'student' and squad.kind = 'class'
        order by squad.year desc, squad.grade desc nulls last limit 1)`,
    })
    .from(users)
    .where(and(eq(users.institutionId, institutionId), inArray(users.id, userIds)))
    .orderBy(sql`${users.name} collate "da-x-icu"`, users.id);
