import type { Lexicon } from '../lexicon/lexicon.ts';

/** Nouns whose vowel changes in the plural; the dictionary lists singular and plural as words of their own. */
const PAIRS =
  'ko køer,bror brødre,barn børn,mand mænd,bog bøger,fod fødder,hånd hænder,tand tænder,nat nætter,and ænder,tå tæer,' +
  'gås gæs,øje øjne,far fædre,mor mødre,datter døtre,klo kløer,rod rødder,bonde bønder,stang stænger,tang tænger,' +
  'kraft kræfter,stad stæder,ske skeer,medie medier,hoved hoveder,' +
  'barnebarn børnebørn,oldebarn oldebørn';

const PLURAL = new Map<string, string>();
const SINGULAR = new Map<string, string>();
for (const pair of PAIRS.split(',')) {
  const [one, several] = pair.split(' ') as [string, string];
  PLURAL.set(one, several);
  SINGULAR.set(several, one);
}

/** »køer« for »ko«; undefined for nouns whose vowel stays. */
export const vowelPlural = (singular: string): string | undefined => PLURAL.get(singular);
const SHORTEST_FIRST = 4;
/** The same of compounds that the dictionary lists: »gulerødder« for »gulerod«. */
export function vowelPluralOfCompound(lexicon: Lexicon, singular: string): string | undefined {
  for (let at = SHORTEST_FIRST; at < singular.length - 1; at++) {
    const several = PLURAL.get(singular.slice(at));
    const whole = singular.slice(0, at) + several;
    if (several !== undefined && lexicon.find(whole) >= 0) return whole;
  }
  return undefined;
}

/** »ko« for »køer«. */
export const vowelSingular = (plural: string): string | undefined => SINGULAR.get(plural);
