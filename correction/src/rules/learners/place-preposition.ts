import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { OBJECT_PERSONS_AND_SELF, OWNERS, SUBJECTS } from '../../words/persons.ts';
import {
  type OfPlace,
  type OpenedBy,
  type PartOf,
  placesOf,
  REACHED,
  TAKES_IN,
  TAKES_ON,
  WAYS_TO_PLACES,
} from '../../words/places.ts';
import { WordList } from '../../words/word-list.ts';

const OPENERS = new WordList('en et den det de denne dette disse samme nogen alle anden andre mange flere ingen hele');
/** »i lige måde« */
const SAME = new WordList('lige');
/** Adjectives between: »på den store gamle fabrik«. */
const MOST_BETWEEN = 2;

/** »i fabrikken«, »på begyndelsen«: places and times that each have their preposition. */
export const placePreposition: WordRule = {
  id: 'place-preposition',
  subcategory: 'sound-alike',
  ofLearners: true,
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Steder og tider har hver deres faste forholdsord (i byen, på gaden, i weekenden, på ferie), og det må man lære sammen med ordet.',
  on: { words: 'i på ved om' },
  wrong: [
    ['Jeg arbejder i fabrikken.', 'Jeg arbejder på fabrikken.'],
    ['Vi så kampen i internettet.', 'Vi så kampen på internettet.'],
    ['På begyndelsen var jeg bange.', 'I begyndelsen var jeg bange.'],
    ['Der er ikke meget larm på landsbyen.', 'Der er ikke meget larm i landsbyen.'],
    ['På mit land fejrer vi nytår i marts.', 'I mit land fejrer vi nytår i marts.'],
    ['Min onkel ligger i hospitalet.', 'Min onkel ligger på hospitalet.'],
    ['Vi bor på en stor landsby.', 'Vi bor i en stor landsby.'],
    ['Vi skal i ferie til Spanien.', 'Vi skal på ferie til Spanien.'],
    ['Han siger det i en sjov måde.', 'Han siger det på en sjov måde.'],
    ['Vi rejste til Irak på juli.', 'Vi rejste til Irak i juli.'],
    ['I min mening er det forkert.', 'Efter min mening er det forkert.'],
    ['Børnene leger i gaden.', 'Børnene leger på gaden.'],
    ['Jeg går på skole hver dag.', 'Jeg går i skole hver dag.'],
    ['Vi bor i fjerde sal.', 'Vi bor på fjerde sal.'],
    ['Vi mødte ham i vej hjem.', 'Vi mødte ham på vej hjem.'],
    ['Han kommer i samme tid hver dag.', 'Han kommer på samme tid hver dag.'],
    ['Vi løb rundt i skøjtebanen.', 'Vi løb rundt på skøjtebanen.'],
    ['Skriv til Lise i lønkontoret.', 'Skriv til Lise på lønkontoret.'],
    ['Vi bor i en lille ø.', 'Vi bor på en lille ø.'],
    ['Han sidder i min plads.', 'Han sidder på min plads.'],
    ['Vi gik i trappen.', 'Vi gik på trappen.'],
    ['Hun skreg på badet.', 'Hun skreg i badet.'],
    ['Jeg løb ud i fortovet.', 'Jeg løb ud på fortovet.'],
    ['Kan du komme allerede på aften?', 'Kan du komme allerede i aften?'],
    ['Vi mødes i parkeringspladsen kl. 9.', 'Vi mødes på parkeringspladsen kl. 9.'],
  ],
  right: [
    'Vi venter på klassen.',
    'Han kiggede på huset.',
    'Hun tænker på sit hjemland.',
    'De gik ind i hotellet.',
    'Døren i hotellet var låst.',
    'Farven på huset er rød.',
    'Der var tag på vores hus.',
    'Tak i lige måde!',
    'Vi bor i byen, og jeg går på gymnasiet.',
    'Jeg er interesseret i museer.',
    'Han går på skolens hold.',
    'Jeg lå på min seng.',
    'Vi er i landet, hvor han bor.',
    'Han bankede på lommen.',
    'Der var hul i trappen.',
    'Hun kommer på mandag aften.',
    'Der er pres på Danmark.',
    'Hun tænkte på Danmark.',
    'I samme øjeblik ringede det.',
    'Hun ser med sorg på verden.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (a.commaAfter(at)) return null;
    const noun = nounOfPlace(a, at);
    if (noun < 0) return null;
    const wrong = a.lower(at);
    const opened = openedBy(a, at, noun);
    const place = placesOf(a.lower(noun))?.find(
      (one) =>
        one.wrong.test(wrong) && (one.openedBy === opened || fits(one.openedBy, opened)) && isBeside(a, noun, one),
    );
    if (place === undefined || SAME.test(a.lower(a.before(noun)))) return null;
    if (isPartOf(a, before, place.hasParts) || isTakenBefore(a, at, wrong, a.lower(noun))) return null;
    // »i vej hjem«: else »vej« gets an ending
    return place.before && place.right === 'på'
      ? replaceSpan(a, at, noun, `på ${a.lower(noun)}`, 0.98)
      : replaceWord(a, at, place.right, 0.88);
  },
};

