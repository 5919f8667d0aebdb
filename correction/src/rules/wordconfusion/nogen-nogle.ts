import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { nounOfPhrase } from '../../phrases/noun-phrase.ts';
import { ADJECTIVE, INDEFINITE, NOUN, PLURAL, SINGULAR } from '../../lexicon/readings.ts';

/** In questions, conditions and denials »nogen« stands before plurals too. */
const OPEN = new Set('ikke aldrig hvis om uden næppe ingen hverken mindre end hvorvidt nogensinde før'.split(' '));

export const nogenNogle: WordRule = {
  id: 'nogen-nogle',
  subcategory: 'nogen-nogle',
  on: { words: 'nogen nogle' },
  wrong: [
    ['Vi købte nogen æbler på torvet.', 'Vi købte nogle æbler på torvet.'],
    ['Der var nogen gode film i går.', 'Der var nogle gode film i går.'],
  ],
  right: [
    'Er der nogen æbler tilbage?',
    'Vi så ikke nogen elever.',
    'Nogle elever kom for sent.',
    'Har du nogen idé om det?',
  ],
  match(a, at) {
    const noun = nounOfPhrase(a, at);
    if (noun < 0) return null;
    const plural = a.canBe(noun, NOUN | PLURAL | INDEFINITE);
    const singular = a.canBe(noun, NOUN | SINGULAR | INDEFINITE);
    if (a.lower(at) === 'nogle')
      return singular && !plural && a.is(noun, SINGULAR) ? replaceWord(a, at, 'nogen', 0.88) : null;
    const pluralAdjective =
      noun > at + 1 && a.canBe(noun - 1, ADJECTIVE | PLURAL) && !a.canBe(noun - 1, ADJECTIVE | SINGULAR);
    if (!plural || (singular && !pluralAdjective) || !(a.is(noun, PLURAL) || pluralAdjective)) return null;
    const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
    if (a.written(to - 1).includes('?')) return null;
    for (let i = from; i < to; i++) if (OPEN.has(a.lower(i))) return null;
    return replaceWord(a, at, 'nogle', 0.92);
  },
};
