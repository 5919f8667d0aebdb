import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { nounOfPhrase } from '../../phrases/noun-phrase.ts';
import { ADJECTIVE, FINITE, hasAny, INDEFINITE, NOUN, PLURAL, SINGULAR } from '../../lexicon/readings.ts';

/** In questions, conditions and denials »nogen« stands before plurals too. */
const OPEN = new Set('ikke aldrig hvis om uden næppe ingen hverken mindre end hvorvidt nogensinde før'.split(' '));

const REACH = 8;
const LOOK_AHEAD = 30;

export const nogenNogle: WordRule = {
  id: 'nogen-nogle',
  subcategory: 'nogen-nogle',
  on: { words: 'nogen nogle' },
  wrong: [
    ['Vi købte nogen æbler på torvet.', 'Vi købte nogle æbler på torvet.'],
    ['Der var nogen gode film i går.', 'Der var nogle gode film i går.'],
    ['Vi så ikke nogle i svømmehallen.', 'Vi så ikke nogen i svømmehallen.'],
    ['Nogen vulkaner sover ikke.', 'Nogle vulkaner sover ikke.'],
  ],
  right: [
    'Er der nogen æbler tilbage?',
    'Vi så ikke nogen elever.',
    'Nogle elever kom for sent.',
    'Har du nogen idé om det?',
  ],
  match(a, at) {
    const noun = nounOfPhrase(a, at);
    if (a.lower(at) === 'nogle') return asksForNogen(a, at, noun) ? replaceWord(a, at, 'nogen', 0.88) : null;
    if (isOpen(a, at)) return null;
    if (noun < 0) return isSome(a, at) ? replaceWord(a, at, 'nogle', 0.85) : null;
    const plural = a.canBe(noun, NOUN | PLURAL | INDEFINITE);
    const singular = a.canBe(noun, NOUN | SINGULAR | INDEFINITE);
    const pluralAdjective =
      noun > at + 1 && a.canBe(noun - 1, ADJECTIVE | PLURAL) && !a.canBe(noun - 1, ADJECTIVE | SINGULAR);
    if (!plural || (singular && !pluralAdjective && !a.is(noun, PLURAL))) return null;
    return a.is(noun, PLURAL) || pluralAdjective || !singular ? replaceWord(a, at, 'nogle', 0.92) : null;
  },
};

/** A question, a condition or a denial before the word. */
function isOpen(a: Analysis, at: number): boolean {
  const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
  if (a.written(to - 1).includes('?')) return true;
  // A question that lacks its mark begins with its verb.
  if (hasAny(a.reading(from), FINITE) && from !== at && !a.is(from, NOUN)) return true;
  for (let k = at - 1; k >= from && at - k <= REACH; k--) {
    if (OPEN.has(a.lower(k))) return true;
    if (/^(men|og|så|fordi)$/.test(a.lower(k))) return false;
  }
  return false;
}

/** »ikke nogle«, »uden at nogle«; or one thing only: »nogle idé«. */
function asksForNogen(a: Analysis, at: number, noun: number): boolean {
  if (noun >= 0) {
    const singular = a.canBe(noun, NOUN | SINGULAR | INDEFINITE);
    if (singular && !a.canBe(noun, NOUN | PLURAL | INDEFINITE) && a.is(noun, SINGULAR)) return true;
  }
  const before = a.before(at);
  const denied = /^(ikke|aldrig|næppe|uden)$/;
  if (denied.test(a.lower(before)) && !a.commaAfter(before)) return true;
  const earlier = a.before(before);
  if (a.lower(before) === 'at' && a.lower(earlier) === 'uden') return true;
  // »der er ikke flere, nogle …«: only within the clause.
  if (noun >= 0 || a.commaAfter(before) || !/^(er|var|for|med|af|om|til|på|har|der)$/.test(a.lower(before)))
    return false;
  return denied.test(a.lower(earlier)) && !a.commaAfter(earlier);
}

/** »nogen af dem mente«, »nogen siger …, andre …«: a few out of many. */
function isSome(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.commaAfter(at) || next < 0) return false;
  if (a.lower(next) === 'gange' || (a.lower(next) === 'få' && a.is(next, ADJECTIVE))) return true;
  if (a.lower(next) === 'af') return true;
  if (!hasAny(a.reading(next), FINITE)) return false;
  for (let k = next; k < Math.min(a.count, next + LOOK_AHEAD); k++) if (a.lower(k) === 'andre') return true;
  return false;
}
