import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isSetObject } from '../../phrases/set-object.ts';
import { isEnglishPhrase } from '../../words/english-phrases.ts';
import { WordList } from '../../words/word-list.ts';
import { OBJECT_PERSONS_AND_SELF, PERSONS } from '../../words/persons.ts';
import { AFTER_WHICH_AT } from '../../words/prepositions.ts';

/** What is followed by »at« and an infinitive; those that a plain infinitive may follow too are not here. */
const TAKES_AT = new WordList(
  'begynde begynder begyndte begyndt prøve prøver prøvede prøvet forsøge forsøger forsøgte forsøgt elske elsker ' +
    'elskede elsket pleje plejer plejede plejet huske husker huskede husket glemme glemmer glemte glemt beslutte ' +
    'beslutter besluttede besluttet ønske ønsker ønskede ønsket lære lærer lærte lært love lover lovede lovet nægte nægter nægtede nægtet ' +
    'undgå undgår undgik risikere risikerer lyst svært nemt let sjovt dejligt vigtigt hårdt umuligt chance mulighed ' +
    'tid lov stoppe stopper stoppede holdt husk prøv lide håbe håber håbede',
);

/** Log odds of »at« under which a reader of much Danish does not miss it; after these verbs a word that is an infinitive alone has no other place. */
const UNMISSED = -0.5;
const UNMISSED_OF_VERB = -3;

/** An infinitive that lacks its »at«: »glæder mig til komme«, »begyndte græde«. */
export const missingAt: WordRule = {
  id: 'missing-at',
  subcategory: 'missing-word',
  on: { readings: r.VERB | r.INFINITIVE },
  wrong: [
    ['Jeg glæder mig til komme hjem.', 'Jeg glæder mig til at komme hjem.'],
    ['Hun gik uden sige farvel.', 'Hun gik uden at sige farvel.'],
    ['Det er svært forklare.', 'Det er svært at forklare.'],
    ['Han begyndte græde.', 'Han begyndte at græde.'],
    ['Man skal kunne lide være sammen med andre.', 'Man skal kunne lide at være sammen med andre.'],
    ['Husk hente din søster.', 'Husk at hente din søster.'],
    ['Jeg læser dansk for ikke glemme sproget.', 'Jeg læser dansk for ikke at glemme sproget.'],
    ['Jeg har lyst til spise is.', 'Jeg har lyst til at spise is.'],
    ['Hun har travlt med lave mad.', 'Hun har travlt med at lave mad.'],
    ['Min bror er bange for flyve.', 'Min bror er bange for at flyve.'],
    ['Jeg lærer hende svømme.', 'Jeg lærer hende at svømme.'],
    ['De fik mig grine hele dagen.', 'De fik mig til at grine hele dagen.'],
  ],
  right: [
    'Meget mad går til spilde.',
    'Jeg glæder mig til at komme hjem.',
    'Vi prøvede at sove.',
    'Han hjalp hende med lektierne.',
    'Kan I lide at svømme?',
    'Det er let at se.',
    'Min bror holdt tale for brudeparret.',
    'Han tog på arbejde den dag.',
    'Vi bor i et hus med lave vinduer.',
    'Kokken er kendt for spise og drikke af høj kvalitet.',
  ],
  match(a, at, models): Finding | null {
    if (isSetObject(a, at) || isEnglishPhrase(a.lower(at), a.lower(a.after(at)))) return null;
    let before = a.before(at);
    // »begyndte pludselig græde«
    const isAdverb =
      a.is(before, r.ADVERB) &&
      !a.commaAfter(before) &&
      (/^(begynd|prøv|forsøg)/.test(a.lower(a.before(before))) || isForNot(a, before));
    if (isAdverb) before = a.before(before);
    const type = a.types[at]!;
    if (before < 0 || a.commaAfter(before) || a.hasCapital(at) || type.listed < 0) return null;
    if (!isInfinitive(a, at) || NO_VERB.test(type.lower)) return null;
    const next = a.after(at);
    // »til svømme hallen«: a compound in two words
    if (a.is(next, r.NOUN) && a.lexicon.findAnyCase(type.lower + a.lower(next)) >= 0) return null;
    if (r.hasAny(type.union, r.NOUN) && r.hasAny(a.union(next), r.NOUN) && a.is(next, r.NOUN | r.DEFINITE)) return null;
    // »nødt gå«
    const made = a.lower(before) === 'nødt' ? 'til at' : madeTo(a, at, before);
    if (made !== undefined) return putAfter(a, before, made, 0.85);
    const lower = a.lower(before);
    const isPreposition = AFTER_WHICH_AT.test(lower);
    // »inden for bygge- og anlægsområdet«: the first part of a compound
    if (a.text[a.ends[at]!] === '-') return null;
    // »kommer ned med te«
    if (isPreposition && ((r.hasAny(type.union, r.NOUN) && !isDone(a, at, type.lower)) || type.lower === 'te'))
      return null;
    if (!isPreposition && !TAKES_AT.test(lower)) return null;
    if (
      !isPreposition &&
      (isGoverned(a, before) ||
        (a.is(before, r.NOUN | r.PLURAL) && !PERSONS.test(a.lower(a.before(before)))) ||
        MINE.test(a.lower(a.before(before))) ||
        (/^lærere?$/.test(lower) && !a.is(before, r.VERB)))
    )
      return null;
    if (isAdverb) before = a.before(at);
    // »hvid med bruge pletter«: another word was meant
    const isSure = !isPreposition && a.is(before, r.VERB) && !r.hasAny(type.union, r.NOUN | r.FINITE | r.OTHER);
    const least = isSure ? UNMISSED_OF_VERB : UNMISSED;
    if ((models.secondReader.oddsOfLeftOut(a, at, 'at') ?? 0) < least) return null;
    return putAfter(a, before, 'at', isPreposition && lower !== 'af' && lower !== 'på' ? 0.85 : 0.8);
  },
};

