import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.97;
/** What is new comes in with these. */
const COMES_IN =
  'ligger lå står stod sidder sad hænger hang kommer kom bor boede findes fandtes mangler manglede sker skete kører kørte løber løb ' +
  'går gik vokser voksede lever levede skinner lyder lød opstår opstod gemmer';
const CLAUSE_OPENERS = new WordList('at fordi hvis når hvor selvom inden mens');
const NEW = new WordList('en et mange nogle nogen ingen flere få masser noget intet ikke også altid stadig kun');
const SO = new WordList('ikke også altid stadig kun');

/** »opdagede, at | ligger en sø«, »fordi | kommer mange turister«: the clause has no subject before its verb, and what is new comes after it. */
export const thereInClause: WordRule = {
  id: 'there-in-clause',
  subcategory: 'missing-word',
  on: { words: COMES_IN },
  explanation:
    'Her mangler »der«: »{replacement}«. I en ledsætning står der altid noget på grundleddets plads før udsagnsleddet. Når man fortæller om noget nyt, er det »der«.',
  wrong: [
    ['Jeg opdagede, at ligger en sø ved vejen.', 'Jeg opdagede, at der ligger en sø ved vejen.'],
    ['Vi bliver inde, fordi kommer mange turister.', 'Vi bliver inde, fordi der kommer mange turister.'],
    ['Jeg så, at kom en bil.', 'Jeg så, at der kom en bil.'],
    ['Det er dejligt, når kommer nye elever.', 'Det er dejligt, når der kommer nye elever.'],
    ['Hun sagde, at mangler to stole.', 'Hun sagde, at der mangler to stole.'],
  ],
  right: [
    'Vi ved, at der ligger en sø.',
    'Når går toget?',
    'Hun drømte om at gå mange ture.',
    'Jeg tror, at gå mange ture hver dag er sundt.',
    'Når en bi kommer, vågner de.',
  ],
  match(a, at): Finding | null {
    const opener = a.before(at);
    if (opener < 0 || a.commaAfter(opener) || a.commaAfter(at) || !CLAUSE_OPENERS.test(a.lower(opener))) return null;
    const isAfterVerb = a.lower(opener) === 'at' ? THINKS.test(lastWord(a, opener)) : a.commaAfter(a.before(opener));
    // »hr. betjent, | hvor ligger et apotek?« asks itself
    const end = a.sentenceEnd(at);
    const asks = a.lower(opener) === 'hvor' && (a.written(end - 1) === '?' || a.written(end - 2) === '?');
    if (asks || a.opensSentence(opener) || !isAfterVerb || !bringsIn(a, a.after(at))) return null;
    return replaceSpan(a, opener, at, `${a.lower(opener)} der ${a.lower(at)}`, SURE);
  },
};

const THINKS = new WordList(
  'tror troede tro ved vidste vide synes syntes mener mente siger sagde sige håber håbede ser så se opdager opdagede opdage hører hørte høre ' +
    'fortæller fortalte fortælle skriver skrev viser viste vise betyder betød forstår forstod husker huskede læste læser mærker mærkede drømmer drømte',
);
/** The verb before »at«, whatever pronoun or »ikke« stands between. */
const lastWord = (a: Analysis, opener: number): string =>
  a.lower(SMALL.test(a.lower(a.before(opener))) ? a.before(opener, 2) : a.before(opener));
const SMALL = new WordList('ikke også mig dig ham hende os jer dem godt nu');

const LONGEST = 3;
/** »en sø«, »mange turister«, »to stole«, »nye elever«: something that is not known yet. */
function bringsIn(a: Analysis, at: number): boolean {
  let first = at;
  while (SO.test(a.lower(first)) && !a.commaAfter(first)) first = a.after(first);
  const isNew = NEW.test(a.lower(first)) || a.kinds[first] === NUMBER || a.is(first, r.NUMERAL);
  for (let k = first, steps = 0; k >= 0 && steps < LONGEST; k = a.after(k), steps++) {
    if (a.is(k, r.NOUN))
      return !a.is(k, r.GENITIVE) && !a.is(k, r.DEFINITE) && (isNew || a.is(k, r.NOUN | r.PLURAL | r.INDEFINITE));
    if (a.commaAfter(k) || (!(k === first && isNew) && !a.is(k, r.ADJECTIVE))) return false;
  }
  return false;
}
