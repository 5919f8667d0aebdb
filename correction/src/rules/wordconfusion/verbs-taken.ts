import type { Analysis } from '../../analysis/analysis.ts';
import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { isGivenName } from '../../words/beings.ts';
import { OBJECT_PERSONS, OWNERS, SURE_PERSONS, SURE_PERSONS_AND_I } from '../../words/persons.ts';
import { KNOWN_PEOPLE, LETS, MADE, MAKES } from '../../words/taken-verbs.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const ADVERBS = new WordList(
  'ikke også altid aldrig godt jo ofte tit lige bare alle rigtig slet helt kun allerede stadig nu',
);

/** The first place from there on that is no adverb. */
function pastAdverbs(a: Analysis, from: number): number {
  let k = from;
  while (ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return k;
}

const WHAT_ONE_KNOWS = new WordList('at hvor hvordan hvad hvem hvorfor hvornår');
/** »kender, at det er svært«, »kender ikke, hvor han bor«; »kender til det«, »kan kende, at« are right. */
function isKnowledge(a: Analysis, at: number): boolean {
  if (!a.is(at, r.VERB) || MORE_MODALS.test(a.lower(a.before(at)))) return false;
  let k = a.after(at);
  while (ADVERBS.test(a.lower(k)) || (a.opensSentence(at) && SURE_PERSONS_AND_I.test(a.lower(k)))) k = a.after(k);
  if (!WHAT_ONE_KNOWS.test(a.lower(k))) return false;
  // »kender at spille«, »kender hvad«
  const who = a.after(k);
  if (a.is(who, r.INFINITIVE) && a.lower(k) === 'at') return false;
  return (
    who >= 0 &&
    a.isWord(who) &&
    ((a.types[who]!.role & SUBJECT) !== 0 ||
      r.hasAny(a.reading(who), r.NOUN | r.NAME | r.PRONOUN | r.DETERMINER | r.VERB))
  );
}

/** »hun kender ikke svømme«, »min mor kendte ikke dansk«: what one is able to do is not »kendt« but »kunnet«. */
function isAbility(a: Analysis, at: number): boolean {
  if (!a.is(at, r.VERB) || MORE_MODALS.test(a.lower(a.before(at))) || a.commaAfter(at)) return false;
  const doing = pastAdverbs(a, a.after(at));
  const next = a.after(doing);
  if (TONGUES.test(a.lower(doing))) return next < 0 || a.isMark(next) || a.commaAfter(doing) || a.lower(next) === 'og';
  return (
    a.is(doing, r.VERB | r.INFINITIVE) &&
    a.isWord(next) &&
    !a.commaAfter(doing) &&
    !r.hasAny(a.union(doing), r.NOUN | r.ADJECTIVE | r.OTHER)
  );
}
const TONGUES = new WordList(
  'dansk engelsk tysk fransk arabisk spansk polsk tyrkisk russisk ukrainsk svensk norsk italiensk kinesisk somali farsi',
);

/** A clause follows: »jeg ved, ham der…«, »ved du, hans bror er syg«. */
function hasVerbAfter(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && a.isWord(k) && steps < 8; k = a.after(k), steps++) {
    if (isFinite(a, k)) return true;
    if (a.commaAfter(k)) return false;
  }
  return false;
}

/** »jeg ved ham fra skolen«, »ved du min bror?«: persons are not »vidst« but »kendt«. */
function isAcquaintance(a: Analysis, at: number): boolean {
  const opens = a.opensSentence(at);
  const who = opens ? a.after(at) : a.before(at);
  if (!SURE_PERSONS_AND_I.test(a.lower(who)) || a.commaAfter(at) || a.commaAfter(who)) return false;
  // »det er mig ved du«
  if (!opens && a.before(who) >= 0 && !OPENS.test(a.lower(a.before(who))) && !a.commaAfter(a.before(who))) return false;
  const object = pastAdverbs(a, opens ? a.after(who) : a.after(at));
  if (hasVerbAfter(a, object)) return false;
  if (KNOWN_PEOPLE.test(a.lower(object)))
    return closesClause(a, object) || a.is(a.after(object), r.PREPOSITION) || KNOWS_WELL.test(a.lower(a.after(object)));
  if (a.hasCapital(object) && isGivenName(a.lower(object))) return true;
  const noun = a.is(a.after(object), r.ADJECTIVE) ? a.after(object, 2) : a.after(object);
  return OWNERS.test(a.lower(object)) && a.is(noun, r.NOUN) && KIN.test(a.lower(noun));
}
const OPENS = new WordList('og men at fordi hvis når om for så da');
const KNOWS_WELL = new WordList('godt ikke rigtig så meget');
const KIN =
  /(bror|søster|mor|far|ven|venner|veninde|veninder|familie|kusine|fætter|onkel|moster|faster|tante|nabo|lærer|kæreste|forældre|kone|mand|søn|datter)$/;

