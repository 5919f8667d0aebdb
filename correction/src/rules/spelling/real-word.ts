import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, INDEFINITE, NAME, NOUN, OTHER, PLURAL, VERB } from '../../lexicon/readings.ts';
import { classifyMisspelling } from '../../spelling/classify.ts';
import { SELVES } from '../../words/persons.ts';
import { meantWord } from '../../spelling/meant-word.ts';

/** Other forms of the same word are for the rules of grammar, unless they fit much better. */
const SAME = 0.8;
const SUREST = 0.998;

/** A listed word in the place of another that sounds or looks like it: »Skær brødet i skriver«. */
export const realWord: WordRule = {
  id: 'real-word',
  subcategory: 'misspelling',
  general: true,
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER] },
  wrong: [
    ['Han drak et glas van.', 'Han drak et glas vand.'],
    ['Jeg er lidt kæd af det.', 'Jeg er lidt ked af det.'],
  ],
  right: [
    'Håbet er stadig i live.',
    'Magten var ved at løbe dem af hænde.',
    'Hver morgen sniger han sig op i min seng.',
    'Hun lister sig ud.',
    'Han nyder solen.',
    'De har et par sole i baglokalet.',
    'Vi brugte regnestykker fra bogen.',
  ],
  match(a, at, models, options) {
    if (OLD_FORMS.get(a.lower(a.before(at)))?.includes(a.lower(at))) return null;
    const meant = meantWord(a, at, models);
    if (meant === null || options.ignoredWords.has(a.lower(at)) || (meant.isSameWord && meant.odds < SAME)) return null;
    if (isMove(a, at) && !MOVES.test(meant.word)) return null;
    if (meant.isSameWord && isCounted(a, at) && !canBePlural(a, meant.word)) return null;
    const confidence = Math.min(SUREST, 1 / (1 + Math.exp(-meant.odds)));
    return replaceWord(a, at, meant.word, confidence, classifyMisspelling(a.lower(at), meant.word));
  },
};

/** »i live«, »af hænde«: forms that live on after one preposition. */
const OLD_FORMS = new Map([
  ['i', ['live', 'hu', 'stævne']],
  ['af', ['hænde', 'live', 'gårde', 'føret']],
  ['til', ['hånde', 'live', 'stede', 'rette', 'spilde', 'syne']],
]);

/** »så sniger han sig op i sengen«: one moves, and does not say. */
function isMove(a: Analysis, at: number): boolean {
  if (!MOVES.test(a.lower(at))) return false;
  for (let d = 1; d <= 3; d++) if (SELVES.test(a.lower(at + d))) return true;
  return false;
}
const MOVES = /^(snig|sneg|list|smyg|smøg|kravl|vrid|vred|klemt?)(e|er|te|ede)?$/;

/** »et par sole« */
const isCounted = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'par' && a.canBe(at, NOUN | PLURAL | INDEFINITE);

const canBePlural = ({ lexicon }: Analysis, word: string): boolean =>
  lexicon.hasReading(lexicon.find(word), NOUN | PLURAL | INDEFINITE);
