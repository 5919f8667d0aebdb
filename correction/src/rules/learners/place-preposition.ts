import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { OBJECT_PERSONS_AND_SELF, OWNERS, SUBJECTS } from '../../words/persons.ts';
import { type OpenedBy, type PartOf, PLACES_BY_NOUN, TAKES_IN, TAKES_ON } from '../../words/places.ts';
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
  on: { words: 'i på ved' },
  wrong: [
    ['Jeg arbejder i fabrikken.', 'Jeg arbejder på fabrikken.'],
    ['Vi så kampen i nettet.', 'Vi så kampen på nettet.'],
    ['På begyndelsen var jeg bange.', 'I begyndelsen var jeg bange.'],
    ['Jeg har kun set sne på fjernsynet.', 'Jeg har kun set sne i fjernsynet.'],
    ['På mit land fejrer vi nytår i marts.', 'I mit land fejrer vi nytår i marts.'],
    ['Min onkel ligger i hospitalet.', 'Min onkel ligger på hospitalet.'],
    ['Vi bor på en stor landsby.', 'Vi bor i en stor landsby.'],
    ['Vi skal i ferie til Spanien.', 'Vi skal på ferie til Spanien.'],
    ['Han siger det i en sjov måde.', 'Han siger det på en sjov måde.'],
    ['Vi rejste til Irak på juli.', 'Vi rejste til Irak i juli.'],
    ['I min mening er det forkert.', 'Efter min mening er det forkert.'],
    ['Børnene leger i gaden.', 'Børnene leger på gaden.'],
    ['Jeg går på skole hver dag.', 'Jeg går i skole hver dag.'],
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
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (a.commaAfter(at)) return null;
    const noun = nounOfPlace(a, at);
    if (noun < 0) return null;
    const wrong = a.lower(at);
    const opened = openedBy(a, at, noun);
    const place = PLACES_BY_NOUN.get(a.lower(noun))?.find(
      (one) => one.wrong.test(wrong) && (one.openedBy === opened || fits(one.openedBy, opened)),
    );
    if (place === undefined || SAME.test(a.lower(a.before(noun)))) return null;
    if (isPartOf(a, before, place.hasParts) || isTakenBefore(a, at, wrong)) return null;
    return replaceWord(a, at, place.right, 0.88);
  },
};

/** The noun that the preposition may belong to, with at most its article or owner and a few adjectives before it; else −1. */
function nounOfPlace(a: Analysis, at: number): number {
  let k = a.after(at);
  if (OWNERS.test(a.lower(k)) || OPENERS.test(a.lower(k))) k = a.after(k);
  for (let steps = 0; k >= 0 && steps <= MOST_BETWEEN; k = a.after(k), steps++) {
    if (PLACES_BY_NOUN.has(a.lower(k))) return a.is(a.after(k), r.NOUN) && !a.commaAfter(k) ? -1 : k;
    if (!a.is(k, r.ADJECTIVE) || a.commaAfter(k)) return -1;
  }
  return -1;
}

function openedBy(a: Analysis, at: number, noun: number): Exclude<OpenedBy, 'anything'> {
  const next = a.after(at);
  return OWNERS.test(a.lower(next)) ? 'owner' : next === noun ? 'nothing' : 'opener';
}

const fits = (asked: OpenedBy, opened: OpenedBy): boolean =>
  asked === 'anything' || (asked === 'opener' && opened === 'owner');

/** »farven på huset« */
const isPartOf = (a: Analysis, before: number, parts: PartOf): boolean =>
  parts !== 'nothing' && !a.commaAfter(before) && a.canBe(before, parts === 'known' ? r.NOUN | r.DEFINITE : r.NOUN);

/** »venter på«, »kigger jeg på«: a word before has that preposition. */
function isTakenBefore(a: Analysis, at: number, preposition: string): boolean {
  const takes = preposition === 'i' ? TAKES_IN : TAKES_ON;
  for (let k = a.before(at), steps = 0; k >= 0 && steps <= MOST_BETWEEN && !a.commaAfter(k); k = a.before(k), steps++) {
    if (takes.test(a.lower(k))) return true;
    if (!SUBJECTS.test(a.lower(k)) && !OBJECT_PERSONS_AND_SELF.test(a.lower(k)) && !a.is(k, r.ADVERB)) return false;
  }
  return false;
}
