import { COMMON, DEFINITE, INDEFINITE, NEUTER, PLURAL, SINGULAR } from '../lexicon/readings.ts';

/**
 * What the words that open a noun phrase say about it: the noun's gender and number (no bit where they leave it open),
 * and whether the adjective is definite. The noun itself stands without its article after all of them.
 */
const TABLE: [bits: number, words: string][] = [
  [COMMON | SINGULAR | INDEFINITE, 'en'],
  [NEUTER | SINGULAR | INDEFINITE, 'et intet'],
  [COMMON | SINGULAR | DEFINITE, 'den denne min din sin'],
  [NEUTER | SINGULAR | DEFINITE, 'det dette mit dit sit'],
  [PLURAL | DEFINITE, 'de disse mine dine sine'],
  [COMMON | SINGULAR | INDEFINITE, 'hver hvilken'],
  [NEUTER | SINGULAR | INDEFINITE, 'hvert hvilket'],
  [
    PLURAL | INDEFINITE,
    'alle andre begge mange nogle flere adskillige hvilke to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten ' +
      'seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
  ],
  [DEFINITE, 'hans hendes dens dets vores jeres deres ens'],
];

const BY_WORD = new Map<string, number>();
for (const [bits, words] of TABLE) for (const word of words.split(' ')) BY_WORD.set(word, bits);

/** Every word of the table, with spaces between. */
export const DETERMINERS = [...BY_WORD.keys()].join(' ');

const NINE = 0x39;

/** The bits of a lower-cased word, or of a number in figures; 0 when it opens no phrase. */
export function determinerBits(lower: string): number {
  const known = BY_WORD.get(lower);
  if (known !== undefined) return known;
  if (lower === '1') return SINGULAR | INDEFINITE;
  // most words are no figure
  if (!(lower.charCodeAt(0) <= NINE)) return 0;
  return /^[2-9]$|^[1-9]\d{1,2}$|^\d{1,3}(\.\d{3})+$/.test(lower) ? PLURAL | INDEFINITE : 0;
}

const PAIRS = 'en et,intet ingen,den det,denne dette,min mit,din dit,sin sit,hver hvert,hvilken hvilket';
const OTHER_GENDER = new Map<string, string>();
for (const pair of PAIRS.split(',')) {
  const [a, b] = pair.split(' ') as [string, string];
  OTHER_GENDER.set(a, b);
  OTHER_GENDER.set(b, a);
}

/** »et« for »en« and so on; undefined for words without gender. */
export const inOtherGender = (lower: string): string | undefined =>
  lower === 'ingen' ? undefined : OTHER_GENDER.get(lower);
