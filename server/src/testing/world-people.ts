import { hash } from '@node-rs/argon2';
import type { Role } from '@ordklar/contract';
import { type Db, tables } from '../platform/db/index.ts';
import type { Actor } from '../platform/http/context.ts';

/** Everybody's password in a test world. */
export const PASSWORD = 'ordklar';
/** The hash names what it cost, so that each log-in of a test costs as little; what the product writes itself does not change. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const SCHOOLS = ['Åskolen', 'Bakkeskolen'] as const;

/** Who there is: user name → school, roles and name. */
const PEOPLE = {
  laerer: { school: 'Åskolen', roles: ['teacher'], name: 'Lise Lærer' },
  kollega: { school: 'Åskolen', roles: ['teacher'], name: 'Karl Kollega' },
  inviteret: { school: 'Åskolen', roles: ['teacher'], name: 'Inge Inviteret' },
  nabolaerer: { school: 'Åskolen', roles: ['teacher'], name: 'Niels Nabo' },
  skoleadmin: { school: 'Åskolen', roles: ['school-admin'], name: 'Sofie Skole' },
  redaktor: { school: 'Åskolen', roles: ['editor'], name: 'Rasmus Redaktør' },
  elev: { school: 'Åskolen', roles: ['student'], name: 'Åse Aagaard' },
  elev2: { school: 'Åskolen', roles: ['student'], name: 'Bo Berg' },
  elev3: { school: 'Åskolen', roles: ['student'], name: 'Ærø Zilmer' },
  naboelev: { school: 'Åskolen', roles: ['student'], name: 'Nora Nabo' },
  fremmed: { school: 'Bakkeskolen', roles: ['teacher'], name: 'Frida Fremmed' },
  fremmedelev: { school: 'Bakkeskolen', roles: ['student'], name: 'Frede Fremmed' },
} as const satisfies Record<string, { school: (typeof SCHOOLS)[number]; roles: readonly Role[]; name: string }>;

export type Username = keyof typeof PEOPLE;

/** Classes and groups: name → who teaches and who learns there. */
const SQUADS = {
  '7.A': { school: 'Åskolen', kind: 'class', teachers: ['laerer'], pupils: ['elev', 'elev2', 'elev3'] },
  '7.B': { school: 'Åskolen', kind: 'class', teachers: ['nabolaerer'], pupils: ['naboelev'] },
  Læsehold: { school: 'Åskolen', kind: 'group', teachers: ['laerer'], pupils: ['elev2'] },
  '7.X': { school: 'Bakkeskolen', kind: 'class', teachers: ['fremmed'], pupils: ['fremmedelev'] },
} as const satisfies Record<
  string,
  { school: string; kind: 'class' | 'group'; teachers: readonly Username[]; pupils: readonly Username[] }
>;

export type SquadName = keyof typeof SQUADS;

/** 7.A is shared with the colleague, who has accepted, and with another, who has not answered. */
const SHARES = [
  ['7.A', 'laerer', 'kollega', 'accepted'],
  ['7.A', 'laerer', 'inviteret', 'pending'],
] as const;

/** What each school may use in the school year 2026; nobody has a licence for German texts. */
const LICENCES = [
  ['Åskolen', 'teco'],
  ['Åskolen', 'teen'],
  ['Åskolen', 'copo'],
  ['Åskolen', 'grdi'],
  ['Bakkeskolen', 'teco'],
] as const;

export interface WorldPeople {
  people: Record<Username, Actor>;
  squads: Record<SquadName, number>;
}

const record = <K extends string, V>(entries: (readonly [K, V])[]) => Object.fromEntries(entries) as Record<K, V>;
const entriesOf = <K extends string, V>(of: Record<K, V>) => Object.entries(of) as [K, V][];

/** Writes two schools with their people, classes, shares and licences. */
export async function seedPeople(db: Db): Promise<WorldPeople> {
  const institutions = await db
    .insert(tables.institution)
    .values(SCHOOLS.map((name) => ({ name })))
    .returning();
  const schools = record(institutions.map((row) => [row.name, row.id] as const));
  const passwordHash = await hash(PASSWORD, CHEAP);
  const users = await db
    .insert(tables.users)
    .values(
      entriesOf(PEOPLE).map(([username, { school, name }]) => ({
        institutionId: schools[school] ?? 0,
        username,
        name,
        publicName: name,
        passwordHash,
      })),
    )
    .returning();
  const people = record(
    users.map((row) => {
      const { roles } = PEOPLE[row.username as Username];
      const { id, institutionId, name, publicName } = row;
      return [row.username as Username, { id, institutionId, roles, name, publicName }] as const;
    }),
  );
  await db
    .insert(tables.userRole)
    .values(Object.values(people).flatMap(({ id, roles }) => roles.map((role) => ({ userId: id, role }))));

  const made = await db
    .insert(tables.squad)
    .values(
      entriesOf(SQUADS).map(([name, { school, kind }]) => ({
        institutionId: schools[school] ?? 0,
        kind,
        name,
        grade: kind === 'class' ? 7 : null,
        year: 2026,
      })),
    )
    .returning();
  const squads = record(made.map((row) => [row.name as SquadName, row.id] as const));
  const member = (squad: SquadName, role: 'teacher' | 'student') => (username: Username) => ({
    squadId: squads[squad],
    userId: people[username].id,
    role,
  });
  await db
    .insert(tables.squadMember)
    .values(
      entriesOf(SQUADS).flatMap(([name, { teachers, pupils }]) => [
        ...teachers.map(member(name, 'teacher')),
        ...pupils.map(member(name, 'student')),
      ]),
    );
  await db.insert(tables.squadShare).values(
    SHARES.map(([squad, creator, recipient, state]) => ({
      squadId: squads[squad],
      creatorId: people[creator].id,
      recipientId: people[recipient].id,
      state,
    })),
  );
  await db.insert(tables.licence).values(
    LICENCES.map(([school, productId]) => ({
      institutionId: schools[school] ?? 0,
      productId,
      validFrom: '2026-08-01',
      validTo: '2027-07-31',
    })),
  );
  return { people, squads };
}
