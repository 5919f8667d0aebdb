import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { mayThink } from '../../words/beings.ts';
import { RELATIVES } from '../../words/links.ts';
import { OBJECT_PERSONS, PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { TIME_SPANS, WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
const OTHER: Readonly<Record<string, string>> = { har: 'er', havde: 'var', er: 'har', var: 'havde' };
const HAS = new WordList('har havde');
/** Between the helper and its participle. */
const ADVERBS = new WordList(
  'ikke også lige kun bare aldrig altid allerede endnu nu så jo nok da stadig næsten ofte tit faktisk desværre pludselig selv næppe',
);

/** What has become otherwise, whatever follows. */
const BECOME = new WordList('blevet sket ankommet forsvundet vågnet faldet');
/** And what has where these follow, or nothing does; with a thing it is done to another has »har« (»har flyttet bordet«). */
const GONE: Readonly<Record<string, WordList>> = {
  kommet: new WordList('til fra hjem for tilbage her hertil herhen igen endnu sent op afsted'),
  begyndt: new WordList('at'),
  flyttet: new WordList('til fra ind sammen hjemmefra hertil tilbage'),
  rejst: new WordList('til fra hjem væk tilbage afsted'),
  gået: new WordList('væk glip'),
  taget: new WordList('hjem afsted'),
  vokset: new WordList('op'),
  flygtet: new WordList('fra til'),
};
/** It ends the sentence: »bussen har ikke kommet«. */
const ENDS = new WordList('kommet');
const GONE_IN: Readonly<Record<string, WordList>> = {
  gået: new WordList('seng stå stykker gang opløsning'),
  begyndt: new WordList('skole børnehave gymnasiet skolen'),
  startet: new WordList('skole børnehave gymnasiet skolen'),
};

/** What nobody »er«: it has no passive with somebody as its subject. */
const NEVER_IS = new WordList(
  'haft været boet sovet kunnet villet skullet måttet fået vidst arbejdet grinet spist drukket',
);
/** Somebody may be so, or be given or called something. */
const ALSO_IS = new WordList(
  'uddannet inviteret valgt kaldt udnævnt tildelt givet frataget døbt født ansat tilbudt sat lagt stillet blevet klædt ladt ført udpeget idømt iført forsinket',
);

/** »Han har kommet hjem«, »jeg er haft en god dag«: the other of »har« and »er« makes the perfect. */
export const perfectAuxiliary: WordRule = {
  id: 'perfect-auxiliary',
  subcategory: 'sound-alike',
  on: { words: Object.keys(OTHER).join(' ') },
  explanation:
    'Her skal der stå »{replacement}« og ikke »{token}«. De fleste udsagnsord har »har« foran den korte tillægsform: jeg har spist. Men det, der flytter sig eller bliver anderledes, har »er«: hun er kommet, det er blevet koldt.',
  wrong: [
    ['Bussen har ikke kommet.', 'Bussen er ikke kommet.'],
    ['Min familie har kommet til Danmark.', 'Min familie er kommet til Danmark.'],
    ['Det har blevet koldt.', 'Det er blevet koldt.'],
    ['Hun har flyttet til Odense.', 'Hun er flyttet til Odense.'],
    ['Jeg har begyndt at træne.', 'Jeg er begyndt at træne.'],
    ['Hun har vokset op i Iran.', 'Hun er vokset op i Iran.'],
    ['Hvad har der sket?', 'Hvad er der sket?'],
    ['Jeg er haft en god dag.', 'Jeg har haft en god dag.'],
    ['Vi er boet her i to år.', 'Vi har boet her i to år.'],
    ['Jeg er læst en god bog.', 'Jeg har læst en god bog.'],
  ],
  right: [
    'Jeg har kommet rosiner i dejen.',
    'Hun har flyttet bordet til køkkenet.',
    'Jeg har gået til svømning i to år.',
    'Han havde begyndt hårdt, og nu gik det langsomt.',
    'Det var en ting, som jeg havde flyttet til køkkenet.',
    'Der var været nogle koncerter.',
    'Han er valgt til formand.',
    'Hun er gået en tur.',
    'Jeg er lige kommet hjem.',
    'Hvis man er inviteret klokken seks, kommer man klokken seks.',
    'Hans gaver er ikke fået, men købt.',
    'Jeg er vokset to centimeter.',
    'Hvad har du kommet i gryden?',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & LINE || a.commaAfter(at)) return null;
    const turned = turnedSubjectEnd(a, at);
    let done = a.after(turned < 0 ? at : turned);
    while (ADVERBS.test(a.lower(done)) && !a.commaAfter(done)) done = a.after(done);
    if (done < 0 || !a.canBe(done, r.VERB | r.PAST_PARTICIPLE)) return null;
    const isOther = HAS.test(a.lower(at)) ? isGone(a, at, done) : hasDone(a, at, turned, done);
    if (!isOther) return null;
    const other = OTHER[a.lower(at)]!;
    // »er været« sounds like »er vejret«
    return a.lower(done) === 'været' && done === a.after(at)
      ? replaceSpan(a, at, done, `${other} været`, SURE)
      : replaceWord(a, at, other, SURE);
  },
};

/** »har | jeg«, »har | der«, »har | min far«: the last place of a subject after the verb, −1 where it stands before. */
function turnedSubjectEnd(a: Analysis, at: number): number {
  const next = a.after(at);
  if (PERSONS.test(a.lower(next)) || a.lower(next) === 'der' || a.lower(next) === 'det') return next;
  const end = a.is(next, r.NAME) ? next : subjectEnd(a, next);
  return end >= 0 && !a.commaAfter(end) ? end : -1;
}

/** »har | kommet til Danmark«, »har | gået i seng« */
function isGone(a: Analysis, at: number, done: number): boolean {
  const [lower, next] = [a.lower(done), a.after(done)];
  if (BECOME.test(lower)) return true;
  const isEnd = !a.commaAfter(done) && (next < 0 || a.isMark(next));
  if (isEnd) return ENDS.test(lower) && !a.lower(a.sentenceStart(at)).startsWith('hv');
  if (a.commaAfter(done) || isOfRelative(a, at)) return false;
  if (a.lower(next) === 'i') return GONE_IN[lower]?.test(a.lower(a.after(next))) ?? false;
  return GONE[lower]?.test(a.lower(next)) ?? false;
}
/** »som jeg | har flyttet til køkkenet«: what was moved stands before. */
const isOfRelative = (a: Analysis, at: number): boolean => RELATIVES.test(a.lower(a.before(at, 2)));

/** »jeg | er haft«, »siden er jeg | bagt en kage« */
function hasDone(a: Analysis, at: number, turned: number, done: number): boolean {
  const doer = turned < 0 ? a.before(at) : turned;
  const lower = a.lower(done);
  if (doer < 0 || !lower.endsWith('t') || (turned < 0 && a.commaAfter(doer))) return false;
  const isOne = SURE_PERSONS.test(a.lower(doer));
  if (!isOne && !(NEVER_IS.test(lower) && a.is(doer, r.NOUN) && mayThink(a.lower(doer)))) return false;
  const next = a.after(done);
  if (NEVER_IS.test(lower)) return a.lower(next) !== 'af';
  if (ALSO_IS.test(lower) || MOVERS.test(lower) || a.commaAfter(done)) return false;
  return isObject(a, next);
}
const MOVERS = new WordList(
  'gået kørt løbet cyklet rejst sejlet fløjet kommet flyttet taget rykket steget faldet vokset vandret kravlet klatret sprunget hoppet ' +
    'svømmet redet startet begyndt stoppet fulgt nået passeret gledet drevet stukket smuttet trukket drejet vendt',
);

/** »en bog«, »min telefon«, »ham«; not »en time«. */
function isObject(a: Analysis, at: number): boolean {
  if (OBJECT_PERSONS.test(a.lower(at))) return true;
  const isThing = (k: number): boolean =>
    a.is(k, r.NOUN) && !TIME_SPANS.test(a.lower(k)) && !WEEKDAYS.test(a.lower(k)) && !SPANS.test(a.lower(k));
  if (a.is(at, r.NOUN | r.DEFINITE)) return isThing(at);
  if (determinerBits(a.lower(at)) === 0 || PERSONS.test(a.lower(at))) return false;
  let noun = a.after(at);
  while (a.is(noun, r.ADJECTIVE)) noun = a.after(noun);
  return isThing(noun);
}
const SPANS = new WordList(
  'klokken tur gang km kilometer meter centimeter kilo procent plads trin skridt smule klasse',
);
