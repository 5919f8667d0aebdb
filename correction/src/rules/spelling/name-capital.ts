import type { Analysis } from '../../analysis/analysis.ts';
import { capitalAt, replaceWord } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isGivenName, MEN, WOMEN } from '../../words/beings.ts';
import { ISLANDS, PLACE_NAMES, STREETS, TOWN_STREETS, TOWNS_AND_LANDS } from '../../words/geography.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS } from '../../words/of-commas.ts';
import { OWNERS } from '../../words/persons.ts';
import { ORDINALS, RULERS } from '../../words/rulers.ts';
import { WordList } from '../../words/word-list.ts';

const NAMING = new WordList('hedder hed hede hedt kaldes kaldte kalder kaldt kalde døbt');
const GOES_OR_IS = new WordList('i til fra');
/** Lands, unions and offices by their first letters. */
const ACRONYMS = new WordList('usa eu fn dsb fck agf nasa cia fbi dbu dgi ussr bbc ddr');
/** Where one is in a town. */
const ON_STREET = new WordList('på i ad fra til ved');
const LIVES = new WordList('bor boede bo boet');

/** Names that the dictionary has as other words, or not at all: »der hed rosa«, »svarede farah«, »i vadehavet«. */
export const nameCapital: SentenceRule = {
  id: 'name-capital',
  subcategory: 'capital',
  on: 'sentence',
  explanation: 'Navne på personer, dyr, steder og gader skrives med stort: »{replacement}«.',
  wrong: [
    ['Der var en ko, der hed rosa.', 'Der var en ko, der hed Rosa.'],
    ['»Han dør!« råbte malte.', '»Han dør!« råbte Malte.'],
    ['Jeg legede med Farah. Så grinede farah højt.', 'Jeg legede med Farah. Så grinede Farah højt.'],
    ['Der lever mange krabber i vadehavet.', 'Der lever mange krabber i Vadehavet.'],
    ['Hun læste på universitetet i polen.', 'Hun læste på universitetet i Polen.'],
    ['Vi bor på jernbanevej 4.', 'Vi bor på Jernbanevej 4.'],
    ['Jeg startede på havnegade klokken ti.', 'Jeg startede på Havnegade klokken ti.'],
    ['Min farmor kommer fra rønne.', 'Min farmor kommer fra Rønne.'],
    ['Vi lejede et hus på als.', 'Vi lejede et hus på Als.'],
    ['Kong Christian den fjerde byggede Rundetårn.', 'Kong Christian den Fjerde byggede Rundetårn.'],
    ['De fortalte om Alexander den store.', 'De fortalte om Alexander den Store.'],
    ['Danmark er med i fn og eu.', 'Danmark er med i FN og EU.'],
    ['Min søster pia er ni år.', 'Min søster Pia er ni år.'],
    ['Bogen handler om anden Verdenskrig.', 'Bogen handler om Anden Verdenskrig.'],
  ],
  right: [
    'Hun har en rosa kjole på.',
    'Koen hedder Rosa, og den er rosa.',
    'Der er en magnetisk pol, og polen flytter sig.',
    'Vi gik på en landevej i fire timer.',
    'Der ligger en skive ost på mors tallerken.',
    'Vi gik ad en smal sidegade.',
    'Min bror maler, og han maler godt.',
    'Bamse er en hund. Jeg sover med en bamse.',
    '»Ja,« sagde storm og regn.',
    'Hun hed noget andet dengang.',
    'Christian den Fjerde levede længe.',
    'Han sagde: »Nein, nein!«',
    'Vi besøger Frederik den fjerde maj.',
    'Jeg ringede til Peter den tredje dag.',
    'Han kaldte Alexander den store dreng.',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    for (let at = from; at < to; at++) {
      if (a.hasCapital(at) || !a.isWord(at)) continue;
      if (ACRONYMS.test(a.lower(at))) found.push({ ...replaceWord(a, at, a.lower(at).toUpperCase(), 0.98) });
      else if (at > from && isNameHere(a, at))
        found.push({ ...capitalAt(a, at, 0.93), yields: !PLACE_NAMES.test(a.lower(at)) });
    }
    return found;
  },
};

