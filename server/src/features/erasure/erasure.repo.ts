import type { Role } from '@ordklar/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { atMoment, type Db, tables } from '../../platform/db/index.ts';

const { homework, userRole, users } = tables;

/** Of the row at hand, inside a query of its own. */
const person = sql.raw('"users"."id"');

const erasable = {
  id: users.id,
  name: users.name,
  publicName: users.publicName,
  username: users.username,
  roles: sql<Role[]>`array(select held.role from ${userRole} held where held.user_id = ${person})`,
};
/** What deleting a person needs to know. */
export type Erasable = NonNullable<Awaited<ReturnType<typeof findErasable>>>;

/** A person of the school with roles; null where the school has none with this id. */
export async function findErasable(db: Db, institutionId: number, userId: number) {
  const [row] = await db
    .select(erasable)
    .from(users)
    .where(and(eq(users.institutionId, institutionId), eq(users.id, userId)));
  return row ?? null;
}

/**
 * Pupils who have tasks and have done nothing since `before`: neither been here, written, answered,
 * handed in nor been given a task.
 * At most `most` at once.
 */
export async function findInactive(db: Db, before: Date, most: number): Promise<number[]> {
  const moment = atMoment(before);
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from ${users} u
    where exists (select 1 from ${userRole} held where held.user_id = u.id and held.role = 'student')
      and exists (select 1 from ${homework} task where task.student_id = u.id)
      and not exists (select 1 from ${homework} task where task.student_id = u.id and task.assigned_at >= ${moment})
      and not exists (
        select 1 from ${tables.exerciseProgress} attempt join ${homework} task on task.id = attempt.homework_id
        where task.student_id = u.id and attempt.completed_at >= ${moment}
      )
      and not exists (select 1 from ${tables.exerciseDraft} work where work.user_id = u.id and work.saved_at >= ${moment})
      and not exists (
        select 1 from ${tables.itemAnswer} given join ${tables.itemWork} work on work.id = given.work_id
        join ${homework} task on task.id = work.homework_id
        where task.student_id = u.id and given.answered_at >= ${moment}
      )
      and not exists (select 1 from ${tables.lastSeen} seen where seen.user_id = u.id and seen.seen_at >= ${moment})
    order by u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Pupils, who are nothing else, who left their school before a moment; at most `most` at once. */
export const findLeftBefore = (db: Db, before: Date, most: number) =>
  db
    .select(erasable)
    .from(users)
    .where(
      and(
        lt(users.leftAt, before),
        sql`(select array_agg(held.role) from ${userRole} held where held.user_id = ${person}) = '{student}'`,
      ),
    )
    .orderBy(users.leftAt, users.id)
    .limit(most);
