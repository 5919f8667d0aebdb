import { ProblemError } from '../../../platform/problems/index.ts';
import { readCsv } from './read-csv.ts';
import { readOneRoster } from './read-one-roster.ts';
import type { RosterSource } from './roster-source.ts';

/** A list of people is read on the event loop: 2 MB are some 20,000 lines, read in about a tenth of a second. */
const MOST_BYTES = 2 * 1024 * 1024;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The people of `school` in a file: the neutral CSV, or a ZIP of OneRoster 1.2 CSV. Throws 'not-roster' for another file and
 * for one without anybody, 'roster-too-big' above 2 MB, packed or not.
 */
export function readRosterFile(bytes: Uint8Array, school: string): RosterSource {
  if (bytes.length > MOST_BYTES) throw new ProblemError('roster-too-big');
  const source = isZip(bytes) ? readOneRoster(bytes, school, MOST_BYTES) : readCsv(bytes, school);
  if (source.people.length + source.faults.length + source.otherSchools === 0) throw new ProblemError('not-roster');
  return source;
}
