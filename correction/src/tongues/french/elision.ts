import { WordList } from '../../words/word-list.ts';

/** Words whose last vowel falls away before a vowel, as they are written then. */
export const ELIDED = new WordList("l' d' j' m' t' s' n' c' qu' jusqu' lorsqu' puisqu' quoiqu' presqu' quelqu'");

/** One word with an apostrophe of its own, and how longer ones begin. */
const WHOLE = new WordList("aujourd'hui quelqu'un quelqu'une quelqu'uns quelqu'unes presqu'île");
const WHOLE_BEGINS = ["prud'hom", "main-d'"];
const APOSTROPHE = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/iu;
const PRONOUN = /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|en|y)$/iu;
/** Words that end like a verb with its pronoun, and how others begin. */
const NO_VERB = new WordList('rendez-vous celui-là au-delà');
const NO_VERB_BEGINS = ['garde-', 'chez-'];

const isOrBegins = (word: string, list: WordList, begins: readonly string[]): boolean =>
  list.test(word) || begins.some((begin) => word.startsWith(begin));

/** The length of the first piece of a word: »l'« of »l'école«, »est« of »est-ce«; 0 where it is one word. */
export function cutAt(word: string): number {
  const lower = word.toLowerCase().replaceAll('’', "'");
  if (isOrBegins(lower, WHOLE, WHOLE_BEGINS)) return 0;
  const apostrophe = APOSTROPHE.exec(word);
  if (apostrophe) return apostrophe[0].length;
  const pronoun = isOrBegins(lower, NO_VERB, NO_VERB_BEGINS) ? null : PRONOUN.exec(word);
  return pronoun?.index ?? 0;
}

/** Words with h that is heard as a consonant, by how they begin. */
const ASPIRATED =
  /^h(?:a(?:che|ie|ine|ïr|ll|lte|mac|mburger|mster|nche|nd|ngar|nt|ppe|rasse|rc[eè]l|rdi|rem|reng|ricot|rnais|rpe|sard|sch|te|u|ut|vre|yon)|âte|[eé]ri(?:ss|sson)|[eé]ros$|eurt|i(?:bou|deux|érarch|p-hop|ppie|p-|sse|t$|gh)|o(?:bby|ckey|lland|mard|ng(?:rie|rois)|nt|quet|rde|rs|t-dog|tte|ublon|uss|ux|ld)|u(?:b|blot|ée|it|rl|ss|tte)|âch|â[lt]|êtr)/u;
const NO_ELISION = new WordList(
  'onze onzième oui ouistiti yaourt yaourts yoga yacht yachts yeti uhlan ouate un- huit y-',
);

/** Whether a word that elides does so before this one: »l'école«, »le hamster«. */
export function elidesBefore(word: string): boolean {
  if (NO_ELISION.test(word)) return false;
  if (/^[aàâäeéèêëiîïoôöuùûüœæ]/u.test(word)) return true;
  return word.startsWith('h') ? !ASPIRATED.test(word) : word === 'y' || word.startsWith('yeux');
}
