import type { Analysis } from '../analysis/analysis.ts';
import type { CheckOptions, Hint } from '../api.ts';
import { ClauseRules } from '../commas/clause-rules.ts';
import { PhraseTrack } from '../commas/phrase-track.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { WordList } from '../words/word-list.ts';
import { isOwn, stretchOf } from './paragraphs.ts';

/** Before these the two systems differ, and nothing else asks for a comma. */
const TELLING = new WordList('at hvordan hvorfor hvornår om hvad hvem');
const FEWEST = 3;

/** Commas before some »at« and not before others, where the writer may choose: both systems in one text. */
export function mixedCommas(a: Analysis, { startkomma }: CheckOptions): Hint[] {
  if ((startkomma ?? 'auto') !== 'auto') return [];
  const set: number[] = [];
  const left: number[] = [];
  const [phrases, rules] = [new PhraseTrack(), new ClauseRules()];
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
    if (!hasTelling(a, from, to)) continue;
    phrases.fill(a.types, a.tags, from, to, a.tagFeatures.symbols);
    rules.prepare(phrases);
    for (let at = from + 1; at < to; at++) {
      if (!TELLING.test(a.lower(at)) || rules.opens(at - from) !== 1 || !isOwn(a, at) || a.isMark(at - 1)) continue;
      const before = phrases.kindAt(phrases.of[at - 1 - from]!);
      if (a.lower(at - 1) === 'som' || before === S.conjunction || before === S.but || before === S.preposition)
        continue;
      (a.commaAfter(at - 1) ? set : left).push(at);
    }
  }
  if (set.length < FEWEST || left.length < FEWEST) return [];
  const fewer = set.length < left.length ? set : left;
  const explanation = `Du sætter komma foran nogle ledsætninger (${set.length} steder) og lader det være foran andre (${left.length} steder). Begge dele er rigtigt, men vælg den ene måde og hold dig til den i hele teksten.`;
  return [{ kind: 'mixed-commas', places: fewer.map((at) => stretchOf(a, at - 1, at)), explanation }];
}

function hasTelling(a: Analysis, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (TELLING.test(a.lower(at))) return true;
  return false;
}
