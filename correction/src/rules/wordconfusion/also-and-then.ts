import type { Analysis } from '../../analysis/analysis.ts';
import { isAlsoForAnd, isAlsoForUs } from '../../clauses/also.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { AND_BUT } from '../../words/links.ts';
import { PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { HAS_HAD, IS_OR_BECOMES, MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** »og«, »os«, »og så« and »også«, which sound alike: one joins, one goes on, one adds. */
export const alsoAndThen: WordRule = {
  id: 'also-and-then',
  subcategory: 'og-ogsaa',
  on: { words: 'og også os' },
  wrong: [
    ['Jeg vil gerne med og.', 'Jeg vil gerne med også.'],
    ['Min søster kom og, men hun gik tidligt.', 'Min søster kom også, men hun gik tidligt.'],
    ['Han er og så god til fodbold.', 'Han er også god til fodbold.'],
    ['Hun kan og så spille klaver.', 'Hun kan også spille klaver.'],
    ['Jeg har og en kat.', 'Jeg har også en kat.'],
    ['Hunden var os træt efter turen.', 'Hunden var også træt efter turen.'],
    ['Mor siger, at jeg os skal rydde op.', 'Mor siger, at jeg også skal rydde op.'],
    ['Den anden gruppe fik og en opgave.', 'Den anden gruppe fik også en opgave.'],
    ['Derfor skal skolen og have flere computere.', 'Derfor skal skolen også have flere computere.'],
    ['Vi spiste is, også gik vi hjem.', 'Vi spiste is, og så gik vi hjem.'],
  ],
  right: [
    'Sæt »og« eller »men« mellem de to sætninger.',
    'Ordet »et« betyder og.',
    'Jeg er sulten og så træt, at jeg kan sove stående.',
    'Han løber, og så går han.',
    'Vi har en hund, og så har vi en kat.',
    'Det er dyrt, og så er det grimt.',
    'Det, vi også kalder en ven, er svært at finde.',
    'Det mener vi også, siger hun.',
    'Man kan sidde og så frø i haven.',
    'Det er os, der skal gøre det.',
    'Han gav os en opgave.',
    'Kan du hjælpe os med det?',
    'Hver morgen cykler jeg og omkring fyrre andre elever til skole.',
    'Så blev han og en kollega syge.',
    'Er Mads og Emil hjemme?',
    'Lad os også prøve.',
  ],
  match(a, at, models): Finding | null {
    if (a.lower(at) === 'os') return isAlsoForUs(a, at, models) ? replaceWord(a, at, 'også', 0.92) : null;
    if (a.lower(at) === 'også') return goesOn(a, at) ? replaceWord(a, at, 'og så', 0.92) : null;
    if (hasMore(a, at)) return replaceWord(a, at, 'også', 0.94);
    if (follows(a, at, /^så$/)) return addsMore(a, at) ? replaceSpan(a, at, a.after(at), 'også', 0.92) : null;
    if (isAlsoForAnd(a, at, models)) return replaceWord(a, at, 'også', 0.92);
    return joinsNothing(a, at) ? replaceWord(a, at, 'også', 0.96) : null;
  },
};

/** »kom og.«, »kom og, men …«: nothing follows that it could join. */
function joinsNothing(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.isMark(before) || a.commaAfter(before) || NAMES_WORDS.test(a.lower(before))) return false;
  // »mor og … far«: something is left out
  if (a.commaAfter(at)) return AND_BUT.test(a.lower(a.after(at)));
  return /^[.!]$/.test(a.written(a.after(at))) && a.after(at, 2) < 0;
}
/** »„et“ betyder og«, »foran og«: the word itself is spoken of. */
const NAMES_WORDS = new WordList('betyder hedder både eller foran efter før ordet bindeordet');

/** »er | og så | god«, »kan du | og så | spille«: the verb stands before, and there is no other that »så« could begin a clause with. */
function addsMore(a: Analysis, at: number): boolean {
  let verb = a.before(at);
  if (PERSONS.test(a.lower(verb))) verb = a.before(verb);
  const word = a.lower(verb);
  const isOpinion = a.lower(verb) === 'synes' && verb !== a.before(at);
  if (!(isOpinion || IS_OR_BECOMES.test(word) || HAS_HAD.test(word) || MODALS.test(word)) || a.commaAfter(a.before(at)))
    return false;
  const so = a.after(at);
  if (closesClause(a, so)) return PERSONS.test(a.lower(a.before(at))) && /^[.!]$/.test(a.written(a.after(so)));
  if (follows(a, so, FURTHER)) return false;
  for (let k = a.after(so); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || a.lower(k) === 'og') break;
  }
  return true;
}
/** »og så videre«, »og så er …« */
const FURTHER = new WordList('videre fremdeles');

/** »jeg har og en kat«, »han spiller og guitar«, »så skal jeg og hjem«: nothing stands before that »og« could join. */
function hasMore(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const before = a.before(at);
  if (a.commaAfter(before) || a.commaAfter(at)) return false;
  if (SURE_PERSONS.test(a.lower(before)))
    return MODALS.test(a.lower(a.before(before))) && TOWARDS.test(a.lower(next)) && !a.is(a.after(next), r.VERB);
  if (!precedes(a, at, SURE_PERSONS, 2) || !isFinite(a, before)) return false;
  if (HAS_HAD.test(a.lower(before))) return follows(a, at, EN_ET) && a.is(a.after(at, 2), r.NOUN);
  return closesClause(a, next) && a.is(next, r.NOUN) && !r.hasAny(a.union(next), r.VERB | r.ADJECTIVE);
}
const TOWARDS = new WordList('hjem ud ind op ned derhen derud med');

/** »vi spiste, | også | gik vi hjem«: verb and subject are turned, as after »så«, and the clause before has its own verb. */
function goesOn(a: Analysis, at: number): boolean {
  const verb = a.after(at);
  const subject = a.after(verb);
  if (!isFinite(a, verb) || a.commaAfter(at) || SAYS.test(a.lower(verb))) return false;
  const isSubject = a.commaAfter(a.before(at)) ? OPENS_SUBJECT : SURE_PERSONS;
  if (!isSubject.test(a.lower(subject))) return false;
  // »som vi også gør, du …«, »det er også, siger han«
  if (a.commaAfter(verb) || follows(a, subject, PERSONS)) return false;
  const before = a.before(at);
  if (before < 0) return true;
  return (a.commaAfter(before) || r.hasAny(a.reading(before), r.NOUN | r.VERB)) && hasVerbBefore(a, before);
}
const OPENS_SUBJECT = new WordList('jeg du han hun vi man de der min mit mine vores hans hendes');
const SAYS = new WordList('siger sagde mener tror svarede svarer tænkte synes syntes');

function hasVerbBefore(a: Analysis, at: number): boolean {
  for (let k = at; k >= 0; k = a.before(k)) if (isFinite(a, k)) return true;
  return false;
}
