import { hash } from '@node-rs/argon2';
import { type DemoPerson, demoSeed } from '@ordklar/content';
import { FEEDBACK_HINT, GUIDE_ELEMENTS, type Role } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/context.ts';
import { dayAt } from './demo-time.ts';
import * as repo from './demo-school.repo.ts';

const wireRole = (role: DemoPerson['roles'][number]): Role => (role === 'school-administrator' ? 'school-admin' : role);

/** Teachers who have used Ordklar for weeks and have closed the guides; laerer3 meets them as a new teacher does. */
const KNOW_ORDKLAR = ['laerer', 'laerer2'] as const;
/** Those who have closed the hint on the paper plane too. */
const KNOW_FEEDBACK = ['laerer', 'elev', 'elev2'] as const;

/** Who and what was made, by the keys of the demo data. */
export interface SeededPeople {
  people: Map<string, Actor>;
  squads: Map<string, number>;
  /** Pupils of a class, by user name. */
  pupilsOf: Map<string, readonly string[]>;
}

/** What `key` stands for; the schema of the demo data has checked that it stands for something. */
export function lookUp<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo school knows no ${key}`);
  return value;
}

type Schools = Map<string, number>;
type People = SeededPeople['people'];

async function seedSchools(db: Db, year: number): Promise<Schools> {
  const schools: Schools = new Map();
  for (const school of demoSeed.schools) schools.set(school.key, await repo.insertInstitution(db, school.name));
  await repo.insertLicences(
    db,
    demoSeed.licences.map(({ school, productId }) => ({
      institutionId: lookUp(schools, school),
      productId,
      validFrom: `${year}-08-01`,
      validTo: `${year + 1}-07-31`,
    })),
  );
  return schools;
}

async function seedPersons(db: Db, schools: Schools): Promise<People> {
  // one hash for everybody: the password is public, and hashing forty times would take seconds at the first start
  const passwordHash = await hash(demoSeed.password);
  const people: People = new Map();
  for (const person of demoSeed.people) {
    const institutionId = lookUp(schools, person.school);
    const { username, name } = person;
    const id = await repo.insertUser(db, { institutionId, username, name, publicName: name, passwordHash });
    const roles = person.roles.map(wireRole);
    await repo.insertRoles(
      db,
      roles.map((role) => ({ userId: id, role })),
    );
    people.set(username, { id, institutionId, roles, name, publicName: name });
  }
  const closed = [
    ...KNOW_ORDKLAR.flatMap((username) => Object.values(GUIDE_ELEMENTS).map((elementId) => ({ username, elementId }))),
    ...KNOW_FEEDBACK.map((username) => ({ username, elementId: FEEDBACK_HINT })),
  ];
  await repo.insertDismissed(
    db,
    closed.map(({ username, elementId }) => ({ userId: lookUp(people, username).id, elementId })),
  );
  return people;
}

/** Classes and groups with their members. */
async function seedSquads(db: Db, schools: Schools, people: People, year: number) {
  const squads = new Map<string, number>();
  const pupilsOf = new Map<string, readonly string[]>();
  const addMembers = (squadId: number, usernames: readonly string[], role: 'student' | 'teacher') =>
    repo.insertMembers(
      db,
      usernames.map((username) => ({ squadId, userId: lookUp(people, username).id, role })),
    );
  for (const entry of demoSeed.classes) {
    const squadId = await repo.insertSquad(db, {
      institutionId: lookUp(schools, entry.school),
      kind: 'class',
      name: entry.name,
      grade: entry.grade,
      year: year - (entry.yearsBack ?? 0),
      startkomma: entry.startkomma ? 'yes' : 'no',
      freeExercises: true,
    });
    await addMembers(squadId, entry.teachers, 'teacher');
    await addMembers(squadId, entry.pupils, 'student');
    squads.set(entry.key, squadId);
    pupilsOf.set(entry.key, entry.pupils);
  }
  for (const group of demoSeed.groups) {
    const { institutionId } = lookUp(people, group.owner);
    const squadId = await repo.insertSquad(db, { institutionId, kind: 'group', name: group.name, year });
    await addMembers(squadId, [group.owner], 'teacher');
    await addMembers(squadId, group.pupils, 'student');
    squads.set(group.key, squadId);
  }
  return { squads, pupilsOf };
}

async function seedShares(db: Db, { people, squads }: SeededPeople, now: Date): Promise<void> {
  const shares = demoSeed.shares.map((share) => {
    const createdAt = dayAt(now, -share.createdDaysAgo, '14:10');
    const answered = share.state === 'pending' ? null : createdAt;
    return {
      squadId: lookUp(squads, share.target),
      creatorId: lookUp(people, share.creator).id,
      recipientId: lookUp(people, share.recipient).id,
      state: share.state,
      createdAt,
      readAt: answered,
      acceptedAt: share.state === 'accepted' ? answered : null,
    };
  });
  if (shares.length > 0) await repo.insertShares(db, shares);
}

/** Writes schools, people, classes, groups, shares and licences. */
export async function seedPeople(db: Db, now: Date): Promise<SeededPeople> {
  const year = schoolYear(now);
  const schools = await seedSchools(db, year);
  const people = await seedPersons(db, schools);
  const seeded = { people, ...(await seedSquads(db, schools, people, year)) };
  await seedShares(db, seeded, now);
  return seeded;
}
