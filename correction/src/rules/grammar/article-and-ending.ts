import type { Analysis } from '../../analysis/analysis.ts';
import { capitalised, removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { RELATIVES } from '../../words/links.ts';
import { SUBJECTS_AND_DER } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** How likely the net must find that the word is one too many, as log odds. */
const TOO_MANY = 0.4;

/** »jeg vaskede den bilen«, »De børnene leger«: the ending says already which one. */
export const articleAndEnding: WordRule = {
  id: 'article-and-ending',
  subcategory: 'delete',
  on: { words: 'den det de' },
  explanation:
    'Her er et ord for meget: Endelsen i navneordet siger allerede, at det er en bestemt, så »{token}« skal slettes. Kun når der står et tillægsord foran, hedder det »den« eller »det«: bilen, men den røde bil.',
  wrong: [
    ['De børnene leger i haven.', 'Børnene leger i haven.'],
    ['Det huset er gammelt, men flot.', 'Huset er gammelt, men flot.'],
    ['I går vaskede jeg den bilen.', 'I går vaskede jeg bilen.'],
    ['Vi gik hjem, da den filmen var slut.', 'Vi gik hjem, da filmen var slut.'],
    ['Han samlede de stenene op.', 'Han samlede stenene op.'],
  ],
  right: [
    'Fra byen beskød de skanserne med kanoner.',
    'Jeg lagde maden i den taske.',
    'Det er det, manden siger.',
    'Så trak de vognene op ad bakken.',
    'Alt det, drengen siger, er sandt.',
    'Vi gav den blomster.',
    'For den sags skyld kan vi gå.',
    'Hvordan er det vejret bliver?',
    'Jeg tror på det, læreren siger.',
  ],
  match(a, at, models): Finding | null {
    const noun = a.after(at);
    if (a.commaAfter(at) || a.commaAfter(a.before(at)) || !a.is(noun, r.NOUN | r.DEFINITE)) return null;
    // »fra byen beskød | de skanserne«: they did
    if (a.lower(at) === 'de' && isFinite(a, a.before(at)) && !SUBJECTS_AND_DER.test(a.lower(a.before(at, 2))))
      return null;
    if (isSubject(a, at, noun)) return asSubject(a, at, noun);
    if (!isKnown(a, noun)) return null;
    if (!opensPhrase(a, at)) return null;
    const next = a.after(noun);
    // »alt det drengen siger«: of two that open a clause, one is what is said
    if (isFinite(a, next) && !a.commaAfter(noun) && !a.is(a.before(at), r.SUBORDINATOR)) return null;
    if (RELATIVES.test(a.lower(next)) || models.secondReader.oddsOfTooMany(a, at) < TOO_MANY) return null;
    return removeText(a.starts[at]!, a.starts[noun]!, SURE);
  },
};

/** »Det drengen så, er en bil«: what follows a finite verb that is not the only one. */
const JOINS = r.CONJUNCTION | r.SUBORDINATOR;
/** »De børnene | leger i haven«: the sentence begins with it, and has no other verb that »det« could belong to. */
function isSubject(a: Analysis, at: number, noun: number): boolean {
  const verb = a.after(noun);
  if (!isKnown(a, noun, r.FINITE | r.INFINITIVE)) return false;
  if (a.before(at) >= 0 || a.commaAfter(noun) || !isFinite(a, verb) || a.commaAfter(verb)) return false;
  if (a.after(verb) < 0 || a.isMark(a.after(verb)) || SUBJECTS_AND_DER.test(a.lower(a.after(verb)))) return false;
  if (!a.canBe(noun, r.NOUN | (a.lower(at) === 'de' ? r.PLURAL : r.SINGULAR))) return false;
  for (let k = a.after(verb); k >= 0; k = a.after(k)) {
    if (r.hasAny(a.reading(k), r.FINITE)) return false;
    if (a.commaAfter(k)) return !r.hasAny(a.reading(a.after(k)), r.FINITE);
    if (r.hasAny(a.reading(k), JOINS)) return true;
  }
  return true;
}

/** »Børnene«, or »De børn«. */
function asSubject(a: Analysis, at: number, noun: number): Finding {
  const number = a.lower(at) === 'de' ? r.PLURAL : r.SINGULAR;
  const bare = a.lexicon.otherForms(
    a.types[noun]!.word,
    r.NOUN | r.DEFINITE | number,
    r.NOUN | r.INDEFINITE | number,
    r.GENITIVE,
  )[0];
  const replacements = [capitalised(a.written(noun)), ...(bare === undefined ? [] : [`${a.written(at)} ${bare}`])];
  return { start: a.starts[at]!, end: a.ends[noun]!, replacements, confidence: SURE, agreed: true };
}

/** When it was: »det gjorde vi den | dagen efter«. */
const TIMES = new WordList(
  'dagen aftenen natten morgenen ugen året måneden gangen klokken resten halvdelen flertallet',
);
/** A noun with its ending, which cannot be anything else. */
const isKnown = (a: Analysis, noun: number, ofVerb: number = r.VERB): boolean =>
  a.is(noun, r.NOUN | r.DEFINITE) &&
  !a.hasCapital(noun) &&
  !TIMES.test(a.lower(noun)) &&
  !r.hasAny(a.union(noun), ofVerb | r.ADJECTIVE | r.OTHER) &&
  !a.is(noun, r.GENITIVE);

const OPENS_CLAUSE = new WordList('at da når hvis fordi om mens før selvom');
const GIVES = new WordList(
  'giver gav give givet viser viste vise vist lærer lærte lære lært rækker rakte række kalder kaldte kalde kaldt fortæller fortalte fortælle fortalt',
);
const DOERS = new WordList('jeg du han hun vi man');
const RELATIVE = new WordList('der som');
/** After what opens a clause, or where the object stands; not »så trak | de vognene«, of those who pull. */
function opensPhrase(a: Analysis, at: number): boolean {
  const before = a.before(at);
  // »gav den maden«: it gets the food; »var det sommeren igen«
  if (GIVES.test(a.lower(before)) || (DOERS.test(a.lower(before)) && GIVES.test(a.lower(a.before(before)))))
    return false;
  if (ALL_BE_AND_BECOME.test(a.lower(before))) return false;
  if (OPENS_CLAUSE.test(a.lower(before))) return true;
  const isDone = r.hasAny(a.reading(before), r.INFINITIVE | r.PAST_PARTICIPLE);
  if (isDone) return BEFORE_DONE.test(a.lower(a.before(before)));
  const verb = isFinite(a, before) ? before : a.before(before);
  if (!isFinite(a, verb) || a.commaAfter(verb)) return false;
  // »polerede jeg | den bilen«, »Sahar tog | den stenen«
  const doer = verb === before ? a.before(verb) : before;
  if (RELATIVE.test(a.lower(doer))) return verb === before && a.is(a.before(doer), r.NOUN);
  return DOERS.test(a.lower(doer)) || (verb === before && a.is(doer, r.NAME) && !a.commaAfter(doer));
}
const BEFORE_DONE = new WordList(
  'at har havde have kan kunne skal skulle vil ville må måtte jeg du han hun vi man godt gerne ikke',
);
