import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, tables, unixOf } from '../../platform/db/index.ts';
import { hasEnded, isReachable, squadColumns } from './classes.repo.ts';
import { isOwnOf, isTaughtBy } from './teaching.repo.ts';

const { lastSeen, squad, squadMember, squadShare, users } = tables;

/** Of the row at hand: where one table is read only, its columns come without its name, which inside these would be another's. */
const theSquad = sql.raw('"squad"');
const danish = sql.raw(`collate "da-x-icu"`);

const sharedBy = (userId: number) => sql<string | null>`(
  select person.name from ${squadShare} share join ${users} person on person.id = share.creator_id
  where share.squad_id = ${theSquad}.id and share.recipient_id = ${userId} and share.state = 'accepted'
    and not ${isOwnOf(userId)}
)`;

const sharedWith = sql<string[]>`coalesce((
  select array_agg(person.name order by person.name ${danish})
  from ${squadShare} share join ${users} person on person.id = share.recipient_id
  where share.squad_id = ${theSquad}.id and share.state = 'accepted'
), '{}')`;

const contains = (part: string | undefined): SQL | undefined =>
  part ? sql`strpos(lower(${squad.name}), lower(${part})) > 0` : undefined;

interface Wanted {
  kind: 'class' | 'group';
  limit: number;
  offset: number;
  search?: string;
}

/** Classes or groups that the person teaches or that are shared with them, newest school year first. */
export function findOwnSquads(db: Db, userId: number, wanted: Wanted) {
  return db
    .select({ ...squadColumns, sharedBy: sharedBy(userId), sharedWith, version: squad.version })
    .from(squad)
    .where(and(eq(squad.kind, wanted.kind), isNull(squad.archivedAt), isTaughtBy(userId), contains(wanted.search)))
    .orderBy(sql`${squad.year} desc`, squad.grade, sql`${squad.name} ${danish}`, squad.id)
    .limit(wanted.limit)
    .offset(wanted.offset);
}

/** One of them by its id; null when it is out of the person's reach. */
export async function findOwnSquad(db: Db, userId: number, squadId: number) {
  const [row] = await db
    .select({
      ...squadColumns,
      sharedBy: sharedBy(userId),
      sharedWith,
      version: squad.version,
      hasEnded,
      changedAt: squad.changedAt,
      changedByName: sql<
        string | null
      >`(select person.name from ${users} person where person.id = ${theSquad}.changed_by)`,
    })
    .from(squad)
    .where(and(eq(squad.id, squadId), isReachable(userId)));
  return row ?? null;
}

/** A page of a school's classes of one school year. */
export function findListedClasses(
  db: Db,
  asked: { institutionId: number; year: number; teacherId: number; page: number; limit: number; search?: string },
) {
  const teachers = sql<string[]>`coalesce((
    select array_agg(person.name order by person.name ${danish})
    from ${squadMember} member join ${users} person on person.id = member.user_id
    where member.squad_id = ${theSquad}.id and member.role = 'teacher'
  ), '{}')`;
  return db
    .select({
      classId: squad.id,
      name: squad.name,
      grade: squad.grade,
      year: squad.year,
      studentCount: squadColumns.studentCount,
      isMine: isOwnOf(asked.teacherId),
      teachers,
    })
    .from(squad)
    .where(
      and(
        eq(squad.institutionId, asked.institutionId),
        eq(squad.kind, 'class'),
        eq(squad.year, asked.year),
        isNull(squad.archivedAt),
        contains(asked.search),
      ),
    )
    .orderBy(squad.grade, sql`${squad.name} ${danish}`, squad.id)
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
}

/** Pupils of a class or group, by Danish alphabet, with their classes and those groups that the teacher reaches. */
export function findPupils(db: Db, squadId: number, teacherId: number) {
  const classes = sql<string[]>`coalesce((
    select array_agg(distinct klasse.name) from ${squadMember} member join ${squad} klasse on klasse.id = member.squad_id
    where member.user_id = ${users.id} and member.role = 'student' and klasse.kind = 'class'
      and klasse.archived_at is null and klasse.year = (
        select max(newest.year) from ${squadMember} at join ${squad} newest on newest.id = at.squad_id
        where at.user_id = ${users.id} and at.role = 'student' and newest.kind = 'class' and newest.archived_at is null
      )
  ), '{}')`;
  const groups = sql<{ id: number; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', hold.id, 'name', hold.name) order by hold.name, hold.id)
    from ${squadMember} member join ${squad} hold on hold.id = member.squad_id
    where member.user_id = ${users.id} and member.role = 'student' and hold.kind = 'group' and hold.archived_at is null
      and ${isTaughtBy(teacherId, sql`hold.id`)}
  ), '[]')`;
  return db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      classes,
      groups,
      lastSeen: sql<number | null>`${unixOf(lastSeen.seenAt)}`,
    })
    .from(squadMember)
    .innerJoin(users, eq(users.id, squadMember.userId))
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.role, 'student')))
    .orderBy(sql`${users.name} ${danish}`, users.id);
}
