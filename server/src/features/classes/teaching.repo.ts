import { type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { squadMember, squadShare } = tables;

/** Of the squad at hand: where one table is read only, its columns come without its name, which inside these would be another's. */
const theSquad = sql.raw('"squad"."id"');

/** Who teaches which squad, as rows of squad_id and user_id: its own teachers, and colleagues by an accepted share. */
const teaching = sql`(
  select own.squad_id, own.user_id from ${squadMember} own where own.role = 'teacher'
  union select share.squad_id, share.recipient_id from ${squadShare} share where share.state = 'accepted')`;

/** The ids of the squads that the person teaches, as a list for `in`. */
const idsTaughtBy = (userId: number): SQL =>
  sql`(select taught.squad_id from ${teaching} taught where taught.user_id = ${userId})`;

/** Whether the person teaches the squad at hand, as its own or by an accepted share. */
export const isTaughtBy = (userId: number, squadId: SQL = theSquad): SQL => sql`${squadId} in ${idsTaughtBy(userId)}`;

/** Whether the person is one of the squad's own teachers. */
export const isOwnOf = (userId: number): SQL<boolean> => sql<boolean>`${theSquad} in (
  select own.squad_id from ${squadMember} own where own.user_id = ${userId} and own.role = 'teacher')`;

/** Whether somebody else is one of the squad's own teachers. */
export const isOwnOfAnother = (userId: number): SQL => sql`${theSquad} in (
  select own.squad_id from ${squadMember} own where own.user_id <> ${userId} and own.role = 'teacher')`;

/** Everybody who teaches a squad: its own teachers, and colleagues by an accepted share. */
export async function findTeacherIds(db: Db, squadId: number): Promise<number[]> {
  const { rows } = await db.execute<{ userId: number }>(
    sql`select taught.user_id as "userId" from ${teaching} taught where taught.squad_id = ${squadId}`,
  );
  return rows.map((row) => row.userId);
}

/**
 * The squads in which the person meets others, as rows of squad_id and other_id: each pupil that they teach and each
 * teacher of theirs.
 */
export const meetingsOf = (userId: number): SQL => sql`
  select pupil.squad_id, pupil.user_id as other_id from ${squadMember} pupil
    where pupil.role = 'student' and pupil.squad_id in ${idsTaughtBy(userId)}
  union
  select taught.squad_id, taught.user_id from ${teaching} taught where taught.squad_id in (
    select own.squad_id from ${squadMember} own where own.user_id = ${userId} and own.role = 'student')`;
