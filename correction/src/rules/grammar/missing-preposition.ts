import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';
import { EN_ET } from '../../words/articles.ts';
import { mayThink } from '../../words/beings.ts';
import { LEFT_OUT_BY_WORD, type LeftOutPreposition } from '../../words/left-out-prepositions.ts';
import { AND_OR } from '../../words/links.ts';
import { OBJECT_PERSONS, PERSONS, SELVES } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE } from '../../words/verbs.ts';

/** What stands between these and »at«. */
const BEFORE_AT: Readonly<Record<string, string>> = {
  bange: 'for',
  glad: 'for',
  glade: 'for',
  nervøs: 'for',
  nervøse: 'for',
  mulighed: 'for',
  muligheden: 'for',
  chance: 'for',
  chancen: 'for',
  ked: 'af',
  træt: 'af',
  trætte: 'af',
  stolt: 'af',
  stolte: 'af',
  nødt: 'til',
  vant: 'til',
  tvunget: 'til',
  klar: 'til',
  lyst: 'til',
  tid: 'til',
  råd: 'til',
  stand: 'til',
  interesseret: 'i',
  enige: 'om',
  dygtig: 'til',
  dygtige: 'til',
  fortsætter: 'med',
  fortsatte: 'med',
  // of 850 such in 2.1 million words of edited text two lack the preposition
  grund: 'til',
  grunden: 'til',
  evne: 'til',
  evnen: 'til',
  tilladelse: 'til',
  villig: 'til',
  villige: 'til',
  parat: 'til',
  inviteret: 'til',
  kommer: 'til',
  kom: 'til',
  behov: 'for',
  brug: 'for',
  angst: 'for',
  sørge: 'for',
  sørger: 'for',
  sørgede: 'for',
  sørg: 'for',
  vild: 'med',
  vilde: 'med',
  færdig: 'med',
  færdige: 'med',
  tilfreds: 'med',
  tilfredse: 'med',
  regner: 'med',
  regnede: 'med',
  stoppe: 'med',
  stopper: 'med',
  stoppede: 'med',
  overrasket: 'over',
  opmærksom: 'på',
  forsøg: 'på',
  overbevist: 'om',
  afhængig: 'af',
};
/** Where one goes: »i skole«, »i seng«. */
const PLACES = new WordList('skole seng børnehave biografen kirke svømmehallen gymnasiet byen');
const GOES = new WordList('skal skulle vil ville kan kunne må måtte går gik gå gået');

