import { and, eq, exists, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { institution, squad, squadMember, userRole, users } = tables;

/** As many as a search answers (PD-03). */
const MOST_FOUND = 20;

/** People of a school whose name holds the keyword: those whose name begins with it first, then by the Danish alphabet. */
export function findPeople(
  db: Db,
  asked: {
    institutionId: number;
    role: 'student' | 'teacher';
    keyword: string;
    excludedIds: number[];
    /** Whose members are left out. */
    squadId: number | undefined;
    year: number;
  },
) {
  const place = sql`strpos(lower(${users.name}), lower(${asked.keyword}))`;
  const hasRole = db
    .select({ one: sql`1` })
    .from(userRole)
    .where(and(eq(userRole.userId, users.id), eq(userRole.role, asked.role)));
  const isIn = (squadId: number) =>
    db
      .select({ one: sql`1` })
      .from(squadMember)
      .where(and(eq(squadMember.userId, users.id), eq(squadMember.squadId, squadId)));
  const classes = sql<string[]>`coalesce((
    select array_agg(distinct klasse.name) from ${squadMember} member join ${squad} klasse on klasse.id = member.squad_id
    where member.user_id = ${users.id} and member.role = ${asked.role} and klasse.kind = 'class'
      and klasse.archived_at is null and klasse.year = ${asked.year}
  ), '{}')`;
  return db
    .select({ id: users.id, name: users.name, institution: institution.name, classes })
    .from(users)
    .innerJoin(institution, eq(institution.id, users.institutionId))
    .where(
      and(
        eq(users.institutionId, asked.institutionId),
        isNull(users.leftAt),
        exists(hasRole),
        sql`${place} > 0`,
        asked.excludedIds.length > 0 ? notInArray(users.id, asked.excludedIds) : undefined,
        asked.squadId === undefined ? undefined : notExists(isIn(asked.squadId)),
      ),
    )
    .orderBy(sql`${place} > 1`, sql`${users.name} collate "da-x-icu"`, users.id)
    .limit(MOST_FOUND);
}
