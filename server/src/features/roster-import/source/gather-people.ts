import { MAX_CLASS_NAME } from '@ordklar/contract';
import type { Fault, FaultyLine, RosterRole, RosterSource, SourcePerson } from './roster-source.ts';

const LONGEST_NAME = 100;
const LONGEST_USERNAME = 100;

/** What one line says of one person: maybe a class among several. */
export interface Entry {
  line: number;
  file: string;
  name: string;
  username: string;
  uniId: string;
  /** Null for a word that is no role. */
  role: RosterRole | null;
  /** The word itself. */
  roleWord: string;
  className: string;
}

function faultOf({ name, username, uniId, role, roleWord, className }: Entry): string | null {
  if (name === '') return 'Navnet mangler.';
  if (name.length > LONGEST_NAME) return `Navnet er længere end ${LONGEST_NAME} tegn.`;
  if (username === '' && uniId === '') return `${name} har hverken brugernavn eller UNI-ID.`;
  if (/\s/.test(username) || username.length > LONGEST_USERNAME)
    return `»${username}« kan ikke være et brugernavn. Det må ikke have mellemrum.`;
  if (role === null)
    return roleWord === ''
      ? `${name} har ingen rolle. Skriv elev, lærer eller administrator.`
      : `»${roleWord}« er ikke en rolle. Skriv elev, lærer eller administrator.`;
  if (className.length > MAX_CLASS_NAME) return `Klassens navn er længere end ${MAX_CLASS_NAME} tegn.`;
  return null;
}

/** Why a further line about a person does not fit the first one. */
function differs(person: SourcePerson, { name, username, uniId, role }: Entry): string | null {
  if (name !== person.name)
    return `${name} har samme brugernavn eller UNI-ID som ${person.name} på linje ${person.line}.`;
  if (role !== person.role) return `${name} har en anden rolle på linje ${person.line}.`;
  if ((username && username !== person.username) || (uniId && person.uniId && uniId !== person.uniId))
    return `${name} har et andet brugernavn eller UNI-ID på linje ${person.line}.`;
  return null;
}

/** People of all lines together, each once with all their classes; lines that do not fit are faults. */
export function gatherPeople(entries: readonly Entry[]): Pick<RosterSource, 'people' | 'faults' | 'faultyLines'> {
  const people: SourcePerson[] = [];
  const faults: Fault[] = [];
  const faultyLines: FaultyLine[] = [];
  const byKey = new Map<string, SourcePerson>();
  for (const read of entries) {
    const entry = { ...read, username: read.username.toLowerCase() };
    const { line, file, name, uniId, role, className } = entry;
    const username = entry.username || uniId.toLowerCase();
    const keys = [`name ${username}`, ...(uniId ? [`uni ${uniId}`] : [])];
    const known = keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
    const text = faultOf(entry) ?? (known ? differs(known, entry) : null);
    if (text !== null || role === null) {
      // a person with several classes has several entries from one line
      if (faults.at(-1)?.line !== line) faults.push({ line, file, text: text ?? '' });
      faultyLines.push({ name: name.toLowerCase(), username, uniId: uniId.toLowerCase() });
      continue;
    }
    const person = known ?? { line, file, name, username, uniId: uniId || null, role, classes: [] };
    person.uniId ??= uniId || null;
    if (!known) people.push(person);
    for (const key of keys) byKey.set(key, person);
    if (className && !person.classes.some((one) => one.toLowerCase() === className.toLowerCase()))
      person.classes.push(className);
  }
  return { people, faults, faultyLines };
}
