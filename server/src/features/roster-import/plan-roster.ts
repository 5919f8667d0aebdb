import type { Role } from '@ordklar/contract';
import type { Fault, FaultyLine, RosterRole, RosterSource, SourcePerson } from './source/roster-source.ts';

/** A person of the school as Ordklar has them. */
export interface SchoolPerson {
  id: number;
  name: string;
  username: string;
  uniId: string | null;
  roles: readonly Role[];
  leftAt: Date | null;
  /** Open classes of this school year. */
  classes: readonly { squadId: number; name: string; role: 'student' | 'teacher' }[];
}

/** The school as it is, and which names of the file belong to people of other schools. */
export interface School {
  people: readonly SchoolPerson[];
  /** Names of its open classes of this school year. */
  classes: readonly { id: number; name: string }[];
  /** User names and UNI-IDs of the file that people of other schools have. */
  takenUsernames: ReadonlySet<string>;
  takenUniIds: ReadonlySet<string>;
}

interface Someone {
  id: number;
  name: string;
}

/** What a file changes in a school, person by person; pure data, so that the same question gives the same answer. */
export interface Plan {
  faults: Fault[];
  newClasses: { name: string; grade: number | null }[];
  newPeople: { name: string; username: string; uniId: string | null; role: RosterRole; classes: string[] }[];
  renamed: (Someone & { before: string })[];
  linked: (Someone & { uniId: string })[];
  back: Someone[];
  joins: (Someone & { role: 'student' | 'teacher'; className: string })[];
  leaves: (Someone & { squadId: number; className: string })[];
  absent: (Someone & { classes: string[] })[];
  /** People of the file who are in Ordklar just so. */
  unchanged: number;
}

const lower = (text: string): string => text.toLowerCase();

/** '7.A' is class 7; null for one across levels. */
function gradeOf(name: string): number | null {
  const grade = Number(/^\d{1,2}/.exec(name)?.[0]);
  return grade >= 1 && grade <= 10 ? grade : null;
}

/** Why a person of the file cannot be the one of the school with the same name or UNI-ID; null where it is. */
function conflict(person: SourcePerson, there: SchoolPerson | undefined, school: School): string | null {
  const { name, username, uniId, role } = person;
  if (!there) {
    if (school.takenUsernames.has(username)) return `Brugernavnet »${username}« hører til en person på en anden skole.`;
    if (uniId && school.takenUniIds.has(uniId)) return `${name} er på en anden skole i Ordklar.`;
    return null;
  }
  if (!there.roles.includes(role) && there.roles.length > 0)
    return `${there.name} har en anden rolle i Ordklar. Roller kan ikke skiftes med en fil.`;
  if (uniId && there.uniId && uniId !== there.uniId) return `${there.name} har et andet UNI-ID i Ordklar.`;
  if (uniId && !there.uniId && school.takenUniIds.has(uniId)) return `UNI-ID'et hører til en person på en anden skole.`;
  return null;
}

/** How many changes of people who are in the school already a plan holds so far. */
const countOfChanges = ({ renamed, linked, back, joins, leaves }: Plan): number =>
  renamed.length + linked.length + back.length + joins.length + leaves.length;

/** What changes for a person who is in the school already; whether anything does. */
function changeOf(plan: Plan, person: SourcePerson, there: SchoolPerson): boolean {
  const { id } = there;
  const { name } = person;
  const before = countOfChanges(plan);
  if (name !== there.name) plan.renamed.push({ id, name, before: there.name });
  if (person.uniId && !there.uniId) plan.linked.push({ id, name, uniId: person.uniId });
  if (there.leftAt) plan.back.push({ id, name });
  if (person.role !== 'school-admin') {
    const role = person.role;
    const held = there.classes.filter((one) => one.role === role);
    const wanted = new Set(person.classes.map(lower));
    for (const className of person.classes)
      if (!held.some((one) => lower(one.name) === lower(className))) plan.joins.push({ id, name, role, className });
    // teachers take and leave classes themselves, so a file only adds to theirs
    if (role === 'student')
      for (const one of held)
        if (!wanted.has(lower(one.name))) plan.leaves.push({ id, name, squadId: one.squadId, className: one.name });
  }
  return countOfChanges(plan) > before;
}

/** Whoever administers or edits never leaves by a file that forgot them. */
const mayLeave = ({ roles, leftAt }: SchoolPerson): boolean =>
  leftAt === null && roles.length > 0 && roles.every((role) => role === 'student' || role === 'teacher');

/**
 * Whether a line with a fault names somebody: by user name, UNI-ID or name, since any of them may be what is wrong in it.
 * Whoever it names is not gone.
 */
function onFaultyLine(lines: readonly FaultyLine[]): (one: SchoolPerson) => boolean {
  const names = new Set(lines.map(({ name }) => name));
  const usernames = new Set(lines.map(({ username }) => username));
  const uniIds = new Set(lines.flatMap(({ uniId }) => uniId || []));
  return ({ name, username, uniId }) =>
    names.has(lower(name)) || usernames.has(lower(username)) || (uniId !== null && uniIds.has(lower(uniId)));
}

/** What a file changes in a school. A person is found by UNI-ID, else by user name. */
export function planRoster(source: RosterSource, school: School): Plan {
  const plan: Plan = {
    faults: [...source.faults],
    newClasses: [],
    newPeople: [],
    renamed: [],
    linked: [],
    back: [],
    joins: [],
    leaves: [],
    absent: [],
    unchanged: 0,
  };
  const byUniId = new Map(school.people.flatMap((one) => (one.uniId ? [[one.uniId, one] as const] : [])));
  const byUsername = new Map(school.people.map((one) => [one.username, one]));
  const seen = new Set<number>();
  const classNames = new Map(school.classes.map(({ name }) => [lower(name), name]));
  for (const person of source.people) {
    const there = (person.uniId ? byUniId.get(person.uniId) : undefined) ?? byUsername.get(person.username);
    // a fault in the line is no reason to count somebody as gone
    if (there) seen.add(there.id);
    const text = conflict(person, there, school);
    if (text !== null) {
      plan.faults.push({ line: person.line, file: person.file, text });
      continue;
    }
    for (const name of person.classes)
      if (!classNames.has(lower(name))) {
        classNames.set(lower(name), name);
        plan.newClasses.push({ name, grade: gradeOf(name) });
      }
    const { name, username, uniId, role, classes } = person;
    if (!there) plan.newPeople.push({ name, username, uniId, role, classes });
    else if (!changeOf(plan, person, there)) plan.unchanged += 1;
  }
  const isOnFaultyLine = onFaultyLine(source.faultyLines);
  plan.absent = school.people
    .filter((one) => !seen.has(one.id) && !isOnFaultyLine(one) && mayLeave(one))
    .map(({ id, name, classes }) => ({ id, name, classes: classes.map((one) => one.name) }));
  return plan;
}
