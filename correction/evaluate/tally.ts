import type { Correction } from '../src/index.ts';
import { CATEGORY_IDS, categoryOf, groupOf, isSubcategoryId, subcategoriesOf } from '../src/taxonomy/taxonomy.ts';
import { countWords } from './passage.ts';
import type { PassageOutcome } from './score-passage.ts';

/** Counts of one type (or of a group of types) and the shares made of them; a share of nothing is undefined. */
export interface Tally {
  golds: number;
  found: number;
  firstRight: number;
  marks: number;
  hits: number;
}

/** The groups of types that a tally is kept for besides each category and subcategory. */
export type TypeGroup = 'all' | 'comma' | 'non-comma';

/** Groups first, then each category followed by its subcategories. */
const NAMES_IN_ORDER: readonly string[] = [
  'all',
  'non-comma',
  'comma',
  ...CATEGORY_IDS.flatMap((category) => [category, ...subcategoriesOf(category)]),
];

/** Whether the subcategory is one of the comma group. */
export function isComma(id: string): boolean {
  return isSubcategoryId(id) && groupOf(id) === 'comma';
}

/** The subcategory that a mark is counted under: its first. */
export function typeOf(mark: Correction): string {
  return mark.categories[0]?.subcategory.id ?? 'none';
}

/** Every name that a subcategory is counted under: itself, its category, comma or non-comma, all. */
export function namesOf(id: string): string[] {
  const category = isSubcategoryId(id) ? [categoryOf(id)] : [];
  return ['all', isComma(id) ? 'comma' : 'non-comma', ...category, id];
}

/** The counts per name: groups first, then each category followed by its subcategories. */
export function tally(outcomes: readonly PassageOutcome[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const count = (id: string, add: (into: Tally) => void): void => {
    for (const name of namesOf(id)) {
      const into = tallies.get(name) ?? { golds: 0, found: 0, firstRight: 0, marks: 0, hits: 0 };
      add(into);
      tallies.set(name, into);
    }
  };
  for (const { golds, marks } of outcomes) {
    for (const { gold, mark, firstRight } of golds) {
      count(gold.id, (into) => {
        into.golds += 1;
        if (mark) into.found += 1;
        if (firstRight) into.firstRight += 1;
      });
    }
    for (const { mark, hit } of marks) {
      count(typeOf(mark), (into) => {
        into.marks += 1;
        if (hit) into.hits += 1;
      });
    }
  }
  return new Map([...tallies].toSorted(([one], [other]) => rank(one) - rank(other)));
}

function rank(name: string): number {
  return NAMES_IN_ORDER.includes(name) ? NAMES_IN_ORDER.indexOf(name) : NAMES_IN_ORDER.length;
}

/** A share, undefined of nothing. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** Marks on faultless passages for each 1,000 of their words. */
export function falseMarksPerThousand(outcomes: readonly PassageOutcome[]): number | undefined {
  const faultless = outcomes.filter(({ passage }) => passage.faultless);
  const words = faultless.reduce((sum, { passage }) => sum + countWords(passage.written), 0);
  const marks = faultless.reduce((sum, outcome) => sum + outcome.marks.length, 0);
  return share(marks * 1000, words);
}