function isNameHere(a: Analysis, at: number): boolean {
  const word = a.lower(at);
  if (PLACE_NAMES.test(word) || isRulersName(a, at)) return true;
  // »anden Verdenskrig«: both words, or none
  if (WHICH_WAR.test(word) && a.written(a.after(at)) === 'Verdenskrig') return true;
  const before = a.lower(a.before(at));
  if (TOWNS_AND_LANDS.test(word)) return GOES_OR_IS.test(before) && !a.is(a.after(at), r.NOUN);
  if (ISLANDS.test(word)) return before === 'på' && !r.hasAny(a.union(a.after(at)), r.NOUN | r.ADJECTIVE);
  if (STREETS.test(word)) return isAddress(a, at);
  if (isGivenName(word)) return isCalled(a, at);
  // »en mac«
  return (
    a.types[at]!.listed < 0 &&
    a.types[at]!.compound === null &&
    !a.is(a.before(at), r.DETERMINER) &&
    a.once(namesOf).has(word)
  );
}

const WHICH_WAR = new WordList('første anden');
const TITLES = new WordList('kong dronning pave kejser kejserinde zar sultan prins fyrst');
const EPITHETS = new WordList('store hellige grusomme gode onde fede røde strenge skaldede lærde fromme');
/** »Christian den | fjerde«, »Alexander den | store«: how rulers are told from each other. */
function isRulersName(a: Analysis, at: number): boolean {
  const isOrdinal = ORDINALS.test(a.lower(at));
  if (!(isOrdinal || EPITHETS.test(a.lower(at))) || a.lower(at - 1) !== 'den' || !a.hasCapital(at - 2)) return false;
  if (a.commaAfter(at - 2) || !(RULERS.test(a.lower(at - 2)) || TITLES.test(a.lower(at - 3)))) return false;
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return true;
  return !r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE | r.NUMERAL | r.NAME) && (isOrdinal || a.is(next, r.VERB));
}

/** »jernbanevej 4«, »bor på nørregade«, »startede på havnegade« */
function isAddress(a: Analysis, at: number): boolean {
  if (a.types[at]!.listed >= 0) return false;
  if (TOWN_STREETS.test(a.lower(at)) && ON_STREET.test(a.lower(a.before(at)))) return true;
  const next = a.commaAfter(at) ? -1 : a.after(at);
  return (
    (next >= 0 && a.kinds[next] === NUMBER) ||
    (LIVES.test(a.lower(a.before(at, 2))) && a.is(a.before(at), r.PREPOSITION))
  );
}

/** »min bror hans bil«: names that are small words. */
const SMALL_WORDS = new WordList('hans per');

/** »hedder | liv«, »min søster | pia«, »…,« sagde | malte: a name that is another word besides. */
function isCalled(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before)) return false;
  if (NAMING.test(a.lower(before))) return !a.is(a.after(at), r.NOUN);
  if (SMALL_WORDS.test(a.lower(at))) return false;
  const kin = a.lower(before);
  if (OWNERS.test(a.lower(a.before(before))) && (MEN.has(kin) || WOMEN.has(kin)))
    return r.hasAny(a.reading(a.after(at)), r.FINITE) || a.after(at) < 0 || a.isMark(a.after(at));
  return saidIt(a, before) && (a.after(at) < 0 || a.isMark(a.after(at)));
}

/** »…,« | sagde: who speaks comes next. */
const saidIt = (a: Analysis, verb: number): boolean =>
  (SPEECH_VERBS.test(a.lower(verb)) || MORE_SPEECH_VERBS.test(a.lower(verb))) &&
  ENDS_SPEECH.has(a.text.slice(0, a.starts[verb]).trimEnd().at(-1) ?? '');
const ENDS_SPEECH = new Set('«»"”!?');

const OPENS_SPEECH = new Set('»«"“„');
/** No »MIGRATE« */
const NAME_SHAPE = /^\p{Lu}\p{Ll}/u;
/** Names that the text has with a capital inside its sentences. */
function namesOf(a: Analysis): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < a.count; at++)
    if (
      NAME_SHAPE.test(a.written(at)) &&
      a.is(at, r.NAME) &&
      !a.opensSentence(at) &&
      !OPENS_SPEECH.has(a.text[a.starts[at]! - 1] ?? '') &&
      a.lexicon.find(a.lower(at)) < 0
    )
      names.add(a.lower(at));
  return names;
}
