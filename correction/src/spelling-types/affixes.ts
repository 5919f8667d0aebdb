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

/** The longest ending that leaves a stem of a vowel and one more letter. */
const afterStem = (endings: string): RegExp => new RegExp(`(?<=[aeiouyæøå].*.|.+[aeiouyæøå].*)(${endings})$`);
const INFLECTIONS: Record<Exclude<WordClass, 'other'>, RegExp> = {
  noun: afterStem('ernes?|enes?|ens?|ets?|ers?|nes?|es?|r|s'),
  verb: afterStem('edes?|endes?|tes?|(?<![nl])des?|er|et|es|e|r|t'),
  adjective: afterStem('somme?t?|som|lige?t?|ige?t?|iske?|este?|ere|st|t|e'),
};
/** Endings that give the class away, tried in order when no hint is given. */
const TELLING: readonly (readonly [RegExp, WordClass])[] = [
  [/edes?$/, 'verb'],
  [/(lig|ig|isk|som)(t|e)?$/, 'adjective'],
  [/(ernes?|enes?|ens?|ets?)$/, 'noun'],
];

function endingOfClass(word: string, wordClass: WordClass, isLemma: boolean): Ending | undefined {
  if (wordClass === 'other' || (isLemma && wordClass !== 'adjective')) return undefined;
  // where a form has no ending, one that is put on is wrong as such: »kanr«, »sødt« for »sød«
  return { start: INFLECTIONS[wordClass].exec(word)?.index ?? word.length, wordClass };
}

/** The ending of a right word, or undefined when it has none that is known. */
export function endingOf(word: string, hint: WordHint): Ending | undefined {
  const isLemma = hint.lemma?.toLowerCase() === word;
  if (hint.wordClass) return endingOfClass(word, hint.wordClass, isLemma);
  const wordClass = TELLING.find(([pattern]) => pattern.test(word))?.[1];
  const ending = wordClass && endingOfClass(word, wordClass, isLemma);
  return ending && ending.start < word.length ? ending : undefined;
}

const PREFIX =
  /^(over|under|fore|præ|pro|kon(?!e)|kom(?!me)|dis|des|mis|van|sam(?!me)|til|hen|mod|ind|und|for|be(?!d)|ge(?!rne|mm|nn)|an(?!d)|af|ud|op|på)(?=.{2,}[aeiouyæøå]|.?[aeiouyæøå].{2})|^(be|for)(?=[^aeiouyæøå][aeiouyæøå][^nrt]$)|^gen(?=[^n].{2})|^u(?=[^aeiouyæøå].{4})/;

/** How many letters of the word are a prefix (»for« in »forstå«); 0 when there is none. */
export function prefixLength(word: string): number {
  return PREFIX.exec(word)?.[0].length ?? 0;
}
