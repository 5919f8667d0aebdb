import { SLIPS_OF } from '../models/alike-slips.ts';

/** What two words that are taken for each other have in common; thresholds are set kind by kind. */
export const KINDS = [
  'present',
  'verb-form',
  'noun-form',
  'adjective',
  'ene-ende',
  'og-at',
  'ad-af',
  'nogen-nogle',
  'sin-hans',
  'gender',
  'de-det',
  'case',
  'posture',
  'place',
  'da-naar',
  'sound',
] as const;
export type Kind = (typeof KINDS)[number];

const FORMS: ReadonlySet<Kind> = new Set(['present', 'verb-form', 'noun-form', 'adjective', 'ene-ende']);
/** Those of small words, of which each is a kind of its own; the others are of forms. */
export const CLOSED_KINDS: ReadonlySet<Kind> = new Set(KINDS.filter((kind) => !FORMS.has(kind)));

/** Small words of which pupils put one in another's place, each line a circle. */
const CIRCLES: Partial<Record<Kind, readonly string[]>> = {
  'og-at': ['og at'],
  'ad-af': ['ad af'],
  'nogen-nogle': ['nogen nogle noget', 'meget mange', 'ingen intet'],
  'sin-hans': ['sin hans hendes deres', 'sit hans hendes deres', 'sine hans hendes deres', 'dens dets sin sit sine'],
  gender: [
    'en et',
    'den det',
    'min mit mine',
    'din dit dine',
    'sin sit sine',
    'anden andet andre',
    'denne dette disse',
    'hvilken hvilket hvilke',
    'sådan sådant sådanne',
    'al alt alle',
    'hver hvert',
    'vor vort vore',
    'egen eget egne',
  ],
  'de-det': ['de det der den', 'de dem'],
  case: ['jeg mig', 'du dig', 'han ham', 'hun hende', 'vi os', 'min mig', 'sin sig', 'jer jeres', 'os vores'],
  posture: [
    'ligge lægge',
    'ligger lægger',
    'lå lagde',
    'ligget lagt',
    'sidde sætte',
    'sidder sætter',
    'sad satte',
    'siddet sat',
    'hænge hang hængte',
    'springe sprænge',
    'sprang sprængte',
    'vågne vække',
    'vågner vækker',
    'vågnede vækkede',
    'stå stille',
  ],
  place: [
    'op oppe',
    'ud ude',
    'ind inde',
    'hjem hjemme',
    'ned nede',
    'hen henne',
    'frem fremme',
    'bort borte',
    'over ovre',
    'om omme',
  ],
  'da-naar': ['da når'],
  sound: [
    'til at',
    'at af',
    'så som',
    'som der',
    'hvis vis',
    'hvem hvad',
    'selv selve',
    'lidt lide',
    'endnu enden',
    'bedre bedst',
    'flere mere',
    'flest mest',
    'længe langt',
    'ret rent',
    'før føre',
    'nu ny',
    'nær når',
    'dag da',
    'tit tid',
    'hun hund',
    'han hånd',
    'hver hvor',
    'hvorfor derfor',
    'fordi for',
    'i hos',
    'i på',
    'på til',
    'med ved',
    'om på',
    'fra for',
    'efter før',
  ],
};

/** Words that may have been meant by a small word, each with the kind of the mistake. */
export const CLOSED: ReadonlyMap<string, ReadonlyMap<string, Kind>> = closedPairs();

function closedPairs(): Map<string, Map<string, Kind>> {
  const pairs = new Map<string, Map<string, Kind>>();
  const add = (word: string, other: string, kind: Kind): void => {
    const known = pairs.get(word) ?? new Map<string, Kind>();
    pairs.set(word, known);
    if (word !== other && !known.has(other)) known.set(other, kind);
  };
  for (const [kind, circles] of Object.entries(CIRCLES) as [Kind, readonly string[]][]) {
    for (const circle of circles.map((words) => words.split(' '))) {
      for (const word of circle) for (const other of circle) add(word, other, kind);
    }
  }
  for (const [right, slips] of SLIPS_OF) {
    for (const [written] of slips) {
      add(written, right, 'sound');
      add(right, written, 'sound');
    }
  }
  return pairs;
}
