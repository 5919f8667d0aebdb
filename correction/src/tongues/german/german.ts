import { soundCosts } from '../sound-costs.ts';
import type { Tongue } from '../tongue.ts';
import type { WordStore } from '../word-store.ts';
import { AGREEMENT } from './rules/agreement.ts';
import { CAPITALS } from './rules/capitals.ts';
import { COMMAS } from './rules/commas.ts';
import { CONFUSED } from './rules/confused.ts';
import { FALSE_FRIENDS } from './rules/false-friends.ts';
import { INFINITIVES } from './rules/infinitives.ts';
import { NOUN_CASES } from './rules/noun-cases.ts';
import { NOUN_GENDER } from './rules/noun-gender.ts';
import { PERFECT } from './rules/perfect.ts';
import { PLURAL_RULES } from './rules/plurals.ts';
import { PREPOSITION_RULES } from './rules/prepositions.ts';
import { PRONOUNS } from './rules/pronouns.ts';
import { UMLAUTS } from './rules/umlauts.ts';
import { WORD_ORDER } from './rules/word-order.ts';
import * as g from './word-bits.ts';

/** Words of today that the dictionary lacks. */
const MODERN: ReadonlySet<string> = new Set(
  'tiktok instagram snapchat youtube whatsapp netflix handy handys app apps selfie gepuzzelt puzzeln chatten gechattet gegoogelt gezockt zocken okay ok cool chillen'.split(
    ' ',
  ),
);
/** What stands between the parts of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const SHORTEST_PART = 3;

/** All that is known of German. */
export const GERMAN: Tongue = {
  language: 'de',
  rules: [
    ...AGREEMENT,
    ...CAPITALS,
    ...COMMAS,
    ...CONFUSED,
    ...FALSE_FRIENDS,
    ...INFINITIVES,
    ...NOUN_CASES,
    ...NOUN_GENDER,
    ...PERFECT,
    ...PLURAL_RULES,
    ...PREPOSITION_RULES,
    ...PRONOUNS,
    ...UMLAUTS,
    ...WORD_ORDER,
  ],
  cutting: { abbreviations: new Set('z.b. usw. bzw. d.h. dr. nr. str. ca. u.a.'.split(' ')) },
  costs: soundCosts({
    vowels: 'aeiouyäöü',
    alike:
      'aä:25 oö:25 uü:25 sß:25 ck:40 fv:45 vw:45 td:45 pb:45 gk:45 sz:40 eä:40 iy:50 eö:60 øö:5 æä:5 åo:40 iü:55 yü:35 ei:65 zc:35 nm:75',
    clusters:
      'ss>ß:15 ß>ss:20 ie>ei:35 ei>ie:35 i>ie:35 ai>ei:35 ej>ei:30 aj>ei:35 eu>äu:30 äu>eu:30 oj>eu:35 sj>sch:30 sh>sch:25 sch>ch:50 k>ck:35 ck>k:35 z>tz:30 tz>z:30 f>ph:45 f>pf:45 kv>qu:35 kw>qu:35 isch>ich:45 ich>ig:30 ig>ich:40 lich>lisch:40 lisch>lich:30 disch>dlich:40 dt>d:40 d>dt:45 e>eh:40 a>ah:40 o>oh:40 u>uh:45 ä>äh:40 ü>üh:40 ae>ä:10 oe>ö:10 ue>ü:10 t>th:45 ks>chs:40 x>chs:40 w>v:45 er>e:70',
    silent: 'hen',
  }),
  letters: 'a-zäöüßé',
  isBuilt: (word, words) => MODERN.has(word.toLowerCase()) || isCompound(word, words, 2),
  nounsAreCapital: true,
  isName: (word, words) => words.bitsOf(word) === g.CAPITAL,
  unknownWord: 'Ordet »{token}« står ikke i den tyske ordbog. Slå det op, eller skriv det på en anden måde.',
  misspelt: '»{token}« er ikke et tysk ord. Mente du »{replacement}«?',
};

/** »Klassenfahrt«, »Haustür«: listed nouns one after the other, the last a noun with its own ending. */
function isCompound(word: string, words: WordStore, joints: number): boolean {
  if (word.length < 2 * SHORTEST_PART || joints === 0) return false;
  const lower = word.toLowerCase();
  for (let at = SHORTEST_PART; at <= lower.length - SHORTEST_PART; at++) {
    const last = capital(lower.slice(at));
    const isNoun = (words.bitsOf(last) & (g.NOUN | g.DATIVE_PLURAL)) !== 0 && words.frequencyOf(last) > 0;
    if (!isNoun && !isCompound(last, words, joints - 1)) continue;
    const first = lower.slice(0, at);
    if (LINKS.some((link) => first.endsWith(link) && isPart(first.slice(0, first.length - link.length), words)))
      return true;
  }
  return false;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isPart = (part: string, words: WordStore): boolean =>
  part.length >= SHORTEST_PART &&
  words.frequencyOf(capital(part)) > 0 &&
  (words.bitsOf(capital(part)) & (g.NOUN | g.CAPITAL)) !== 0;
