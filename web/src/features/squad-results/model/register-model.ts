import type { ResultsRegister, TextErrorRegister } from '@ordklar/contract';

/** How a number is read: percent of right answers (more is better), or errors in 100 words (fewer is). */
export type Unit = 'percent' | 'rate';

/** What is behind a number; null where nothing is counted. */
export interface Figure {
  value: number | null;
  /** Exercises handed in, or texts. */
  done: number;
  /** Exercises assigned and not handed in. */
  open: number;
}

export interface Column extends Figure {
  id: string;
  title: string;
  /** Of an error type: to which main type it belongs. */
  categoryId?: string;
}

export interface Row extends Figure {
  id: number;
  name: string;
  /** The first name, with what tells it from the others of the class. */
  short: string;
  isMember: boolean;
}

/** Pupils down, anything across: what the table, the phone's list, the slip and the exports are made from. */
export interface Register {
  unit: Unit;
  columns: readonly Column[];
  rows: readonly Row[];
  total: Figure;
  cell: (studentId: number, column: string) => Figure | undefined;
}

/** First names; where two are the same, with as much of the last one as tells them apart. */
export function shortNames(pupils: readonly { id: number; name: string }[]): Map<number, string> {
  const parts = pupils.map(({ id, name }) => {
    const words = name.trim().split(/\s+/);
    return { id, first: words[0] ?? name, last: words.length > 1 ? (words.at(-1) ?? '') : '', name };
  });
  return new Map(
    parts.map(({ id, first, last, name }) => {
      const alike = parts.filter((other) => other.first === first && other.id !== id);
      if (alike.length === 0) return [id, first];
      const isUnique = alike.every((other) => other.last[0] !== last[0]);
      return [id, isUnique && last ? `${first} ${last[0]}.` : name];
    }),
  );
}

const cellKey = (studentId: number, column: string) => `${studentId} ${column}`;

/** The register of percents; courses get their titles from the catalogue. */
export function percentRegister(from: ResultsRegister, titleOf: (column: string, title: string) => string): Register {
  const names = shortNames(from.pupils);
  const figure = ({ percent, done, open }: ResultsRegister['total']): Figure => ({ value: percent, done, open });
  const cells = new Map(from.cells.map((cell) => [cellKey(cell.studentId, cell.column), figure(cell)]));
  return {
    unit: 'percent',
    columns: from.columns.map((column) => ({
      id: column.id,
      title: titleOf(column.id, column.title),
      ...figure(column),
    })),
    rows: from.pupils.map((pupil) => ({
      id: pupil.id,
      name: pupil.name,
      short: names.get(pupil.id) ?? pupil.name,
      isMember: pupil.isMember,
      ...figure(pupil),
    })),
    total: figure(from.total),
    cell: (studentId, column) => cells.get(cellKey(studentId, column)),
  };
}

/** Errors in 100 words, with one decimal; null where nothing is written. */
export const rateOf = (errors: number, words: number): number | null =>
  words === 0 ? null : Math.round((errors / words) * 1000) / 10;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The register of error types in texts. A pupil with a text and no such error has 0, one without a text nothing. */
export function rateRegister(from: TextErrorRegister): Register {
  const names = shortNames(from.pupils);
  const errors = new Map(from.cells.map((cell) => [cellKey(cell.studentId, cell.type), cell.errors]));
  const ofPupil = new Map(from.pupils.map((pupil) => [pupil.id, pupil]));
  const words = sum(from.pupils.map((pupil) => pupil.words));
  const texts = sum(from.pupils.map((pupil) => pupil.texts));
  const figure = (made: number, of: { words: number; texts: number }): Figure => ({
    value: rateOf(made, of.words),
    done: of.texts,
    open: 0,
  });
  return {
    unit: 'rate',
    columns: from.types.map(({ id, title, categoryId, errors: made }) => ({
      id,
      title,
      categoryId,
      ...figure(made, { words, texts }),
    })),
    rows: from.pupils.map((pupil) => ({
      id: pupil.id,
      name: pupil.name,
      short: names.get(pupil.id) ?? pupil.name,
      isMember: pupil.isMember,
      ...figure(sum(from.cells.filter(({ studentId }) => studentId === pupil.id).map((cell) => cell.errors)), pupil),
    })),
    total: figure(sum(from.types.map((type) => type.errors)), { words, texts }),
    cell: (studentId, column) => {
      const pupil = ofPupil.get(studentId);
      return pupil && pupil.texts > 0 ? figure(errors.get(cellKey(studentId, column)) ?? 0, pupil) : undefined;
    },
  };
}
