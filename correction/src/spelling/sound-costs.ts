/** What it costs to take one spelling for another, by how alike they sound in Danish. In hundredths. */
const PLAIN_VOWEL = 95;
const PLAIN_CONSONANT = 95;
const ACROSS = 115;

const ALIKE: Record<string, number> = {
  eæ: 30,
  ei: 56,
  ae: 70,
  oå: 40,
  ou: 50,
  øy: 60,
  øe: 80,
  aæ: 60,
  kg: 50,
  td: 40,
  pb: 42,
  cs: 30,
  ck: 40,
  zs: 40,
  vf: 70,
  jg: 50,
  ij: 50,
  yi: 60,
  uv: 70,
  xs: 60,
  nm: 70,
  re: 90,
  øo: 60,
  wv: 40,
  qk: 50,
  ée: 10,
  uy: 60,
  gv: 50,
  æi: 70,
  vb: 75,
};

const VOWELS = 'aeiouyæøåé';
const TABLE = new Map<number, number>();
for (const [pair, cost] of Object.entries(ALIKE)) {
  const [x, y] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  TABLE.set(x * 0x10000 + y, cost);
  TABLE.set(y * 0x10000 + x, cost);
}

const isVowel = (unit: number): boolean => VOWELS.includes(String.fromCharCode(unit));

/** Letters below this have their costs in a table; a search asks about a hundred thousand times for one word. */
const TABLED = 256;
const SUBSTITUTIONS = new Uint8Array(TABLED * TABLED);
for (let written = 0; written < TABLED; written++) {
  for (let right = 0; right < TABLED; right++)
    SUBSTITUTIONS[written * TABLED + right] = plainSubstitution(written, right);
}

/** One letter for another. */
export const substitutionCost = (written: number, right: number): number =>
  written < TABLED && right < TABLED ? SUBSTITUTIONS[written * TABLED + right]! : plainSubstitution(written, right);

function plainSubstitution(written: number, right: number): number {
  const alike = TABLE.get(written * 0x10000 + right);
  if (alike !== undefined) return alike;
  if (isVowel(written) !== isVowel(right)) return ACROSS;
  return isVowel(written) ? PLAIN_VOWEL : PLAIN_CONSONANT;
}

const SOFT_TOO_MANY = 'erdhtgn';

/** A letter too many; `before` and `after` are its neighbours as written. */
export function deletionCost(letter: number, before: number, after: number): number {
  if (letter === before || letter === after) return 42;
  return SOFT_TOO_MANY.includes(String.fromCharCode(letter)) ? 70 : 100;
}

const [D, G, L, N, R, H, I, J, V, O, S, E, STOP] = Array.from('dglnrhijvose.', (letter) => letter.charCodeAt(0));
/** »kl« */
const ABBREVIATED = 40;
const VOWEL_FLAGS = Uint8Array.from({ length: TABLED }, (_, unit) => Number(isVowel(unit)));
const EASILY_LOST = new Set(Array.from('gdtern', (letter) => letter.charCodeAt(0)));
/** A letter left out that its neighbours say nothing about. */
const ALONE = Uint8Array.from({ length: TABLED }, (_, unit) =>
  unit === STOP ? ABBREVIATED : unit === S ? 75 : EASILY_LOST.has(unit) ? 60 : 100,
);

/** A letter left out; `before` is the right letter before it, `next` the written letter that follows. */
export function insertionCost(letter: number, before: number, next: number): number {
  if (letter === before || letter === next) return 32;
  if (letter === D && (before === N || before === L || before === R)) return 35;
  if (letter === H && (next === V || next === J)) return 25;
  if (letter === G && (before === I || before === L || before === R)) return 45;
  // »toet«, »stier«: between vowels it is hardly heard
  if (letter === G && VOWEL_FLAGS[before] === 1 && VOWEL_FLAGS[next] === 1) return 45;
  // »nege«, »cyke«: between a consonant and e
  if (letter === L && next === E && VOWEL_FLAGS[before] === 0) return 60;
  if (letter === V && (before === L || before === O)) return 55;
  return letter < TABLED ? ALONE[letter]! : 100;
}

/** No letter left out costs less before a written one (0: at the end of a word), whatever stood before it. */
export const leastInsertionCost = (next: number): number => (next === V || next === J ? 25 : 32);

export const TRANSPOSITION = 68;

/** A run of letters that is written for another. */
export type Cluster = readonly [written: string, right: string, cost: number];

