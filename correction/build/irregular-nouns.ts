import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/** Nouns that the dictionary lists form by form without saying what they are: gender, then the forms that there are. */
const NOUNS = `
c storebroder storebroderen storebrødre storebrødrene
c lillebroder lillebroderen lillebrødre lillebrødrene
c ske skeen skeer skeerne
c ble bleen bleer bleerne
c fe feen feer feerne
c le leen leer leerne
c ide ideen ideer ideerne
c cafe cafeen cafeer cafeerne
c entre entreen entreer entreerne
c turne turneen turneer turneerne
c komite komiteen komiteer komiteerne
c moske moskeen moskeer moskeerne
c orkide orkideen orkideer orkideerne
c fjer fjeren fjer fjerene
c sne sneen
c misse missen misser misserne
n våben våbenet våben våbnene
n flyvevåben flyvevåbenet
n luftvåben luftvåbenet
n mordvåben mordvåbenet mordvåben mordvåbnene
n kabel kabelet
n medie mediet medier medierne
n århundrede århundredet århundreder århundrederne
n årtusinde årtusindet årtusinder årtusinderne
`;

const SHAPES = [
  r.SINGULAR | r.INDEFINITE,
  r.SINGULAR | r.DEFINITE,
  r.PLURAL | r.INDEFINITE,
  r.PLURAL | r.DEFINITE,
] as const;

function lexeme(line: string): Lexeme {
  const [gender, ...forms] = line.split(' ') as [string, ...string[]];
  const base = r.NOUN | (gender === 'c' ? r.COMMON : r.NEUTER);
  return {
    lemma: forms[0]!,
    forms: forms.flatMap((form, i): [string, number][] => [
      [form, base | SHAPES[i]!],
      [`${form}s`, base | SHAPES[i]! | r.GENITIVE],
    ]),
    endsCompounds: true,
  };
}

/** Lexemes of nouns that the dictionary lists without a paradigm. */
export const IRREGULAR_NOUNS: readonly Lexeme[] = NOUNS.trim().split('\n').map(lexeme);
