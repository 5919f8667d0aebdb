import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isTurnedPair } from '../../phrases/turned-pair.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { AND_OR, HERE_THERE } from '../../words/links.ts';
import { YEARS } from '../../words/numbers.ts';
import { TRADES } from '../../words/people.ts';
import { SUBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { AFTER_I } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.86;

/** »Jeg sytten år«, »hans mor altid syg«, »Nogle gange det næsten som musik«: a clause that says how somebody is, and has no verb. */
export const clauseWithoutVerb: SentenceRule = {
  id: 'clause-without-verb',
  subcategory: 'missing-word',
  on: 'sentence',
  explanation:
    'Her mangler udsagnsordet: »{replacement}«. I hver sætning er der et udsagnsord, som fortæller, hvad nogen gør, eller hvordan noget er. Små udsagnsord som »er« og »var« er lette at glemme.',
  wrong: [
    ['Jeg sytten år, og jeg går i tiende klasse.', 'Jeg er sytten år, og jeg går i tiende klasse.'],
    ['Jeg hedder Samir, og jeg fjorten år.', 'Jeg hedder Samir, og jeg er fjorten år.'],
    ['Han var død, og hans mor altid syg.', 'Han var død, og hans mor var altid syg.'],
    ['Jeg synes, det sjovt.', 'Jeg synes, det er sjovt.'],
    ['Jeg glad.', 'Jeg er glad.'],
    ['Jeg fra Syrien.', 'Jeg er fra Syrien.'],
    ['Vi hjemme i dag.', 'Vi er hjemme i dag.'],
    ['Vi altid sammen.', 'Vi er altid sammen.'],
    ['Vi meget trætte efter arbejde.', 'Vi er meget trætte efter arbejde.'],
    ['Min far kok på en restaurant.', 'Min far er kok på en restaurant.'],
  ],
  right: [
    'Jeg er sytten år, og min bror er ti.',
    'Min bror spiller fodbold, og jeg håndbold.',
    'Han er højere end jeg.',
    'De glade børn løb ud.',
    'Min søde lillesøster sov.',
    'Skriv til os via knappen nederst til venstre.',
    'Hvad ville du gøre, hvis du så et spøgelse?',
    'Jeg også.',
    'I påsken lavede min fætter Gorm og jeg en radiostation.',
    'Han så helt uskyldigt på mig.',
    'Jeg siger, at jeg godt ved, hvor mine ting ligger.',
    'Hvad skal jeg gøre, hvis hun længes efter dig?',
    'Det eneste, han kunne, var at lytte.',
    'Min far maler, og jeg ser på.',
    'I går lavede Clara og jeg en kage.',
    'En dag i januar byggede Malte og jeg en snemand.',
    'Jo ældre han blev, jo gladere var hans mor.',
    'Vi så ham glad og mæt.',
    'Hun gjorde mig glad, og det var sjovt.',
    'Hvem er størst? Jeg, sagde Ida.',
    'Er I glade? Vi er, og de er.',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    let start = from;
    for (let k = from; k < to; k++) {
      const isEnd =
        k === to - 1 || a.commaAfter(k) || a.isMark(k) || (k > start && LINKS.test(a.lower(k + 1)) && mayEnd(a, k + 1));
      if (!isEnd) continue;
      const last = a.isMark(k) ? k - 1 : k;
      const at = lackingAt(a, start, last);
      if (at >= 0) found.push(withVerb(a, at));
      start = k + 1;
    }
    return found;
  },
};

/** »… og arbejder«, »… og jeg«; not »sød og rar«. */
const mayEnd = (a: Analysis, link: number): boolean =>
  !AND_OR.test(a.lower(link)) || SUBJECTS.test(a.lower(link + 1)) || isFinite(a, link + 1);
const LINKS = new WordList('og men fordi at når hvis da selvom mens hvor der som eller end hvad om');
/** What opens a clause and its subject follows. */
const OPENERS = new WordList('og men fordi at når hvis da selvom mens');
const ADVERBS = new WordList(
  'ikke meget også altid så næsten helt lidt virkelig rigtig stadig aldrig allerede bare kun ofte tit',
);
const TOGETHER = new WordList('sammen hjemme alene her der væk færdig');

/** The last place of a subject that has no verb between itself and what it is; −1 of any other clause. */
function lackingAt(a: Analysis, from: number, to: number): number {
  let first = from;
  while (first <= to && a.isMark(first)) first++;
  if (isTurnedPair(a, first - 1)) return -1;
  if (OPENERS.test(a.lower(first))) first++;
  if (to - first < 1 || hasVerb(a, first, to) || a.held[first]! & LINE) return -1;
  // »og min bror | også«: the verb is the one before
  const end = SUBJECTS.test(a.lower(first)) ? first : EN_ET.test(a.lower(first)) ? -1 : subjectEnd(a, first);
  if (end < 0 || end >= to || a.commaAfter(end)) return -1;
  return isPredicate(a, end + 1, to) ? end : -1;
}

/** How somebody is, though a verb is spelt so. */
const STATES = new WordList(
  'træt sulten tørstig sur trætte skilt forkølet forkølede forelsket forelskede forlovet gravid forsinket forsinkede udsolgt aflyst',
);
/** A verb, or a word that may have been meant as one. */
function hasVerb(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k <= to; k++) {
    if (!a.isWord(k)) continue;
    const { listed, compound, union } = a.types[k]!;
    if (listed < 0 && compound === null && !a.hasCapital(k)) return true;
    if (!r.hasAny(union, r.VERB) || STATES.test(a.lower(k))) continue;
    if (isFinite(a, k) || a.is(k, r.VERB) || a.is(k, r.INFINITIVE)) return true;
    // »hun længes«
    if (!r.hasAny(union, r.NOUN | r.ADJECTIVE | r.OTHER) || r.has(union, r.PASSIVE | r.PRESENT)) return true;
  }
  return false;
}

