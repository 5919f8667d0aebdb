import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { RELATIVES } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** How likely the net must find that the word is one too many, as log odds. */
const TOO_MANY = 0.4;

/** »i den skabet«, »jeg vaskede den bilen«: the ending says already which one. */
export const articleAndEnding: WordRule = {
  id: 'article-and-ending',
  subcategory: 'delete',
  ofLearners: true,
  on: { words: 'den det de' },
  explanation:
    'Her er et ord for meget: Endelsen i navneordet siger allerede, at det er en bestemt, så »{token}« skal slettes. Kun når der står et tillægsord foran, hedder det »den« eller »det«: bilen, men den røde bil.',
  wrong: [
    ['Jeg lagde maden i den tasken.', 'Jeg lagde maden i tasken.'],
    ['I går vaskede jeg den bilen.', 'I går vaskede jeg bilen.'],
    ['Vi gik hjem, da den filmen var slut.', 'Vi gik hjem, da filmen var slut.'],
    ['Han samlede de stenene op.', 'Han samlede stenene op.'],
  ],
  right: [
    'Jeg lagde maden i den taske.',
    'Det er det, manden siger.',
    'Alt det, drengen siger, er sandt.',
    'Vi gav den blomster.',
    'For den sags skyld kan vi gå.',
    'Hvordan er det vejret bliver?',
    'Jeg tror på det, læreren siger.',
  ],
  match(a, at, models): Finding | null {
    const noun = a.after(at);
    if (a.commaAfter(at) || a.commaAfter(a.before(at)) || !isKnown(a, noun) || !opensPhrase(a, at)) return null;
    const next = a.after(noun);
    // »alt det drengen siger«: of two that open a clause, one is what is said
    if (isFinite(a, next) && !a.commaAfter(noun) && !a.is(a.before(at), r.SUBORDINATOR)) return null;
    if (RELATIVES.test(a.lower(next)) || models.secondReader.oddsOfTooMany(a, at) < TOO_MANY) return null;
    return removeText(a.starts[at]!, a.starts[noun]!, SURE);
  },
};

/** When it was: »det gjorde vi den | dagen efter«. */
const TIMES = new WordList('dagen aftenen natten morgenen ugen året måneden gangen');
/** A noun with its ending, which cannot be anything else. */
const isKnown = (a: Analysis, noun: number): boolean =>
  a.is(noun, r.NOUN | r.DEFINITE) &&
  !a.hasCapital(noun) &&
  !TIMES.test(a.lower(noun)) &&
  !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE | r.OTHER) &&
  !a.is(noun, r.GENITIVE);

const OPENERS = r.PREPOSITION | r.SUBORDINATOR | r.INFINITIVE | r.PAST_PARTICIPLE;
const GIVES = new WordList(
  'giver gav give givet viser viste vise vist lærer lærte lære lært rækker rakte række kalder kaldte kalde kaldt',
);
const DOERS = new WordList('jeg du han hun vi man der som');
/** After a preposition, or where the object stands; not »så trak | de vognene«, of those who pull. */
function opensPhrase(a: Analysis, at: number): boolean {
  const before = a.before(at);
  // »gav den maden«: it gets the food
  if (GIVES.test(a.lower(before)) || (DOERS.test(a.lower(before)) && GIVES.test(a.lower(a.before(before)))))
    return false;
  if (r.hasAny(a.reading(before), OPENERS)) return true;
  const verb = isFinite(a, before) ? before : a.before(before);
  if (!isFinite(a, verb) || a.commaAfter(verb)) return false;
  // »polerede jeg | den bilen«, »Sahar tog | den stenen«
  const doer = verb === before ? a.before(verb) : before;
  return DOERS.test(a.lower(doer)) || (verb === before && a.is(doer, r.NAME) && !a.commaAfter(doer));
}
