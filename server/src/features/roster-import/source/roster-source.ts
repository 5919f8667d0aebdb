/** What a person may become by a file: nobody becomes an editor so. */
export type RosterRole = 'student' | 'teacher' | 'school-admin';

/** A line that cannot be taken, and why, in Danish. */
export interface Fault {
  line: number;
  file: string;
  text: string;
}

/** Whom a line with a fault names, as far as it does; '' for what it lacks. All in small letters. */
export interface FaultyLine {
  name: string;
  username: string;
  uniId: string;
}

/** A person of the school as the file has them, from all the lines about them. */
export interface SourcePerson {
  /** Where the person is first named. */
  line: number;
  file: string;
  name: string;
  /** In small letters; of a person without one, the UNI-ID. */
  username: string;
  uniId: string | null;
  role: RosterRole;
  /** Names of classes. */
  classes: string[];
}

/** A file of people, read. Every format gives this; nothing after it knows which it was. */
export interface RosterSource {
  format: 'csv' | 'oneroster';
  people: SourcePerson[];
  faults: Fault[];
  faultyLines: FaultyLine[];
  /** Lines about another school. */
  otherSchools: number;
}