/** Runs of letters that are written for one another: written, right, cost. */
export const CLUSTERS: readonly Cluster[] = [
  ['else', 'ing', 55],
  ['else', 'ning', 60],
  ['ing', 'else', 55],
  ['ning', 'else', 60],
  ['sion', 'tion', 30],
  ['tion', 'sion', 35],
  ['sjon', 'tion', 30],
  ['sjon', 'sion', 35],
  ['tion', 'ssion', 45],
  ['sj', 'ch', 50],
  ['sj', 'ti', 50],
  ['sj', 'j', 60],
  ['x', 'ks', 20],
  ['ks', 'x', 40],
  ['ene', 'ende', 30],
  ['ende', 'ene', 35],
  ['ene', 'erne', 35],
  ['ende', 'erne', 50],
  ['erende', 'erne', 50],
  ['nn', 'nd', 30],
  ['ll', 'ld', 30],
  ['nne', 'ndt', 60],
  ['nd', 'nn', 40],
  ['ld', 'll', 40],
  ['aj', 'eg', 40],
  ['ej', 'ig', 40],
  ['aj', 'ag', 40],
  ['ai', 'eg', 50],
  ['æj', 'ej', 30],
  ['æj', 'eg', 30],
  ['ej', 'eg', 30],
  ['aj', 'ej', 40],
  ['øj', 'øg', 40],
  ['ov', 'og', 50],
  ['av', 'ag', 50],
  ['ow', 'ov', 30],
  ['å', 'af', 70],
  ['å', 'ov', 60],
  ['f', 'ph', 50],
  ['kk', 'gg', 40],
  ['kk', 'k', 35],
  ['dt', 't', 30],
  ['t', 'dt', 22],
  ['sk', 'skt', 60],
  ['gt', 'kt', 35],
  ['kt', 'gt', 35],
  ['v', 'hv', 15],
  ['hv', 'v', 40],
  ['j', 'hj', 20],
  ['hj', 'j', 30],
  ['j', 'gj', 40],
  ['æ', 'ai', 50],
  ['o', 'au', 60],
  ['ø', 'eu', 50],
  ['ede', 'te', 60],
  ['te', 'ede', 60],
  ['k', 'ch', 50],
  ['k', 'qu', 60],
  ['s', 'c', 30],
  ['s', 'sc', 50],
  ['s', 'ps', 60],
  ['li', 'lig', 35],
  ['ed', 'ede', 32],
  ['t', 'd', 45],
  ['d', 'tt', 50],
  ['re', 'rere', 55],
  ['ade', 'avde', 40],
  ['ir', 'iver', 60],
  ['e', 'er', 60],
  ['aa', 'å', 10],
  ['ae', 'æ', 15],
  ['oe', 'ø', 15],
  ['ö', 'ø', 10],
  ['ä', 'æ', 10],
  ['kv', 'qu', 60],
  ['egenli', 'egentlig', 60],
  ['sæføli', 'selvfølgelig', 60],
  ['selføli', 'selvfølgeli', 60],
  ['j', 'lj', 60],
  ['ng', 'nk', 50],
  ['nk', 'ng', 50],
  ['sel', 'selv', 35],
  ['sælv', 'selv', 30],
  ['le', 'el', 60],
  ['el', 'le', 60],
  ['al', 'el', 60],
  ['er', 'ere', 50],
  ['sam', 'sammen', 60],
  ['rr', 'rg', 50],
  ['ll', 'lg', 60],
  ['h', 'hv', 45],
  ['bb', 'pp', 50],
  ['pp', 'bb', 50],
  ['dd', 'tt', 55],
  ['tt', 'dd', 50],
  ['gg', 'kk', 45],
  ['sj', 'g', 45],
  ['ch', 'g', 60],
  ['sh', 'sj', 35],
  ['sh', 'ch', 35],
  ['xi', 'kti', 40],
  ['ei', 'eg', 40],
  ['k', 'c', 45],
  ['j', 'y', 50],
  ['g', 'gh', 40],
  ['li', 'gelig', 75],
  ['ne', 'ene', 50],
  ['ition', 'itution', 60],
  ['ution', 'itution', 60],
  ['å', 'eau', 60],
  ['o', 'eau', 50],
  ['oa', 'oi', 50],
  ['oj', 'oi', 30],
  ['k', 'kk', 35],
  ['æ', 'er', 75],
  ['gj', 'g', 40],
  ['kj', 'k', 45],
  ['skj', 'sk', 40],
  ['m', 'mm', 35],
  ['ere', 'er', 55],
  ['ar', 'er', 45],
  ['ode', 'oved', 60],
  ['ode', 'ovede', 50],
  ['ejd', 'agd', 60],
  ['ndte', 'nnede', 60],
  // »museumet«, »gymnasiumer«: the Latin ending kept
  ['ume', 'e', 40],
  ['rn', 'rgen', 50],
  ['nt', 'ngt', 45],
  ['edet', 'et', 60],
  ['ære', 'er', 70],
  ['a', 'å', 70],
  ['å', 'a', 70],
  ['r', 'g', 80],
];

/** Runs of letters by the first one that is written: at most places none begins. */
export function clustersByLetter(clusters: readonly Cluster[]): ReadonlyMap<number, readonly Cluster[]> {
  const byLetter = new Map<number, Cluster[]>();
  for (const cluster of clusters) {
    const first = cluster[0].charCodeAt(0);
    byLetter.set(first, [...(byLetter.get(first) ?? []), cluster]);
  }
  return byLetter;
}