const ASK = new WordList('beder bad bede bedt');
/** A preposition that is left out: »bange at«, »skal skole«, »lytter musik«, »beder dig at«. */
export const missingPreposition: WordRule = {
  id: 'missing-preposition',
  subcategory: 'missing-word',
  on: {
    words: `god gode ${[...Object.keys(BEFORE_AT), ...LEFT_OUT_BY_WORD.keys()].join(' ')} at siden stedet skole seng børnehave biografen kirke svømmehallen gymnasiet mig dig sig os jer ham hende dem lytter lyttede lytte drømmer drømte drømme drømt`,
  },
  wrong: [
    ['Jeg er bange at falde.', 'Jeg er bange for at falde.'],
    ['Jeg drømmer at blive pilot.', 'Jeg drømmer om at blive pilot.'],
    ['Hun kom at græde.', 'Hun kom til at græde.'],
    ['Jeg har brug at sove.', 'Jeg har brug for at sove.'],
    ['Han stoppede at ryge.', 'Han stoppede med at ryge.'],
    ['Jeg er god at tale med gamle mennesker.', 'Jeg er god til at tale med gamle mennesker.'],
    ['Vi var nødt at gå hjem.', 'Vi var nødt til at gå hjem.'],
    ['Jeg har ikke tid at lave mad.', 'Jeg har ikke tid til at lave mad.'],
    ['Vi skal skole klokken otte.', 'Vi skal i skole klokken otte.'],
    ['Jeg glæder mig at se dig.', 'Jeg glæder mig til at se dig.'],
    ['Han bad os at komme igen.', 'Han bad os om at komme igen.'],
    ['Huset ligger ved siden en skov.', 'Huset ligger ved siden af en skov.'],
    ['Han gik hjem i stedet at vente.', 'Han gik hjem i stedet for at vente.'],
    ['Du kan ringe mig i aften.', 'Du kan ringe til mig i aften.'],
    ['I kan også skrive min lærer.', 'I kan også skrive til min lærer.'],
    ['Jeg glæder mig næste onsdag.', 'Jeg glæder mig til næste onsdag.'],
    ['Bogen handler en gammel dame.', 'Bogen handler om en gammel dame.'],
    ['De har ikke råd det.', 'De har ikke råd til det.'],
    ['Hun hjalp mig at skrive et brev.', 'Hun hjalp mig med at skrive et brev.'],
    ['Min far hjalp min onkel at bygge huset.', 'Min far hjalp min onkel med at bygge huset.'],
    ['Så holdt han op at græde.', 'Så holdt han op med at græde.'],
    ['Jeg har lyst spise en is.', 'Jeg har lyst til at spise en is.'],
    ['Vi er nødt gå hjem.', 'Vi er nødt til at gå hjem.'],
    ['Jeg glæder mig se dig.', 'Jeg glæder mig til at se dig.'],
    ['Hun sidder og lytter musik hele dagen.', 'Hun sidder og lytter til musik hele dagen.'],
  ],
  right: [
    'Det glæder mig at se dig.',
    'Hun er god at snakke med.',
    'Du er god at have.',
    'Jeg er glad, når det er sommer.',
    'Vi skal i skole klokken otte.',
    'Hun lytter nogle gange.',
    'Han blev hjemme for i stedet at læse.',
    'Vi forsøger i stedet at tænke på noget andet.',
    'Så valgte hun i stedet at gå hjem.',
    'Der er gode råd at hente på biblioteket.',
    'For to år siden en aften i maj skete det.',
    'Her skal kirke og skole ligge.',
    'De ringer mig op i aften.',
    'I aftes ringede min mormor til os.',
    'Derfor handler en stor del af bogen om krigen.',
    'Det hjælper at drikke vand.',
    'Det hjælper mig at vide det.',
    'Vi holdt op, og at vinde var umuligt.',
  ],
  match(a, at): Finding | null {
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const lower = a.lower(at);
    const next = a.after(at);
    if (lower === 'at') return beforeAt(a, at);
    const known = LEFT_OUT_BY_WORD.get(lower);
    if (known !== undefined && isOfIt(a, at, known)) return added(a, at, known.right, 0.86);
    if (lower === 'siden' || lower === 'stedet') return afterSide(a, at);
    if (next < 0 || a.commaAfter(at)) return PLACES.test(lower) ? beforePlace(a, at) : null;
    if (/^lytte(r|de)?$/.test(lower)) return isHeard(a, next) ? added(a, at, 'til', 0.85) : null;
    if (PLACES.test(lower)) return beforePlace(a, at);
    if (SELVES.test(lower) && LOOKED_FORWARD_TO.test(a.lower(next)) && isGladOf(a, at))
      return added(a, at, 'til', 0.86);
    if (lacksAt(a, at)) return added(a, at, 'til at', 0.9);
    if (a.lower(next) !== 'at') return null;
    if (/^drøm(mer?|te|t)$/.test(lower))
      return a.canBe(a.after(next), r.VERB | r.INFINITIVE) ? added(a, at, 'om', 0.85) : null;
    if (GOOD.test(lower)) return isGoodAt(a, at) ? added(a, at, 'til', 0.86) : null;
    const preposition = BEFORE_AT[lower];
    if (preposition !== undefined) return isMeant(a, at) ? added(a, at, preposition, 0.86) : null;
    const verb = PERSONS.test(a.lower(a.before(at))) ? a.before(at, 2) : a.before(at);
    // »det glæder mig at se dig«
    if (SELVES.test(lower) && /^glæde(r|de)?$/.test(a.lower(verb)))
      return verb < at - 1 || PERSONS.test(a.lower(a.before(verb))) ? added(a, at, 'til', 0.88) : null;
    return ASK.test(a.lower(verb)) ? added(a, at, 'om', 0.86) : null;
  },
};

/** »lyst | spise«, »nødt | gå«, »glæder mig | se« */
function lacksAt(a: Analysis, at: number): boolean {
  if (!a.is(a.after(at), r.INFINITIVE) || a.canBe(a.after(at), r.NOUN | r.DEFINITE)) return false;
  if (SELVES.test(a.lower(at))) return isGladOf(a, at);
  const before = a.lower(a.before(at));
  return a.lower(at) === 'nødt' || (a.lower(at) === 'lyst' && (HAVE.test(before) || NOT_OR_MUCH.test(before)));
}

const LOOKED_FORWARD_TO = new WordList(
  'næste weekenden ferien sommerferien vinterferien juleferien efterårsferien festen turen sommeren vinteren julen foråret det',
);
/** »jeg glæder mig | næste onsdag«; not »det glæder mig« */
const isGladOf = (a: Analysis, at: number): boolean =>
  (/^glæde[rd]?e?$/.test(a.lower(a.before(at))) && PERSONS.test(a.lower(a.before(at, 2)))) ||
  (PERSONS.test(a.lower(a.before(at))) && /^glæde[rd]?e?$/.test(a.lower(a.before(at, 2))));