/** The noun that the preposition may belong to, with at most its article or owner and a few adjectives before it; else −1. */
function nounOfPlace(a: Analysis, at: number): number {
  let k = a.after(at);
  if (OWNERS.test(a.lower(k)) || OPENERS.test(a.lower(k))) k = a.after(k);
  for (let steps = 0; k >= 0 && steps <= MOST_BETWEEN; k = a.after(k), steps++) {
    if (placesOf(a.lower(k)) !== undefined) return isFirstOfTwo(a, k) ? -1 : k;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.NUMERAL) || a.commaAfter(k)) return -1;
  }
  return -1;
}

/** »i bus skuret«; not »i bussen kl. 9« */
const isFirstOfTwo = (a: Analysis, at: number): boolean =>
  a.is(a.after(at), r.NOUN) && !a.commaAfter(at) && !CLOCK.test(a.lower(a.after(at)));
const CLOCK = new WordList('kl klokken');

function openedBy(a: Analysis, at: number, noun: number): Exclude<OpenedBy, 'anything'> {
  const next = a.after(at);
  return OWNERS.test(a.lower(next)) ? 'owner' : next === noun ? 'nothing' : 'opener';
}

/** »fjerde | sal«, »vej | hjem« */
const isBeside = (a: Analysis, noun: number, { after, before }: OfPlace): boolean =>
  (after === undefined || after.test(a.lower(a.before(noun)))) &&
  (before === undefined || (before.test(a.lower(a.after(noun))) && !a.commaAfter(noun)));

const fits = (asked: OpenedBy, opened: OpenedBy): boolean =>
  asked === 'anything' || (asked === 'opener' && opened === 'owner');

/** »farven på huset« */
const isPartOf = (a: Analysis, before: number, parts: PartOf): boolean =>
  parts !== 'nothing' &&
  !a.commaAfter(before) &&
  // »spiller vi | på«, »lagde os | på«
  !SUBJECTS.test(a.lower(before)) &&
  !OBJECT_PERSONS_AND_SELF.test(a.lower(before)) &&
  // »bor | på«: no drill
  (!a.is(before, r.VERB) || a.canBe(before, r.NOUN | r.DEFINITE)) &&
  a.canBe(before, parts === 'known' ? r.NOUN | r.DEFINITE : r.NOUN);

/** »venter på«, »kigger jeg på«: a word before has that preposition. */
function isTakenBefore(a: Analysis, at: number, preposition: string, noun: string): boolean {
  // »løb ud | i gaden«
  if (REACHED.test(noun) && WAYS_TO_PLACES.test(a.lower(a.before(at)))) return false;
  const takes = preposition === 'i' ? TAKES_IN : TAKES_ON;
  for (let k = a.before(at), steps = 0; k >= 0 && steps <= MOST_BETWEEN && !a.commaAfter(k); k = a.before(k), steps++) {
    if (takes.test(a.lower(k))) return true;
    if (!SUBJECTS.test(a.lower(k)) && !OBJECT_PERSONS_AND_SELF.test(a.lower(k)) && !a.is(k, r.ADVERB)) return false;
  }
  return false;
}
