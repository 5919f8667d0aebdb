/** What decides how an ending is read; without it the ending itself must tell. */
export type WordClass = 'noun' | 'verb' | 'adjective' | 'other';

export interface WordHint {
  wordClass?: WordClass;
  /** The form in the dictionary; a word that is its own lemma has no inflectional ending (»en lærer«). */
  lemma?: string;
}

export interface Ending {
  start: number;
  wordClass: WordClass;
}

const HAS_STEM = /[aeiouyæøå].|.[aeiouyæøå]/;
const INFLECTIONS: Partial<Record<WordClass, RegExp>> = {
  noun: /(ernes?|enes?|ens?|ets?|ers?|nes?|es?|r|s)$/,
  verb: /(edes?|endes?|tes?|des?|er|et|es|e|r|t)$/,
};
const ADJECTIVE_ENDING = /(somme?t?|som|lige?t?|ige?t?|iske?|este?|ere|st|t|e)$/;
/** Endings that give the class away, tried in order when no hint is given. */
const TELLING: readonly (readonly [RegExp, WordClass])[] = [
  [/edes?$/, 'verb'],
  [/(lig|ig|isk|som)(t|e)?$/, 'adjective'],
  [/(ernes?|enes?|ens?|ets?)$/, 'noun'],
];

function endingOfClass(word: string, wordClass: WordClass, isLemma: boolean): Ending | undefined {
  const pattern = wordClass === 'adjective' ? ADJECTIVE_ENDING : isLemma ? undefined : INFLECTIONS[wordClass];
  const found = pattern?.exec(word);
  if (!found || !HAS_STEM.test(word.slice(0, found.index))) return undefined;
  return { start: found.index, wordClass };
}

/** The ending of a right word, or undefined when it has none that is known. */
export function endingOf(word: string, hint: WordHint): Ending | undefined {
  const isLemma = hint.lemma?.toLowerCase() === word;
  if (hint.wordClass) return endingOfClass(word, hint.wordClass, isLemma);
  const wordClass = TELLING.find(([pattern]) => pattern.test(word))?.[1];
  return wordClass && endingOfClass(word, wordClass, isLemma);
}

const PREFIX =
  /^(over|under|fore|præ|pro|kon(?!e)|kom(?!me)|dis|des|mis|van|sam(?!me)|til|hen|mod|ind|und|for|be(?!d)|ge|an(?!d)|af|ud|op|på)(?=.{2,}[aeiouyæøå]|.?[aeiouyæøå].{2})|^gen(?=[^n].{2})|^u(?=[^aeiouyæøå].{4})/;

/** How many letters of the word are a prefix (»for« in »forstå«); 0 when there is none. */
export function prefixLength(word: string): number {
  return PREFIX.exec(word)?.[0].length ?? 0;
}