const added = (a: Analysis, at: number, preposition: string, confidence: number): Finding => ({
  ...replaceWord(a, at, a.written(at), confidence),
  replacements: [`${a.written(at)} ${preposition}`],
});

/** »ringe | mig«, »handler | en dame«, »råd | det« */
function isOfIt(a: Analysis, at: number, { right, follows, after, unless }: LeftOutPreposition): boolean {
  const next = a.after(at);
  if (next < 0 || a.commaAfter(at) || (after && !after.test(a.lower(a.before(at))))) return false;
  if (follows === 'that') return a.lower(next) === 'det' && a.is(at, r.NOUN) && closesClause(a, next);
  if (!a.is(at, r.VERB)) return false;
  // not »i aftes ringede min mormor«
  const isObject = a.is(at, r.INFINITIVE) || PERSONS.test(a.lower(a.before(at)));
  const isPerson =
    OBJECT_PERSONS.test(a.lower(next)) ||
    (isObject && OF_SOMEBODY.test(a.lower(next)) && mayThink(a.lower(a.after(next))));
  if (follows === 'person') return isPerson && [1, 2, 3].every((steps) => !unless?.test(a.lower(a.after(next, steps))));
  if (!EN_ET.test(a.lower(next)) || !r.hasAny(a.reading(a.after(next)), r.NOUN | r.ADJECTIVE)) return false;
  return !comesLater(a, next, right);
}

/** So far behind its verb the preposition may stand. */
const FARTHEST = 12;
/** »derfor handler en stor del af bogen | om krigen«: what follows the verb is its subject. */
function comesLater(a: Analysis, at: number, preposition: string): boolean {
  for (let k = at, steps = 0; k >= 0 && !a.isMark(k) && steps < FARTHEST; k = a.after(k), steps++)
    if (a.lower(k) === preposition) return true;
  return false;
}

const OF_SOMEBODY = new WordList('min din vores hans hendes deres');

const HELPS = new WordList('hjalp hjælper hjælpe hjulpet');
const STOPS = new WordList('holdt holder holde hold');
/** So far before »at« whoever is helped may begin. */
const FARTHEST_HELPED = 4;
/** »hjalp min onkel | at bygge«, »holdt op | at græde«: »med« is missing before »at«. */
function beforeAt(a: Analysis, at: number): Finding | null {
  const last = a.before(at);
  if (last < 0 || a.commaAfter(last) || !a.canBe(a.after(at), r.VERB | r.INFINITIVE)) return null;
  if (a.lower(last) === 'op')
    return [1, 2, 3].some((back) => STOPS.test(a.lower(a.before(last, back)))) ? added(a, last, 'med', 0.88) : null;
  let verb = last;
  for (let steps = 0; verb >= 0 && steps < FARTHEST_HELPED && !HELPS.test(a.lower(verb)); steps++) {
    if (a.commaAfter(a.before(verb)) || r.hasAny(a.reading(verb), r.PREPOSITION | r.VERB | r.SUBORDINATOR)) return null;
    verb = a.before(verb);
  }
  return HELPS.test(a.lower(verb)) && isSomebodysHelp(a, verb) ? added(a, last, 'med', 0.88) : null;
}

/** Not »det hjælper at drikke vand«. */
function isSomebodysHelp(a: Analysis, verb: number): boolean {
  for (let k = a.before(verb), steps = 0; k >= 0 && steps < FARTHEST_HELPED; k = a.before(k), steps++) {
    if (a.commaAfter(k) || a.lower(k) === 'det' || a.lower(k) === 'hvad') return false;
    if (PERSONS.test(a.lower(k)) || r.hasAny(a.reading(k), r.NOUN | r.NAME)) return true;
  }
  return a.is(verb, r.VERB) && PERSONS.test(a.lower(a.after(verb)));
}

const OF_WHAT = new WordList(
  'en et den det min mit mine din dit dine vores hans hendes deres mig dig ham hende os jer dem',
);
const WITH_AT = new WordList(
  'forsøger forsøgte forsøge forsøgt prøver prøvede prøve prøvet vælger valgte vælge valgt begynder begyndte begynde begyndt beslutter besluttede beslutte ' +
    'besluttet ønsker ønskede ønske håber håbede håbe lærer lærte lære lært plejer plejede planlægger planlagde foretrækker foretrak foretrække elsker ' +
    'foreslår foreslog foreslå overvejer overvejede overveje bestemte bestemmer lover lovede love husker huskede huske',
);
/** »forsøger i stedet at tænke«, »valgte hun i stedet at gå«: the »at« is that of the verb. */
function hasOwnAt(a: Analysis, at: number): boolean {
  const verb = a.before(at, 2);
  return WITH_AT.test(a.lower(verb)) || (PERSONS.test(a.lower(verb)) && WITH_AT.test(a.lower(a.before(verb))));
}

