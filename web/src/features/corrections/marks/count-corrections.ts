import { type Correction, signChange } from '@ordklar/contract';
import { isActive, MARK_TYPES, type MarkType, mainCategory, markType } from './mark-type.ts';

export interface CountingRule {
  /** Leave out marks that lie inside another mark: so when a self-correction homework exists (TC-08). */
  withoutNested?: boolean;
}

/** A teacher's comment is no error: it is not counted as one, and no error disappears in it. */
const isError = (mark: Correction): boolean => markType(mark) !== 'own';

/** Whether the mark sets a sign after its word, as a missing comma does: its place is behind the word and nothing of it. */
const isBehind = (mark: Correction): boolean => {
  const change = signChange(mark);
  return change !== null && 'adds' in change;
};

/**
 * Whether the mark's place lies within the place of one of the others; of two on the same place the second does. A comma
 * after a word that is wrong itself is an error of its own: it lies in none but those that go on behind it.
 */
const liesWithin = (mark: Correction, others: readonly Correction[], index: number): boolean => {
  const end = mark.offset + mark.length;
  return others.some((other, at) => {
    const otherEnd = other.offset + other.length;
    if (at === index || other.offset > mark.offset || otherEnd < end) return false;
    if (isBehind(mark) && !isBehind(other)) return otherEnd > end;
    if (isBehind(other) && !isBehind(mark)) return false;
    return other.length > mark.length || at < index;
  });
};

/** The marks that count: those with at least one active category that are not hidden (TC-08). */
export function activeCorrections(corrections: readonly Correction[], rule: CountingRule = {}): Correction[] {
  const active = corrections.filter(isActive);
  if (!rule.withoutNested) return active;
  const errors = active.filter(isError);
  return active.filter((mark) => !isError(mark) || !liesWithin(mark, errors, errors.indexOf(mark)));
}

/** How many marks of a main type are shown, and how many are hidden. */
export interface TypeCount {
  shown: number;
  hidden: number;
}

/** Counts of every main type. A mark with several reasons counts once, for its main type. */
export function countByType(corrections: readonly Correction[], rule: CountingRule = {}): Record<MarkType, TypeCount> {
  const counts = Object.fromEntries(MARK_TYPES.map((type) => [type, { shown: 0, hidden: 0 }])) as Record<
    MarkType,
    TypeCount
  >;
  for (const mark of activeCorrections(corrections, rule)) counts[markType(mark)].shown += 1;
  for (const mark of corrections) if (!isActive(mark)) counts[markType(mark)].hidden += 1;
  return counts;
}

/** Errors shown, marks hidden, comments shown: '23 fejl, 1 skjult, 1 kommentar'. */
export function totals(counts: Record<MarkType, TypeCount>): { errors: number; hidden: number; comments: number } {
  let errors = 0;
  let hidden = 0;
  for (const type of MARK_TYPES) {
    if (type !== 'own') errors += counts[type].shown;
    hidden += counts[type].hidden;
  }
  return { errors, hidden, comments: counts.own.shown };
}

/** One specific type of error with how often it stands in the text and the first marked words. */
export interface TopType {
  subcategoryId: string;
  title: string;
  type: MarkType;
  count: number;
  /** The mark that is met first. */
  firstId: string;
  /** At most three different marked words. */
  words: string[];
}

/** How many types stand on top (CON-31). */
export const TOP_TYPES = 3;

/** The most frequent types, most frequent first; of two as frequent the one that is met first. Comments are no errors. */
export function topTypes(corrections: readonly Correction[], rule: CountingRule = {}, limit = TOP_TYPES): TopType[] {
  const found = new Map<string, TopType>();
  for (const mark of activeCorrections(corrections, rule)) {
    const main = mainCategory(mark);
    const type = markType(mark);
    if (!main || type === 'own') continue;
    const { id, title } = main.subcategory;
    const top = found.get(id) ?? { subcategoryId: id, title, type, count: 0, firstId: mark.id, words: [] };
    top.count += 1;
    if (top.words.length < 3 && mark.token.trim() && !top.words.includes(mark.token)) top.words.push(mark.token);
    found.set(id, top);
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, limit);
}
