import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { FINITE, hasAny, NAME, NOUN, PAST, PRESENT } from '../../lexicon/readings.ts';
import { isSetInPast, pastShareAround } from '../../verbs/tense-around.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BACK = 30;

const TODAY_OR_STILL = new WordList('dag nu stadig');
/** Only past verbs before, at least one: a story, not an opinion. */
function isToldInPast(a: Analysis, at: number): boolean {
  for (let k = a.after(at); k >= 0; k = a.after(k)) if (a.is(k, PRESENT)) return false;
  // »i dag synes jeg«
  if (TODAY_OR_STILL.test(a.lower(a.before(at)))) return false;
  let past = 0;
  for (let k = at - 1; k >= Math.max(0, at - BACK); k--) {
    if (!hasAny(a.reading(k), FINITE)) continue;
    if (a.is(k, PRESENT)) return false;
    past++;
  }
  return past > 1 || (past === 1 && isSetInPast(a, at));
}

/** »jeg synes, det var synd for hende«: what the writer thinks of it today, unless something tells that it was then. */
const isStillHeld = (a: Analysis, at: number, verb: number): boolean =>
  a.lower(a.before(at)) === 'jeg' && a.lower(verb) !== 'havde' && !isSetInPast(a, at);

const YOU = new WordList('du i');
/** »hvad syntes du om …?«: asked of somebody who is spoken to, no past around. */
const isAskedNow = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'hvad' && YOU.test(a.lower(a.after(at))) && pastShareAround(a, at) < 0.6;

const PERSON = new WordList(
  'jeg du han hun vi de man i alle mange andre nogle nogen fleste ingen der som selv nok også ikke godt ' +
    'begge bare personligt faktisk klart virkelig stadig',
);
const NEAR = 8;

const BETWEEN = new WordList('altid aldrig ikke også jeg du han hun vi i de man jo længe faktisk');
/** »har aldrig synes om det« */
function isParticiple(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (BETWEEN.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return HAS_HAD.test(a.lower(k)) && !a.commaAfter(k);
}
const THEN = new WordList('dengang engang');
const YESTERDAY = new WordList('går forgårs fjor starten begyndelsen');
/** »dengang synes hun«, »i går synes jeg« */
function isOfThen(a: Analysis, at: number): boolean {
  const when = a.before(at);
  if (a.commaAfter(when) || a.before(when) > a.sentenceStart(at)) return false;
  return THEN.test(a.lower(when)) || (YESTERDAY.test(a.lower(when)) && a.lower(a.before(when)) === 'i');
}

/** »alle synes dengang, at hun var sær«, »først synes jeg, at det var svært« */
function isSaidOfThen(a: Analysis, at: number): boolean {
  const isFirst = FRONT.test(a.lower(a.before(at))) && a.before(a.before(at)) < 0;
  if (!isFirst && ![1, 2].some((steps) => THEN_OR_FIRST.test(a.lower(a.after(at, steps))))) return false;
  for (let k = a.after(at); k >= 0 && k - at < NEAR; k = a.after(k))
    if (hasAny(a.reading(k), FINITE)) return a.is(k, PAST);
  return false;
}
const FRONT = new WordList('først undervejs');
const THEN_OR_FIRST = new WordList('dengang først undervejs');

export const synesSyntes: WordRule = {
  id: 'synes-syntes',
  subcategory: 'synes-syntes',
  on: { words: 'synes syntes syndes' },
  wrong: [
    ['Jeg syntes, at det er en god film.', 'Jeg synes, at det er en god film.'],
    [
      'Vi kom hjem og spiste, og jeg synes, det havde været en god tur.',
      'Vi kom hjem og spiste, og jeg syntes, det havde været en god tur.',
    ],
    [
      'Da jeg var lille, synes jeg, at spøgelser var uhyggelige.',
      'Da jeg var lille, syntes jeg, at spøgelser var uhyggelige.',
    ],
    [
      'Først synes jeg, at sproget var svært, men nu taler jeg det.',
      'Først syntes jeg, at sproget var svært, men nu taler jeg det.',
    ],
    ['Alle synes dengang, at hun var sær.', 'Alle syntes dengang, at hun var sær.'],
    ['Jeg har aldrig synes om fisk.', 'Jeg har aldrig syntes om fisk.'],
    ['I går synes jeg, at det var sjovt.', 'I går syntes jeg, at det var sjovt.'],
    ['Mange syntes, at det er kedeligt.', 'Mange synes, at det er kedeligt.'],
  ],
  right: [
    'Jeg synes, at det er en god film.',
    'Hun syntes, at det var koldt.',
    'Jeg synes, det var en god film.',
    'Hun faldt og græd. Jeg synes, det var synd for hende.',
    'I går var jeg sur, men i dag synes jeg, at det var sjovt.',
  ],
  match(a, at): Finding | null {
    const written = a.lower(at);
    if (written === 'syndes') return replaceWord(a, at, 'syntes', 0.85);
    if (written === 'synes' && isParticiple(a, at)) return replaceWord(a, at, 'syntes', 0.96);
    if (written === 'synes' && (isOfThen(a, at) || isSaidOfThen(a, at))) return replaceWord(a, at, 'syntes', 0.9);
    const near = PERSON.test(a.lower(a.before(at))) || PERSON.test(a.lower(a.after(at)));
    if (!near && !hasAny(a.reading(a.before(at)), NOUN | NAME)) return null;
    let verb = a.after(at);
    while (verb >= 0 && verb - at < NEAR && !hasAny(a.reading(verb), FINITE)) verb = a.after(verb);
    // »hvad syntes du om den?«
    if (verb < 0 && written === 'syntes' && isAskedNow(a, at)) return replaceWord(a, at, 'synes', 0.9);
    if (verb < 0) return null;
    if (written === 'syntes')
      return a.is(verb, PRESENT) && pastShareAround(a, at) < 0.6 ? replaceWord(a, at, 'synes', 0.88) : null;
    return a.is(verb, PAST) && isToldInPast(a, at) && !isStillHeld(a, at, verb)
      ? replaceWord(a, at, 'syntes', 0.8)
      : null;
  },
};