/** »vil du lave mig gå«, »lav os spise«: somebody, and what he is to do. */
function isLetting(a: Analysis, at: number): boolean {
  if (a.commaAfter(at)) return false;
  let who = a.after(at);
  // »laver du mig gå«
  if (SURE_PERSONS.test(a.lower(who))) who = a.after(who);
  if (!OBJECT_PERSONS.test(a.lower(who)) || a.commaAfter(who)) return false;
  const verb = pastAdverbs(a, a.after(who));
  if (verb < 0 || a.commaAfter(who)) return false;
  if (a.lower(verb) === 'være') return true;
  return a.canBe(verb, r.VERB | r.INFINITIVE) &&
    !a.hasCapital(verb) &&
    !r.hasAny(a.union(verb), r.NOUN | r.ADJECTIVE | r.OTHER)
    ? true
    : DONE.test(a.lower(verb));
}
const DONE = new WordList('gå spise se komme løbe lege sove høre være få tage prøve køre bo sidde');

const AROUND = new WordList(
  'du vi jeg han hun de i en et min mit mine din dit sin sit sine vores deres hans hendes noget nogle den det al alle mange flere også ikke altid lækker lækkert dejlig dejlige god godt gode sjov sjove sjovt flot flotte stor store ny nye tit ofte bare',
);
/** »vi lader lektier«, »han lod maden«; not »lader maden stå«, »lader noget ligge«. */
function isMaking(a: Analysis, at: number): boolean {
  if (a.commaAfter(at) || !a.is(at, r.VERB)) return false;
  let what = a.after(at);
  for (let steps = 0; steps < 3 && AROUND.test(a.lower(what)) && !MADE.test(a.lower(what)); steps++) {
    if (a.commaAfter(what)) return false;
    what = a.after(what);
  }
  if (!MADE.test(a.lower(what))) return false;
  for (let k = a.after(what), steps = 0; k >= 0 && a.isWord(k) && steps < 6; k = a.after(k), steps++)
    if (a.canBe(k, r.VERB | r.INFINITIVE) || AWAY.test(a.lower(k))) return AND_OR_TOGETHER.test(a.lower(a.before(k)));
  return !precedes(a, at, /^sig$/);
}
const AWAY = new WordList('tilbage op ud ligge stå');
const AND_OR_TOGETHER = new WordList('og at');

const KNOWS: Readonly<Record<string, string>> = { kender: 'ved', kendte: 'vidste' };

/** Verbs that learners and those who hear them alike take for each other: »lave« and »lade«, »kende« and »vide«. */
export const verbsTaken: WordRule = {
  id: 'verbs-taken',
  subcategory: 'sound-alike',
  on: { words: ['kender kendte ved', ...Object.keys(LETS), ...Object.keys(MAKES)].join(' ') },
  wrong: [
    ['Jeg kender, at du bor i Odense.', 'Jeg ved, at du bor i Odense.'],
    ['Kender du, hvor toilettet er?', 'Ved du, hvor toilettet er?'],
    ['Hun kender ikke, hvor skolen ligger.', 'Hun ved ikke, hvor skolen ligger.'],
    ['Hun kender ikke svømme så godt.', 'Hun kan ikke svømme så godt.'],
    ['Min far kendte ikke dansk, så jeg måtte hjælpe.', 'Min far kunne ikke dansk, så jeg måtte hjælpe.'],
    ['Jeg ved ham fra fodbold.', 'Jeg kender ham fra fodbold.'],
    ['Ved du min kusine?', 'Kender du min kusine?'],
    ['Vil du ikke nok lave mig sove?', 'Vil du ikke nok lade mig sove?'],
    ['Lav os gå en tur!', 'Lad os gå en tur!'],
    ['Om søndagen lader vi altid pandekager.', 'Om søndagen laver vi altid pandekager.'],
    ['Jeg skal lade lektier nu.', 'Jeg skal lave lektier nu.'],
  ],
  right: [
    'Jeg kender ham, og jeg ved, hvor han bor.',
    'Man kan kende, at det er en pige.',
    'Ved du, hvem min bror er?',
    'Ved du hans bror er syg, så sig det.',
    'Kan du lave mig en kop te?',
    'Lad os lave mad.',
    'Han lader maden stå.',
    'Hun lod noget ligge på bordet.',
    'Vi stod ved ham.',
    'De lader op til kampen.',
    'Jeg kender en, der kan hjælpe.',
    'Lav dem færdige.',
    'Jeg kender dansk kultur, og han kender alle spillere.',
  ],
  match(a, at): Finding | null {
    const word = a.lower(at);
    const known = KNOWS[word];
    if (known !== undefined) {
      if (isKnowledge(a, at)) return replaceWord(a, at, known, 0.95);
      return isAbility(a, at) ? replaceWord(a, at, word === 'kender' ? 'kan' : 'kunne', 0.92) : null;
    }
    if (word === 'ved') return isAcquaintance(a, at) ? replaceWord(a, at, 'kender', 0.95) : null;
    const let_ = LETS[word];
    if (let_ !== undefined) return isLetting(a, at) ? replaceWord(a, at, let_, 0.95) : null;
    return isMaking(a, at) && !follows(a, at, /^sig$/) ? replaceWord(a, at, MAKES[word]!, 0.95) : null;
  },
};