/** »sytten år«, »altid syg«, »så spændte«, »et godt menneske«, »altid sammen«. */
function isPredicate(a: Analysis, from: number, to: number): boolean {
  let k = from;
  while (k < to && ADVERBS.test(a.lower(k))) k++;
  // »han så helt uskyldigt på mig«: a verb
  if (a.lower(from) === 'så' && a.lower(k).endsWith('t')) return false;
  if (a.kinds[k] === NUMBER || YEARS.test(a.lower(k))) return a.lower(k + 1) === 'år' && k + 1 <= to;
  // »du så et spøgelse«: a verb
  if (EN_ET.test(a.lower(k))) return a.lower(k - 1) !== 'så' && k < to && endsIn(a, k + 1, to, r.NOUN);
  if (TOGETHER.test(a.lower(k)))
    return (
      (k > from || (isWholeSentence(a, from - 1, to) && !HERE_THERE.test(a.lower(k)))) &&
      (k === to || isToday(a, k + 1, to))
    );
  if (isOrigin(a, from - 1, k, to)) return true;
  // »min far kok på en restaurant«, not »min far maler«
  if (TRADES.test(a.lower(k)) && !a.canBe(k, r.VERB | r.PRESENT) && a.is(from - 1, r.NOUN))
    return k === to || a.is(k + 1, r.PREPOSITION);
  const isState = STATES.test(a.lower(k)) || (isOnlyAdjective(a, k) && isWholeSentence(a, from - 1, to));
  if (!isState && (!a.is(k, r.ADJECTIVE) || r.hasAny(a.reading(k), r.DEFINITE))) return false;
  // »glad for dig«, »syg i dag«; not »den gamle mand«
  // »jeg godt ved, hvor …«
  return k === to || (k + 1 < to && (a.is(k + 1, r.PREPOSITION) || a.lower(k + 1) === 'i'));
}

/** »jeg | glad«, which a tagger that looks for the verb may take for one. */
const isOnlyAdjective = (a: Analysis, at: number): boolean =>
  !a.lower(at).endsWith('s') &&
  a.canBe(at, r.ADJECTIVE | r.COMMON | r.INDEFINITE | r.SINGULAR) &&
  !r.hasAny(a.union(at), r.NOUN | r.VERB | r.OTHER);

const LONGEST = 4;
/** »Jeg glad i dag.«: no more is said. */
const isWholeSentence = (a: Analysis, doer: number, to: number): boolean =>
  SURE_PERSONS.test(a.lower(doer)) &&
  a.opensSentence(doer) &&
  to - doer < LONGEST &&
  (a.after(to) < 0 || a.isMark(a.after(to)));

/** »i dag« and the end */
const isToday = (a: Analysis, at: number, to: number): boolean =>
  a.lower(at) === 'i' && AFTER_I.test(a.lower(at + 1)) && at + 1 === to;

/** »jeg | fra Syrien«, »mit navn | Ali« */
function isOrigin(a: Analysis, doer: number, at: number, to: number): boolean {
  if (SURE_PERSONS.test(a.lower(doer))) return a.lower(at) === 'fra' && at + 1 === to && a.is(to, r.NAME);
  return a.lower(doer) === 'navn' && at === to && a.hasCapital(at);
}

/** Adjectives and at last a word of the kind. */
function endsIn(a: Analysis, from: number, to: number, kind: number): boolean {
  for (let k = from; k <= to; k++) {
    if (a.is(k, kind)) return k === to || a.is(k + 1, r.PREPOSITION);
    if (!a.is(k, r.ADJECTIVE)) return false;
  }
  return false;
}

const AROUND = 30;
function withVerb(a: Analysis, end: number): Finding {
  let past = 0;
  for (let k = Math.max(0, end - AROUND); k < Math.min(a.count, end + AROUND); k++)
    if (a.is(k, r.VERB) && canBeFinite(a, k)) past += a.is(k, r.PAST) ? 1 : a.is(k, r.PRESENT) ? -1 : 0;
  const verbs = past > 0 && !(a.held[end]! & QUOTED) ? ['var', 'er'] : ['er', 'var'];
  return {
    start: a.starts[end]!,
    end: a.ends[end]!,
    replacements: verbs.map((verb) => `${a.written(end)} ${verb}`),
    confidence: SURE,
  };
}
