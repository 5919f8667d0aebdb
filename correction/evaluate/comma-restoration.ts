import type { Engine } from '../src/index.ts';
import { changeOf } from './change.ts';

/** A sentence with its commas taken away and where they stood, as offsets in `bare`. */
export interface BareSentence {
  bare: string;
  startkomma: 'yes' | 'no';
  required: ReadonlySet<number>;
  optional: ReadonlySet<number>;
}

/** What the engine put back: `missed` and `wrong` as offsets in `bare`. */
export interface Restoration {
  sentence: BareSentence;
  right: number;
  missed: readonly number[];
  wrong: readonly number[];
}

/** Takes the commas away; those inside numbers (2,5) stay. `(,)` is a comma that may stand or not. */
export function withoutCommas(sentence: string, startkomma: 'yes' | 'no'): BareSentence {
  const required = new Set<number>();
  const optional = new Set<number>();
  let bare = '';
  let read = 0;
  for (const match of sentence.matchAll(/\(,\)|,(?!\d)|(?<!\d),/g)) {
    bare += sentence.slice(read, match.index);
    read = match.index + match[0].length;
    (match[0] === ',' ? required : optional).add(bare.length + closingQuotes(sentence, read));
  }
  return { bare: bare + sentence.slice(read), startkomma, required, optional };
}

/** How many quotation marks close at once at the place: a comma before them and one after them are the same comma. */
function closingQuotes(text: string, at: number): number {
  const [marks] = /^[»«"”“]*(?=\s|,|$)/.exec(text.slice(at)) ?? [''];
  return /^,?\S/.test(text.slice(at - 1)) ? marks.length : 0;
}

/** Lets the engine correct the bare sentence and compares the places where its marks put in a comma. */
export function restore(engine: Engine, sentence: BareSentence): Restoration {
  const { bare, startkomma, required, optional } = sentence;
  const places = new Set<number>();
  for (const mark of engine.check(bare, { language: 'da', startkomma })) {
    const { start, end, inserted } = changeOf(mark);
    const comma = inserted?.indexOf(',') ?? -1;
    if (comma < 0 || bare.slice(start, end).includes(',')) continue;
    const place = start + Math.min(comma, end - start);
    places.add(place + closingQuotes(bare, place));
  }
  return {
    sentence,
    right: [...places].filter((place) => required.has(place)).length,
    missed: [...required].filter((place) => !places.has(place)),
    wrong: [...places].filter((place) => !required.has(place) && !optional.has(place)),
  };
}

/** Precision, recall and their harmonic mean over all sentences; undefined where nothing was there to count. */
export function restorationFigures(restorations: readonly Restoration[]): {
  precision: number | undefined;
  recall: number | undefined;
  f1: number | undefined;
} {
  const sum = (of: (restoration: Restoration) => number): number =>
    restorations.reduce((total, restoration) => total + of(restoration), 0);
  const right = sum((one) => one.right);
  const given = right + sum((one) => one.wrong.length);
  const wanted = right + sum((one) => one.missed.length);
  return {
    precision: given === 0 ? undefined : right / given,
    recall: wanted === 0 ? undefined : right / wanted,
    f1: given + wanted === 0 ? undefined : (2 * right) / (given + wanted),
  };
}

/** The sentence as the engine left it: `[,]` was missed, `<,>` is too much. */
export function shown({ sentence, missed, wrong }: Restoration): string {
  const signs = [
    ...[...sentence.required].map((place) => [place, missed.includes(place) ? '[,]' : ','] as const),
    ...wrong.map((place) => [place, '<,>'] as const),
  ].toSorted(([one], [other]) => other - one);
  return signs.reduce((text, [place, sign]) => text.slice(0, place) + sign + text.slice(place), sentence.bare);
}

/**
 * Reads `textbook-commas.tsv`: rule, system and sentence on a line.
 * @throws Error naming a line that is not so.
 */
export function readTextbookCommas(source: string): BareSentence[] {
  return source.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, system, sentence] = line.split('\t');
    if (!sentence?.trim() || !['yes', 'no', 'both'].includes(system)) throw new Error(`line ${index + 1}: ${line}`);
    const systems = system === 'both' ? (['yes', 'no'] as const) : [system as 'yes' | 'no'];
    return systems.map((startkomma) => withoutCommas(sentence, startkomma));
  });
}
