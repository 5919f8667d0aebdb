import { soundCosts } from '../sound-costs.ts';
import type { Tongue } from '../tongue.ts';
import type { WordStore } from '../word-store.ts';
import { ADJECTIVES } from './rules/adjectives.ts';
import { AGREEMENT } from './rules/agreement.ts';
import { AMOUNTS } from './rules/amounts.ts';
import { ARTICLES } from './rules/articles.ts';
import { BASE_FORMS } from './rules/base-forms.ts';
import { CAPITALS } from './rules/capitals.ts';
import { CONFUSED } from './rules/confused.ts';
import { DANICISMS } from './rules/danicisms.ts';
import { ING_FORMS } from './rules/ing-forms.ts';
import { INVERSION } from './rules/inversion.ts';
import { DANISH_ADVERBS } from './rules/danish-adverbs.ts';
import { DANISH_FORMS } from './rules/danish-forms.ts';
import { IRREGULAR_VERBS } from './rules/irregular-verbs.ts';
import { ITS_YOUR } from './rules/its-your.ts';
import { THERE_THEIR } from './rules/there-their.ts';
import { NEGATION } from './rules/negation.ts';
import { NOUN_AGREEMENT } from './rules/noun-agreement.ts';
import { PAST_FORMS } from './rules/past-forms.ts';
import { PLURALS } from './rules/plurals.ts';
import { POSSESSIVE_RULES } from './rules/possessives.ts';
import { PREPOSITIONS_RULES } from './rules/prepositions.ts';
import { PRONOUNS } from './rules/pronouns.ts';
import { PUNCTUATION } from './rules/punctuation.ts';
import { DANISH_PREPOSITIONS } from './rules/danish-prepositions.ts';
import { NEARLY_ALIKE } from './rules/nearly-alike.ts';
import { HEARD_ALIKE } from './rules/heard-alike.ts';
import { SOUND_ALIKES } from './rules/sound-alikes.ts';
import { SPELLING } from './rules/spelling.ts';
import { SPLIT_WORDS } from './rules/split-words.ts';
import { SUBJECT_VERB } from './rules/subject-verb.ts';
import { TENSES } from './rules/tenses.ts';
import { TO_FORMS } from './rules/to-forms.ts';
import { TOLD_PAST } from './rules/told-past.ts';
import { WORD_ORDER } from './rules/word-order.ts';

/** Words of today that the dictionary lacks. */
const MODERN: ReadonlySet<string> = new Set(
  'tiktok instagram snapchat youtube facebook netflix fortnite minecraft selfie selfies emoji emojis vlog vlogs vlogger influencer influencers youtuber youtubers google googled app apps online okay ok mum mums mummy maths favourite smartphone smartphones wifi covid vegan vegans hashtag podcast podcasts streaming cyberbullying homeschooling roblox gamer gamers lol'.split(
    ' ',
  ),
);

/** All that is known of English: British and American spelling are both right. */
export const ENGLISH: Tongue = {
  language: 'en',
  rules: [
    ...ADJECTIVES,
    ...AGREEMENT,
    ...AMOUNTS,
    ...ARTICLES,
    ...BASE_FORMS,
    ...CAPITALS,
    ...CONFUSED,
    ...DANICISMS,
    ...ING_FORMS,
    ...DANISH_FORMS,
    ...DANISH_ADVERBS,
    ...INVERSION,
    ...IRREGULAR_VERBS,
    ...ITS_YOUR,
    ...THERE_THEIR,
    ...NEGATION,
    ...NOUN_AGREEMENT,
    ...PAST_FORMS,
    ...PLURALS,
    ...POSSESSIVE_RULES,
    ...PREPOSITIONS_RULES,
    ...DANISH_PREPOSITIONS,
    ...PRONOUNS,
    ...PUNCTUATION,
    ...HEARD_ALIKE,
    ...NEARLY_ALIKE,
    ...SOUND_ALIKES,
    ...SPELLING,
    ...SPLIT_WORDS,
    ...SUBJECT_VERB,
    ...TENSES,
    ...TO_FORMS,
    ...TOLD_PAST,
    ...WORD_ORDER,
  ],
  cutting: { abbreviations: new Set('mr. mrs. ms. dr. e.g. i.e. a.m. p.m. etc. vs. st. prof. no.'.split(' ')) },
  costs: soundCosts({
    vowels: 'aeiouy',
    alike:
      'ck:35 sc:35 sz:40 vw:45 fv:60 iy:35 ei:55 ae:60 ou:65 ao:70 td:55 gj:50 pb:55 eo:80 xs:60 qk:50 nm:75 ai:75 ui:75 éè:20 ée:15',
    clusters:
      'f>ph:30 f>gh:45 sh>ch:40 sj>sh:30 sch>sh:30 tion>sion:35 sion>tion:30 shun>tion:50 ie>ei:30 ei>ie:30 kn>n:40 n>kn:35 r>wr:35 w>wh:30 wh>w:35 th>t:50 t>th:45 d>th:55 f>th:60 ou>ow:40 ow>ou:40 ea>ee:40 ee>ea:40 i>ea:60 e>ea:45 u>oo:55 o>ou:50 ai>ay:40 ei>ai:45 k>ch:50 qu>kw:60 kw>qu:45 full>ful:25 ly>lly:30 lly>ly:30 able>ible:35 ible>able:35 ent>ant:40 ant>ent:40 er>or:45 or>er:45 er>re:40 y>ies:70 aj>i:60 dj>j:40 å>o:40 æ>a:45 ø>u:60 ight>ite:50 ite>ight:45 it>ight:60 ought>out:60 ort>ought:60 out>ought:50 ous>us:40 us>ous:40 gj>g:50 ck>k:30 k>ck:30 x>ks:40 ks>x:30 ss>s:30 el>le:35 ical>icle:50 eau>ea:45 iful>iful:10 tch>ch:35 ch>tch:35',
    silent: 'eghuwk',
  }),
  letters: 'a-zà-öø-ÿ',
  isBuilt: (word, words) => isGenitive(word, words) || MODERN.has(word.toLowerCase()),
  unknownWord: 'Ordet »{token}« står ikke i den engelske ordbog. Slå det op, eller skriv det på en anden måde.',
  misspelt: '»{token}« er ikke et engelsk ord. Mente du »{replacement}«?',
};

/** »John's«, »girls'«, and contractions of a listed word: »she'd«. */
function isGenitive(word: string, words: WordStore): boolean {
  const stem = /^(.+?)'(?:s|d|ll|ve|re|m|t)?$/i.exec(word)?.[1];
  return stem !== undefined && words.findAnyCase(stem) >= 0;
}
