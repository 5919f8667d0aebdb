import type { Analysis } from '../analysis/analysis.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { RELATIVES } from '../words/links.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isFinite } from './finite.ts';

const FARTHEST = 40;
const CLAUSE = 8;

/** How somebody is for a while. */
const MOODS = new WordList(
  'bange træt trætte sulten sultne tørstig tørstige nervøs nervøse forskrækket våd våde vred vrede rasende flov flove forvirret ' +
    'forvirrede lettet lettede skuffet skuffede overrasket overraskede spændt spændte udmattet udmattede gennemblødt gennemblødte',
);
/** How it is somewhere for a while. */
const AROUND = new WordList(
  'mørkt koldt varmt vådt stille glat tåget mørke iskoldt bælgmørkt hundekoldt regnvejr snevejr stormvejr',
);
const DEGREES = new WordList(
  'så meget helt ret rigtig virkelig lidt allerede stadig begge alle også bare næsten ikke kun knap',
);
/** What one tries to do just then; »jeg kan huske« holds still. */
const TRIED = new WordList(
  'svare finde se høre sove tale bevæge løbe komme åbne nå trække stoppe flygte råbe skrige fange følge falde få rejse løfte',
);
/** Where one lives while one travels. */
const LODGINGS = new WordList(
  'hotel hotellet telt teltet telte sommerhus sommerhuset campingplads campingpladsen hytte hytten hytter vandrerhjem vandrerhjemmet ' +
    'lejlighed hostel pensionat værelse shelter sheltere',
);

/** Past verbs on both sides, as near as tells of the same story. */
function isBetweenPast(a: Analysis, at: number): boolean {
  return [-1, 1].every((step) => {
    for (let k = at + step; k >= 0 && k < a.count && Math.abs(k - at) < FARTHEST; k += step) {
      if (a.held[k]! & QUOTED || !isFinite(a, k)) continue;
      return a.is(k, r.PAST) && a.canBe(k, r.VERB | r.PAST);
    }
    return false;
  });
}

/** Past what tells how much. */
function afterDegrees(a: Analysis, at: number): number {
  let k = a.after(at);
  for (let steps = 0; DEGREES.test(a.lower(k)) && steps < 3; steps++) k = a.after(k);
  return k;
}

/** »har en rød hat på«: what one wears ends with »på«. */
function isWorn(a: Analysis, at: number): boolean {
  let isThing = false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE && !a.isMark(k); k = a.after(k), steps++) {
    if (a.lower(k) === 'på')
      return isThing && (a.commaAfter(k) || a.after(k) < 0 || a.isMark(a.after(k)) || a.lower(a.after(k)) === 'og');
    if (a.is(k, r.VERB) || a.commaAfter(k) || a.is(k, r.PREPOSITION)) return false;
    isThing ||= a.is(k, r.NOUN);
  }
  return false;
}

/** »bor på et hotel« */
function isLodging(a: Analysis, at: number): boolean {
  const place = a.after(at);
  if (!a.is(place, r.PREPOSITION)) return false;
  for (let k = a.after(place), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (LODGINGS.test(a.lower(k))) return true;
    if (a.is(k, r.NOUN) || a.commaAfter(k)) return false;
  }
  return false;
}

const LIVED = new WordList('boede levede');
const TALES = new WordList('engang gang');
/** »Der var engang en konge, som har tre døtre«: who a tale is about. */
function isOfTale(a: Analysis, at: number): boolean {
  const relative = a.before(at);
  const first = a.sentenceStart(at);
  if (!RELATIVES.test(a.lower(relative)) || a.lower(first) !== 'der' || !a.is(a.after(first), r.PAST)) return false;
  let isTale = LIVED.test(a.lower(a.after(first)));
  for (let k = a.after(first, 2), steps = 0; k < relative && steps < CLAUSE; k = a.after(k), steps++) {
    if (isFinite(a, k)) return false;
    isTale ||= TALES.test(a.lower(k));
  }
  return isTale;
}

/** The verb has its subject straight before it: a main clause, or one joined by »og« or »men«. */
const OPENS = new WordList('og men så for');
function isMainWith(a: Analysis, at: number): boolean {
  const who = a.before(at);
  if (!SURE_PERSONS.test(a.lower(who)) || a.commaAfter(who)) return false;
  const link = a.before(who);
  return link < 0 || a.isMark(link) || a.commaAfter(link) || OPENS.test(a.lower(link));
}

/**
 * »Vi kom for sent, og jeg er så bange«, »men det er helt mørkt«, »jeg kan ikke finde Emil«, »der har en rød hat på«, »vi bor på et
 * hotel«: states that are over with the story, told between verbs in the past.
 */
export function isOfMoment(a: Analysis, at: number): boolean {
  const verb = a.lower(at);
  const next = afterDegrees(a, at);
  if (isOfTale(a, at)) return true;
  if (verb === 'er') {
    const isMood = isMainWith(a, at) && MOODS.test(a.lower(next)) && !a.is(a.after(next), r.PREPOSITION);
    // »men vandet er for koldt, så …«
    const isTooMuch =
      a.lower(a.after(at)) === 'for' && a.is(a.after(at, 2), r.ADJECTIVE) && !a.is(a.after(at, 3), r.NOUN);
    const isAround = a.lower(a.before(at)) === 'det' && AROUND.test(a.lower(next));
    return (isMood || isAround || isTooMuch) && isBetweenPast(a, at);
  }
  if (verb === 'kan') {
    const isNot = a.lower(a.after(at)) === 'ikke' || a.lower(a.after(at, 2)) === 'ikke';
    const isNobody = a.lower(a.before(at)) === 'ingen';
    return (isNobody || (isNot && isMainWith(a, at))) && TRIED.test(a.lower(next)) && isBetweenPast(a, at);
  }
  if (verb === 'har') return isWorn(a, at) && isBetweenPast(a, at);
  return verb === 'bor' && isLodging(a, at) && isBetweenPast(a, at);
}
