import { soundCosts } from '../sound-costs.ts';
import type { Tongue } from '../tongue.ts';
import type { WordStore } from '../word-store.ts';
import { cutAt, ELIDED } from './elision.ts';
import { ACCENTS } from './rules/accents.ts';
import { ADJECTIVES } from './rules/adjectives.ts';
import { ARTICLES } from './rules/articles.ts';
import { CAPITALS } from './rules/capitals.ts';
import { CONFUSED } from './rules/confused.ts';
import { CONNECTIVES } from './rules/connectives.ts';
import { DANICISMS } from './rules/danicisms.ts';
import { ELISIONS } from './rules/elisions.ts';
import { GENDERS } from './rules/genders.ts';
import { HEARD_VERBS } from './rules/heard-verbs.ts';
import { INFINITIVES } from './rules/infinitives.ts';
import { NEGATIONS } from './rules/negations.ts';
import { PASSE_COMPOSE } from './rules/passe-compose.ts';
import { PERSON_RULES } from './rules/persons.ts';
import { PLURALS } from './rules/plurals.ts';
import { PREPOSITIONS_OF_FRENCH } from './rules/prepositions.ts';
import { PRONOUNS } from './rules/pronouns.ts';
import { WORD_ORDER } from './rules/word-order.ts';
import * as f from './word-bits.ts';

/** Words of today that the dictionary lacks. */
const MODERN: ReadonlySet<string> = new Set(
  'tiktok instagram snapchat youtube whatsapp netflix insta snap smartphone smartphones selfie selfies appli applis ok okay cool handball burger burgers ado ados prof profs brunch podcast podcasts'.split(
    ' ',
  ),
);

/** All that is known of French. */
export const FRENCH: Tongue = {
  language: 'fr',
  rules: [
    ...ACCENTS,
    ...ADJECTIVES,
    ...ARTICLES,
    ...CAPITALS,
    ...CONFUSED,
    ...CONNECTIVES,
    ...DANICISMS,
    ...ELISIONS,
    ...GENDERS,
    ...HEARD_VERBS,
    ...INFINITIVES,
    ...NEGATIONS,
    ...PASSE_COMPOSE,
    ...PERSON_RULES,
    ...PLURALS,
    ...PREPOSITIONS_OF_FRENCH,
    ...PRONOUNS,
    ...WORD_ORDER,
  ],
  cutting: { abbreviations: new Set('m. mme. mlle. etc. p.ex. st.'.split(' ')), cutAt },
  costs: soundCosts({
    vowels: 'aeiouyàâäéèêëîïôöùûüœæ',
    alike:
      'eé:8 eè:8 eê:10 eë:12 éè:8 éê:12 èê:10 aà:8 aâ:8 uù:8 uû:8 iî:8 iï:8 oô:8 cç:8 æè:20 øe:20 åo:30 öe:30 äe:30 sc:40 sz:40 ck:35 kq:35 iy:30 gj:40 td:55 bp:55 fv:55 ae:60 eo:80 ei:75 uo:60 ou:60 mn:45 xs:50 oa:80',
    clusters:
      'k>qu:25 qu>k:30 q>qu:15 c>qu:35 qu>c:35 f>ph:30 ph>f:35 o>au:35 o>eau:40 au>o:35 eau>au:30 au>eau:30 e>ai:40 è>ai:35 é>ai:40 ai>e:40 ai>è:40 ei>ai:35 ai>ei:35 an>en:30 en>an:30 am>an:40 em>en:40 en>em:40 an>am:40 in>ain:35 ain>in:40 in>ein:40 in>im:40 im>in:40 on>om:40 om>on:40 u>ou:40 ou>u:50 oa>oi:35 wa>oi:40 oi>io:45 io>oi:45 oe>œ:5 oeu>eu:40 eu>œu:35 ue>eu:35 eu>ue:35 s>ss:35 ss>s:40 s>c:40 c>s:40 ss>c:40 sj>ch:35 sh>ch:30 ch>sh:60 j>ge:40 g>gu:40 gu>g:45 g>ge:40 ge>g:45 ll>y:50 il>ille:45 ille>il:50 aille>ail:45 eil>eille:45 tion>sion:40 sion>tion:40 gn>ng:50 ng>gn:50 nj>gn:35 cs>x:40 ks>x:40 er>é:45 é>er:45 ez>é:45 t>th:40 th>t:40 r>rh:45',
    silent: 'esthxdp',
  }),
  letters: 'a-zàâäçéèêëîïôöùûüÿœæåø',
  nameCost: 45,
  isName: (word, words) => words.bitsOf(word) === f.NAME,
  isBuilt,
  unknownWord: 'Ordet »{token}« står ikke i den franske ordbog. Slå det op, eller skriv det på en anden måde.',
  misspelt: '»{token}« er ikke et fransk ord. Mente du »{replacement}«?',
};

/** »l'«, »-t-il«, »Etudier«: pieces that were cut off, and capitals that may lack their accent. */
function isBuilt(word: string, words: WordStore): boolean {
  const lower = word.toLowerCase();
  if (MODERN.has(lower) || ELIDED.test(lower) || PRONOUN_AFTER.test(lower)) return true;
  const letters = ACCENTED[word.charAt(0)] ?? [];
  return letters.some((letter) => words.has(letter + lower.slice(1)));
}

const PRONOUN_AFTER =
  /^-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|en|y|là|ci|même|mêmes)$/;
const ACCENTED: Readonly<Record<string, readonly string[]>> = { A: ['à', 'â'], E: ['é', 'è', 'ê'], C: ['ç'] };
