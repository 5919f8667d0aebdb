/** The languages of the courses teco, teen, tety and tefr. */
export type Language = 'da' | 'en' | 'de' | 'fr';

export interface CheckOptions {
  language: Language;
  /** Comma before subordinate clauses: required, unwanted, or whatever the writer mostly does (the default). */
  startkomma?: 'yes' | 'no' | 'auto';
  /** Lower-cased words that the school accepts. */
  ignoredWords?: ReadonlySet<string>;
  /** Half-open ranges in UTF-16 code units that are not checked (struck-through text). */
  uncheckedRanges?: readonly (readonly [start: number, end: number])[];
}

export interface CorrectionCategory {
  category: { id: string; title: string };
  subcategory: {
    id: string;
    title: string;
    error_type: { title: string; description: string; explanation: string };
  };
}

/**
 * One mark. `offset` and `length` count UTF-16 code units of the text as given and `token` is exactly that slice.
 * A missing mark is anchored on the word before its place (token »år«, replacement »år,«); a superfluous one is the
 * token itself with the replacement ''.
 */
export interface Correction {
  offset: number;
  length: number;
  token: string;
  /** Best first; empty when the engine knows that something is wrong but not what is right. */
  replacements: string[];
  sentence: string;
  /** Danish, with the writer's own word and the replacement put in. */
  explanation: string;
  /** 0..1; marks below the engine's threshold are dropped, never shown faintly. */
  confidence: number;
  ruleId: string;
  /** One or more: a word can hold several errors. */
  categories: CorrectionCategory[];
}

/**
 * What is to be told about a text as a whole: `mostly-not-danish` when most of its words are none of Danish, so that only
 * the cheap marks were looked for; `mostly-other-language` when most words of a text in English, German or French are none of
 * that language, so that nothing was looked for; `cut-short` when it has so many unknown words that the last were not searched for.
 */
export type Notice = 'mostly-not-danish' | 'mostly-other-language' | 'cut-short';

/** What the engine says of a text. */
export interface CheckResult {
  /** Sorted by offset. */
  corrections: Correction[];
  notice: Notice | null;
}

export interface Engine {
  /** Changes whenever the same text may give other corrections. */
  readonly version: string;
  /** Corrections and what is to be told about the text. Throws as `check` does. */
  read(text: string, options: CheckOptions): CheckResult;
  /**
   * Corrections sorted by offset. Never throws on any text; a language whose words are not there throws
   * UnsupportedLanguageError.
   */
  check(text: string, options: CheckOptions): Correction[];
}

/** The compiled files of `dist/`, as read from disk. */
export interface EngineData {
  lexicon: ArrayBuffer;
  tagger: ArrayBuffer;
  commas: ArrayBuffer;
  choices: ArrayBuffer;
  fit: ArrayBuffer;
  nouns: ArrayBuffer;
  words: ArrayBuffer;
  language: ArrayBuffer;
  /** Compiled from language-model/kernel.wat. */
  kernel: ArrayBuffer;
  /** The words of the other languages; without them only Danish is corrected. */
  tongues?: TongueData;
}

/** The compiled words of the other languages, each read when a text first needs it. */
export interface TongueData {
  /** Changes whenever one of them does. */
  stamp: string;
  read(language: Exclude<Language, 'da'>): ArrayBuffer;
}

/** The words of the language are not there. The message is Danish and fit for the screen. */
export class UnsupportedLanguageError extends Error {
  readonly language: Language;
  constructor(language: Language) {
    super(
      `Tekstretning på ${LANGUAGE_NAMES[language] ?? language} findes ikke endnu. Indtil videre retter Ordklar dansk.`,
    );
    this.name = 'UnsupportedLanguageError';
    this.language = language;
  }
}

const LANGUAGE_NAMES: Record<Language, string> = { da: 'dansk', en: 'engelsk', de: 'tysk', fr: 'fransk' };
