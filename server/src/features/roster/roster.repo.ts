import type { Role } from '@ordklar/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { squad, squadMember, twoStep, userRole, users } = tables;

/** Which people of a school are asked for. */
export interface Wanted {
  search?: string | undefined;
  role?: Role | undefined;
}

/** Of the row at hand, inside a query of its own. */
const person = sql.raw('"users"."id"');

const classes = sql<string[]>`array(
  select distinct klasse.name from ${squadMember} member join ${squad} klasse on klasse.id = member.squad_id
  where member.user_id = ${person} and klasse.kind = 'class' and klasse.archived_at is null order by klasse.name
)`;

const roles = sql<
  Role[]
>`array(select held.role from ${userRole} held where held.user_id = ${person} order by held.role)`;

const holds = (text: SQL, part: string): SQL => sql`strpos(lower(${text}), lower(${part})) > 0`;

function isWanted(institutionId: number, { search, role }: Wanted): SQL | undefined {
  return and(
    eq(users.institutionId, institutionId),
    role && sql`exists (select 1 from ${userRole} held where held.user_id = ${person} and held.role = ${role})`,
    search
      ? or(
          holds(sql`${users.name}`, search),
          holds(sql`${users.username}`, search),
          sql`exists (
            select 1 from ${squadMember} member join ${squad} klasse on klasse.id = member.squad_id
            where member.user_id = ${person} and klasse.kind = 'class' and klasse.archived_at is null
              and lower(klasse.name) = lower(${search})
          )`,
        )
      : undefined,
  );
}

/** A page of the people of a school, by the Danish alphabet. */
export const findPeopleOfSchool = (
  db: Db,
  institutionId: number,
  wanted: Wanted,
  page: { limit: number; offset: number },
) =>
  db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      roles,
      classes,
      isByUniLogin: sql<boolean>`${users.passwordHash} is null and ${users.uniId} is not null`,
      hasTwoStep: sql<boolean>`exists (
        select 1 from ${twoStep} second where second.user_id = ${person} and second.confirmed_at is not null
      )`,
      leftAt: users.leftAt,
    })
    .from(users)
    .where(isWanted(institutionId, wanted))
    .orderBy(sql`${users.name} collate "da-x-icu"`, users.id)
    .limit(page.limit)
    .offset(page.offset);

/** How many people of a school there are. */
export const countPeople = (db: Db, institutionId: number, wanted: Wanted): Promise<number> =>
  db.$count(users, isWanted(institutionId, wanted));
