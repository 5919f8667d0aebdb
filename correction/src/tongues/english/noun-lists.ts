import { WordList } from '../../words/word-list.ts';

export const SINGLE: Readonly<Record<string, string>> = {
  friends: 'friend',
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
};

/** The regular plural of a noun. */
export function pluralOf(noun: string): string {
  const irregular: Record<string, string> = {
    man: 'men',
    woman: 'women',
    child: 'children',
    foot: 'feet',
    tooth: 'teeth',
    mouse: 'mice',
    person: 'people',
    wife: 'wives',
    life: 'lives',
    knife: 'knives',
    leaf: 'leaves',
  };
  if (irregular[noun]) return irregular[noun];
  if (/(?:[sxz]|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export const singularOf = (noun: string): string =>
  SINGLE[noun] ??
  (noun.endsWith('ies')
    ? `${noun.slice(0, -3)}y`
    : /(?:ss|x|ch|sh)es$/.test(noun)
      ? noun.slice(0, -2)
      : noun.slice(0, -1));

export const NEWSLIKE = new WordList('news sports politics maths series means states lots days sports glasses others');
