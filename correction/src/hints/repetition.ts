import type { Analysis } from '../analysis/analysis.ts';
import type { Hint } from '../api.ts';
import * as r from '../lexicon/readings.ts';
import { WORD } from '../text/token.ts';
import { WordList } from '../words/word-list.ts';
import { isOwn, paragraphsOf, stretchOf } from './paragraphs.ts';

/** So many sentences in a row begin with the same word. */
const BEGINNINGS = 4;
/** So often the same describing word stands within so many words. */
const OFTEN = 3;
const NEAR = 40;
/** Words that strengthen, which are used up soonest. */
const STRENGTHEN = new WordList('meget rigtig rigtigt virkelig super helt bare simpelthen');
/** Adjectives without a picture of their own: nobody stumbles at them. */
const PLAIN = new WordList(
  'kære mange flere første anden andet andre eneste hel hele egen eget egne samme sådan ny nye stor store lille små',
);

/** The same beginning of sentences, and the same describing word, again and again. */
export function repetition(a: Analysis): Hint[] {
  return [...sameBeginnings(a), ...sameWords(a)];
}

function sameBeginnings(a: Analysis): Hint[] {
  const hints: Hint[] = [];
  for (const { from, to } of a.once(paragraphsOf)) {
    let row: number[] = [];
    const close = (): void => {
      if (row.length >= BEGINNINGS) {
        const word = a.written(row[0]!);
        const explanation = `${row.length} sætninger i træk begynder med »${word}«. Prøv at begynde en af dem med noget andet: hvornår, hvor eller hvorfor det sker.`;
        hints.push({ kind: 'repetition', places: row.map((at) => stretchOf(a, at)), explanation });
      }
      row = [];
    };
    for (let s = from; s < to; s++) {
      const first = a.sentences[s]!;
      const isSame = a.kinds[first] === WORD && isOwn(a, first);
      if (!isSame || (row.length > 0 && a.lower(first) !== a.lower(row[0]!))) close();
      if (isSame) row.push(first);
    }
    close();
  }
  return hints;
}

function sameWords(a: Analysis): Hint[] {
  const rows = new Map<string, number[][]>();
  for (let at = 0; at < a.count; at++) {
    const word = a.lower(at);
    const isDescribing =
      STRENGTHEN.test(word) ||
      (a.is(at, r.ADJECTIVE) && !a.is(at, r.COMPARATIVE) && !PLAIN.test(word) && word.length > 3);
    if (!isDescribing || !isOwn(a, at) || a.kinds[at] !== WORD) continue;
    const of = rows.get(word) ?? [];
    rows.set(word, of);
    const row = of.at(-1);
    if (row && at - row.at(-1)! <= NEAR / 2) row.push(at);
    else of.push([at]);
  }
  return [...rows].flatMap(([word, of]) =>
    of
      .filter((row) => row.length >= OFTEN)
      .map((row) => ({
        kind: 'repetition' as const,
        places: row.map((at) => stretchOf(a, at)),
        explanation: `Du bruger »${word}« ${row.length} gange tæt på hinanden. Kan du undvære det et af stederne eller finde et andet ord?`,
      })),
  );
}
