import type { Role } from '@ordklar/contract';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Db, inBatches, tables } from '../../platform/db/index.ts';
import { classYear } from '../classes/index.ts';
import type { School, SchoolPerson } from './plan-roster.ts';
import type { SourcePerson } from './source/roster-source.ts';

const { institution, rosterChange, rosterImport, squad, squadMember, userRole, users } = tables;

export type Change = Omit<typeof rosterChange.$inferInsert, 'id' | 'importId'>;

/** Of the row at hand, inside a query of its own. */
const person = sql.raw('"users"."id"');

/** The name of a school. */
export async function findSchoolName(db: Db, institutionId: number): Promise<string> {
  const [row] = await db.select({ name: institution.name }).from(institution).where(eq(institution.id, institutionId));
  return row?.name ?? '';
}

/** Holds a school, so that two imports of it happen one after the other. */
export const lockSchool = (tx: Db, institutionId: number) =>
  tx.select({ id: institution.id }).from(institution).where(eq(institution.id, institutionId)).for('update');

/** How many open classes of earlier school years a school has. */
export const countClassesBefore = (db: Db, institutionId: number, year: number): Promise<number> =>
  db.$count(squad, and(classYear.isOpenClassOf(institutionId), lt(squad.year, year)));

/** All people and this year's open classes of a school, and which names in the file belong to people elsewhere. */
export async function readSchool(
  db: Db,
  institutionId: number,
  year: number,
  asked: readonly SourcePerson[],
): Promise<School> {
  // one after the other: a transaction has one connection
  const people = await db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      uniId: users.uniId,
      leftAt: users.leftAt,
      roles: sql<
        Role[]
      >`array(select held.role from ${userRole} held where held.user_id = ${person} order by held.role)`,
    })
    .from(users)
    .where(eq(users.institutionId, institutionId))
    .orderBy(sql`${users.name} collate "da-x-icu"`, users.id);
  const classes = await db
    .select({ id: squad.id, name: squad.name })
    .from(squad)
    .where(and(classYear.isOpenClassOf(institutionId), eq(squad.year, year)))
    .orderBy(asc(squad.id));
  const members = await db
    .select({ userId: squadMember.userId, squadId: squad.id, name: squad.name, role: squadMember.role })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .where(and(classYear.isOpenClassOf(institutionId), eq(squad.year, year)))
    .orderBy(asc(squad.id));
  const classesOf = new Map<number, typeof members>();
  for (const member of members) classesOf.set(member.userId, [...(classesOf.get(member.userId) ?? []), member]);
  const takenUsernames = new Set<string>();
  const takenUniIds = new Set<string>();
  await inBatches(asked, async (batch) => {
    const uniIds = batch.flatMap(({ uniId }) => uniId ?? []);
    const isNamed = sql`(${inArray(
      users.username,
      batch.map(({ username }) => username),
    )} or ${uniIds.length > 0 ? inArray(users.uniId, uniIds) : sql`false`})`;
    const rows = await db
      .select({ username: users.username, uniId: users.uniId })
      .from(users)
      .where(and(ne(users.institutionId, institutionId), isNamed));
    for (const { username, uniId } of rows) {
      takenUsernames.add(username);
      if (uniId) takenUniIds.add(uniId);
    }
  });
  const withClasses = people.map((one): SchoolPerson => ({ ...one, classes: classesOf.get(one.id) ?? [] }));
  return { people: withClasses, classes, takenUsernames, takenUniIds };
}

/** Keeps an import with what it changed; answers its id. */
export async function insertImport(
  tx: Db,
  row: typeof rosterImport.$inferInsert,
  changes: readonly Change[],
): Promise<number> {
  const [made] = await tx.insert(rosterImport).values(row).returning({ id: rosterImport.id });
  const importId = made?.id ?? 0;
  await inBatches(changes, async (batch) => {
    await tx.insert(rosterChange).values(batch.map((change) => ({ ...change, importId })));
  });
  return importId;
}

/** The latest imports of a school, newest first. */
export const findImports = (db: Db, institutionId: number, most: number) =>
  db
    .select({ row: rosterImport, by: users.name })
    .from(rosterImport)
    .leftJoin(users, eq(users.id, rosterImport.userId))
    .where(eq(rosterImport.institutionId, institutionId))
    .orderBy(desc(rosterImport.at), desc(rosterImport.id))
    .limit(most);

/** Whether a school has an import of this id. */
export async function isImportOf(db: Db, institutionId: number, importId: number): Promise<boolean> {
  const isIt = and(eq(rosterImport.id, importId), eq(rosterImport.institutionId, institutionId));
  return (await db.$count(rosterImport, isIt)) > 0;
}

/** What an import changed, in the order in which it did. */
export const findChanges = (db: Db, importId: number) =>
  db.select().from(rosterChange).where(eq(rosterChange.importId, importId)).orderBy(asc(rosterChange.id));

export async function setUndone(tx: Db, importId: number, undoneAt: Date): Promise<void> {
  await tx.update(rosterImport).set({ undoneAt }).where(eq(rosterImport.id, importId));
}

/** Forgets what imports before a moment changed: they cannot be taken back any more. */
export async function forgetChanges(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: rosterImport.id }).from(rosterImport).where(lt(rosterImport.at, before));
  await db.delete(rosterChange).where(inArray(rosterChange.importId, old));
}