const putAfter = (a: Analysis, at: number, words: string, confidence: number): Finding => ({
  start: a.starts[at]!,
  end: a.ends[at]!,
  replacements: [`${a.written(at)} ${words}`],
  confidence,
});

const TEACHES = new WordList('lære lærer lærte lært');
const MAKES = new WordList('få får fik fået tvinge tvinger tvang tvunget');
/** »lærer hende | bage«, »fik mig | grine«: what stands before the verb of somebody who is taught or made to do it. */
function madeTo(a: Analysis, at: number, whom: number): string | undefined {
  const verb = a.before(whom);
  if (!OBJECT_PERSONS_AND_SELF.test(a.lower(whom)) || a.commaAfter(verb)) return undefined;
  if (r.hasAny(a.union(at), r.FINITE | r.OTHER | r.PAST_PARTICIPLE | r.ADVERB)) return undefined;
  if (TEACHES.test(a.lower(verb))) return 'at';
  // »fik ham arbejde«
  return MAKES.test(a.lower(verb)) && !r.hasAny(a.union(at), r.NOUN) ? 'til at' : undefined;
}

/** What is listed as a noun or an adjective as well, and nearly always done: »spise is«, »lave mad«. */
const DONE = new WordList('spise lave drikke vente flyve');
/** Not »mad og drikke«. */
const isDone = (a: Analysis, at: number, lower: string): boolean =>
  DONE.test(lower) && !a.is(a.after(at), r.CONJUNCTION);

/** The tagger sees an infinitive, or the word is hardly anything else. */
function isInfinitive(a: Analysis, at: number): boolean {
  const { union, lower } = a.types[at]!;
  // »lave priser«, »de lave træer«
  if (lower === 'lave') return a.is(a.after(at), r.NOUN | r.SINGULAR | r.INDEFINITE);
  if (r.hasAny(union, r.ADJECTIVE)) return false;
  return a.is(at, r.VERB | r.INFINITIVE) || isDone(a, at, lower);
}

/** »til live«, »til syne«: old forms of nouns. */
const NO_VERB = new WordList('syne live gode spilde');

/** »for | ikke glemme sproget« */
const isForNot = (a: Analysis, not: number): boolean =>
  a.lower(not) === 'ikke' && a.lower(a.before(not)) === 'for' && !a.commaAfter(a.before(not));

const MINE = new WordList('min din sin vores jeres deres hans hendes en den');

const INFINITIVE_FOLLOWS = new WordList('kan kunne skal skulle vil ville må måtte bør burde lade lader lod og');
/** »lade ham lære svømme«: what comes before may govern the infinitive past the word straight before. */
function isGoverned(a: Analysis, before: number): boolean {
  for (let k = a.before(before), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++) {
    if (INFINITIVE_FOLLOWS.test(a.lower(k))) {
      return !a.is(before, r.VERB);
    }
  }
  return false;
}
