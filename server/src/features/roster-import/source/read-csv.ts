import { type CsvRow, csvRows } from './csv-rows.ts';
import { type Entry, gatherPeople } from './gather-people.ts';
import type { RosterRole, RosterSource } from './roster-source.ts';

const FILE = 'filen';

const ROLES: Readonly<Record<string, RosterRole>> = {
  elev: 'student',
  student: 'student',
  lærer: 'teacher',
  laerer: 'teacher',
  underviser: 'teacher',
  pædagog: 'teacher',
  teacher: 'teacher',
  administrator: 'school-admin',
  skoleadministrator: 'school-admin',
};

const entryOf = ({ line, of }: CsvRow): Entry => ({
  line,
  file: FILE,
  name: of('navn'),
  username: of('brugernavn'),
  uniId: of('uni-id'),
  role: ROLES[of('rolle').toLowerCase()] ?? null,
  roleWord: of('rolle'),
  className: of('klasse'),
});

/**
 * The neutral format (PD-08): institution, klasse, rolle, navn, brugernavn, uni-id; one line for each class of a person. Only
 * role and name must be among the heads. A line that names another school is left out.
 */
export function readCsv(bytes: Uint8Array, school: string): RosterSource {
  const rows = csvRows(bytes, ['rolle', 'navn']);
  const isOwn = ({ of }: CsvRow) => {
    const institution = of('institution').toLowerCase();
    return institution === '' || institution === school.trim().toLowerCase();
  };
  const own = rows.filter(isOwn);
  return { format: 'csv', ...gatherPeople(own.map(entryOf)), otherSchools: rows.length - own.length };
}
