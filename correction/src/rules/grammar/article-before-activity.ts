import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { ILLNESSES, PLAYED } from '../../words/bare-objects.ts';
import { RELATIVES } from '../../words/links.ts';
import { PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const PLAY = new WordList('spille spiller spillede spillet');
const HAVE_OR_GET = new WordList('have har havde haft få får fik fået');
const FARTHEST = 4;

/** »Hun spiller en trompet«, »jeg har en feber«: what one does or has there is no thing, and not counted. */
export const articleBeforeActivity: WordRule = {
  id: 'article-before-activity',
  subcategory: 'delete',
  on: { words: 'en et' },
  explanation:
    '»{token}« skal væk: Man spiller guitar og fodbold, og man har feber, uden »en« eller »et« foran. Det er noget, man gør eller har, ikke én af flere.',
  wrong: [
    ['Min søster spiller en trompet i et orkester.', 'Min søster spiller trompet i et orkester.'],
    ['Han er god til at spille en tennis.', 'Han er god til at spille tennis.'],
    ['I dag har jeg en feber.', 'I dag har jeg feber.'],
    ['Min bedstefar har en demens.', 'Min bedstefar har demens.'],
  ],
  right: [
    'Hun spiller på en gammel guitar.',
    'Han har en guitar.',
    'Hun spillede en fodbold ud til siden, som ingen nåede.',
    'Vi spiller en tenniskamp.',
    'Han spillede en fodbold, som var flad.',
  ],
  match(a, at): Finding | null {
    const noun = a.after(at);
    const verbs = PLAYED.test(a.lower(noun)) ? PLAY : ILLNESSES.test(a.lower(noun)) ? HAVE_OR_GET : null;
    if (verbs === null || a.commaAfter(at) || !closes(a, noun) || !isOfVerb(a, at, verbs)) return null;
    return removeText(a.starts[at]!, a.starts[noun]!, 0.9);
  },
};

const GOES_ON = new WordList('ud op ind over');
/** No more is said of it: not »en feber, som ikke går over«. */
function closes(a: Analysis, noun: number): boolean {
  const next = a.after(noun);
  if (next < 0 || a.isMark(next)) return true;
  if (a.commaAfter(noun))
    return (
      !RELATIVES.test(a.lower(next)) &&
      !r.hasAny(a.reading(next), r.PRONOUN | r.SUBORDINATOR) &&
      !r.has(a.reading(next), r.VERB)
    );
  return r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION | r.ADVERB) && !GOES_ON.test(a.lower(next));
}

/** The verb comes before, and nothing but its subject and adverbs between. */
function isOfVerb(a: Analysis, at: number, verbs: WordList): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    if (verbs.test(a.lower(k))) return true;
    if (!PERSONS.test(a.lower(k)) && !a.is(k, r.ADVERB)) return false;
  }
  return false;
}