/** »ved siden en skov«, »i stedet at vente« */
function afterSide(a: Analysis, at: number): Finding | null {
  const [before, next] = [a.lower(a.before(at)), a.lower(a.after(at))];
  if (a.commaAfter(at)) return null;
  // »for i stedet at vente«: the »at« is that of »for«
  if (a.lower(a.before(at, 2)) === 'for') return null;
  if (a.lower(at) === 'stedet')
    return before === 'i' && next === 'at' && !hasOwnAt(a, at) ? added(a, at, 'for', 0.9) : null;
  return before === 'ved' && OF_WHAT.test(next) ? added(a, at, 'af', 0.9) : null;
}

const DEGREES = new WordList('så for');
const GETS = new WordList('hente få finde give følge');
/** An infinitive or a subject follows »at«; the noun is one that somebody has. */
function isMeant(a: Analysis, at: number): boolean {
  const after = a.after(at, 2);
  const lower = a.lower(at);
  const follows = a.canBe(after, r.VERB | r.INFINITIVE) || PERSONS.test(a.lower(after)) || a.lower(after) === 'ikke';
  // »så glad, at hun hoppede«
  if (!follows || DEGREES.test(a.lower(a.before(at)))) return false;
  if (lower === 'stand') return a.lower(a.before(at)) === 'i';
  if (lower === 'klar' || lower === 'enige') return PERSONS.test(a.lower(a.before(at, 2)));
  // »jeg har ikke tid at vente«, not »det er tid at gå«
  if (lower === 'tid') return HAVE.test(a.lower(verbBefore(a, at)));
  // »der er råd at hente«: advice
  if (lower === 'råd' && GETS.test(a.lower(after))) return false;
  if (/^(lyst|råd|chancen?|mulighed(en)?)$/.test(lower)) return a.is(at, r.NOUN);
  return true;
}

const NOT_OR_MUCH = new WordList('ikke altid aldrig nok meget lidt ingen kun også sjældent');
/** »har | ikke tid« */
function verbBefore(a: Analysis, at: number): number {
  let k = a.before(at);
  while (NOT_OR_MUCH.test(a.lower(k)) || PERSONS.test(a.lower(k))) k = a.before(k);
  return k;
}

const GOOD = new WordList('god gode');
const GOOD_TO = new WordList('have se høre');
/** »jeg er | god at tale med gamle«; not »hun er god at snakke med« */
function isGoodAt(a: Analysis, at: number): boolean {
  const verb = a.after(at, 2);
  if (!ALL_BE_AND_BECOME.test(a.lower(a.before(at))) || !PERSONS.test(a.lower(a.before(at, 2)))) return false;
  if (!a.canBe(verb, r.VERB | r.INFINITIVE) || GOOD_TO.test(a.lower(verb))) return false;
  let last = verb;
  while (!a.commaAfter(last) && a.after(last) >= 0 && !a.isMark(a.after(last))) last = a.after(last);
  return !a.is(last, r.PREPOSITION);
}

const LISTENED_TO = new WordList('min mit mine din hans hendes vores musikken musik radio radioen');
/** »lytter musik«, »lytter min far«: what is heard. */
const isHeard = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at - 1) &&
  (LISTENED_TO.test(a.lower(at)) ||
    (a.is(at, r.NOUN) &&
      !/(gang|gange|tid|tiden|dag|dagen|aften|aftenen|nat|natten)$/.test(a.lower(at)) &&
      a.is(a.before(a.before(at)), r.PRONOUN)));

const NO_DOER = new WordList('at ikke altid');
/** »skal skole«, »gik biografen«: one goes there, and it does nothing itself. */
function beforePlace(a: Analysis, at: number): Finding | null {
  const verb = a.before(at);
  if (!GOES.test(a.lower(verb)) || a.commaAfter(verb) || AND_OR.test(a.lower(a.after(at)))) return null;
  const doer = a.before(verb);
  if (!PERSONS.test(a.lower(doer)) && !a.is(doer, r.NAME) && !NO_DOER.test(a.lower(doer))) return null;
  return { start: a.starts[verb]!, end: a.ends[verb]!, replacements: [`${a.written(verb)} i`], confidence: 0.86 };
}
