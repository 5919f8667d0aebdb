import { readFileSync } from 'node:fs';
import type { Language } from '../src/index.ts';

/** Figures of one run by name (`check.all.recall`); shares from 0 to 1. */
export type Figures = Map<string, number>;

/** What a run must reach. */
export interface Floors {
  atLeast: Readonly<Record<string, number>>;
  atMost: Readonly<Record<string, number>>;
}

/** Figures that are made of files outside the repository: without them there is nothing to compare. */
const OUTSIDE = /^(ud|suggestions\.outside)\./;

/** Reads `floors.json`. */
export function readFloors(file: string): Floors {
  return JSON.parse(readFileSync(file, 'utf8')) as Floors;
}

/** The floors of one language; those of the others begin with their name: `en.tune.recall`. */
export function floorsOf({ atLeast, atMost }: Floors, language: Language): Floors {
  const own = (limits: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(
      Object.entries(limits).filter(([name]) => (/^(en|de|fr)\./.exec(name)?.[1] ?? 'da') === language),
    );
  return { atLeast: own(atLeast), atMost: own(atMost) };
}

/** One line per figure that misses its floor, or that the run did not make although it could have. */
export function belowFloors(figures: Figures, { atLeast, atMost }: Floors): string[] {
  const faults = (
    limits: Readonly<Record<string, number>>,
    word: string,
    kept: (figure: number, limit: number) => boolean,
  ): string[] =>
    Object.entries(limits).flatMap(([name, limit]) => {
      const figure = figures.get(name);
      if (figure === undefined) return OUTSIDE.test(name) ? [] : [`${name}: no figure, ${word} ${limit} wanted`];
      return kept(figure, limit) ? [] : [`${name}: ${figure.toFixed(4)}, ${word} ${limit} wanted`];
    });
  return [
    ...faults(atLeast, 'at least', (figure, limit) => figure >= limit),
    ...faults(atMost, 'at most', (figure, limit) => figure <= limit),
  ];
}
