import { unzipSync } from 'fflate';
import { ProblemError } from '../../../platform/problems/index.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { type Entry, gatherPeople } from './gather-people.ts';
import type { RosterRole, RosterSource } from './roster-source.ts';

/** The files of OneRoster 1.2 that are read, with the columns without which they say nothing. */
const FILES = {
  'orgs.csv': ['sourcedid', 'name', 'type'],
  'users.csv': ['sourcedid', 'username', 'givenname', 'familyname'],
  'roles.csv': ['usersourcedid', 'role', 'orgsourcedid'],
  'classes.csv': ['sourcedid', 'title', 'schoolsourcedid'],
  'enrollments.csv': ['classsourcedid', 'usersourcedid', 'role'],
} as const;
type FileName = keyof typeof FILES;

const ROLES: Readonly<Record<string, RosterRole>> = {
  student: 'student',
  teacher: 'teacher',
  aide: 'teacher',
  administrator: 'school-admin',
  principal: 'school-admin',
  siteadministrator: 'school-admin',
};
const RANK: readonly RosterRole[] = ['student', 'teacher', 'school-admin'];

/** What is unpacked, by name without folder; never more than `most` bytes in all. */
function unpack(bytes: Uint8Array, most: number): Map<string, Uint8Array> {
  let size = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isRead(baseOf(name))) return false;
        size += originalSize;
        if (size > most) throw new ProblemError('roster-too-big');
        return true;
      },
    });
    return new Map(Object.entries(unpacked).map(([name, content]) => [baseOf(name), content]));
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError('not-roster');
  }
}

const baseOf = (name: string): string => name.split('/').at(-1) ?? name;
const isRead = (name: string): boolean => Object.hasOwn(FILES, name);

/** What the provider has not marked as gone. */
const isThere = ({ of }: CsvRow): boolean => of('status').toLowerCase() !== 'tobedeleted';

/**
 * A ZIP of OneRoster 1.2 CSV: users with their roles at a school, classes, and who is enrolled in which. Where the file has
 * several schools, only what belongs to `school`, by its name, is read.
 */
export function readOneRoster(bytes: Uint8Array, school: string, most: number): RosterSource {
  const unpacked = unpack(bytes, most);
  const rowsOf = (name: FileName): CsvRow[] => {
    const content = unpacked.get(name);
    if (!content) throw new ProblemError('not-roster');
    return csvRows(content, FILES[name]).filter(isThere);
  };
  const schools = rowsOf('orgs.csv').filter(({ of }) => of('type').toLowerCase() === 'school');
  const named = schools.filter(({ of }) => of('name').toLowerCase() === school.trim().toLowerCase());
  // a file of one school is the school's own, whatever it is called there
  const own = new Set((schools.length === 1 ? schools : named).map(({ of }) => of('sourcedid')));
  const roles = rowsOf('roles.csv').filter(({ of }) => own.has(of('orgsourcedid')));
  const classes = new Map(
    rowsOf('classes.csv')
      .filter(({ of }) => own.has(of('schoolsourcedid')))
      .map(({ of }) => [of('sourcedid'), of('title')]),
  );
  const roleOf = new Map<string, { role: RosterRole | null; word: string }>();
  for (const { of } of roles) {
    const word = of('role');
    const role = ROLES[word.toLowerCase()] ?? null;
    const before = roleOf.get(of('usersourcedid'))?.role ?? null;
    if (before === null || (role !== null && RANK.indexOf(role) > RANK.indexOf(before)))
      roleOf.set(of('usersourcedid'), { role, word });
  }
  const classesOf = new Map<string, string[]>();
  for (const { of } of rowsOf('enrollments.csv')) {
    const title = classes.get(of('classsourcedid'));
    if (title !== undefined) classesOf.set(of('usersourcedid'), [...(classesOf.get(of('usersourcedid')) ?? []), title]);
  }
  const users = rowsOf('users.csv');
  const here = users.filter(({ of }) => roleOf.has(of('sourcedid')));
  const entries = here.flatMap(({ line, of }): Entry[] => {
    const held = roleOf.get(of('sourcedid'));
    const of_ = {
      line,
      file: 'users.csv',
      name: `${of('preferredfirstname') || of('givenname')} ${of('preferredlastname') || of('familyname')}`.trim(),
      username: of('username'),
      uniId: uniIdOf(of('userids')),
      role: held?.role ?? null,
      roleWord: held?.word ?? '',
    };
    return (classesOf.get(of('sourcedid')) ?? ['']).map((className) => ({ ...of_, className }));
  });
  return { format: 'oneroster', ...gatherPeople(entries), otherSchools: users.length - here.length };
}

/** Of `{UNI-ID:anna1234},{SIS:77}` the UNI-ID; empty without one. */
const uniIdOf = (userIds: string): string => /\{\s*uni-?(?:id|login)\s*:\s*([^}\s]+)\s*\}/i.exec(userIds)?.[1] ?? '';
