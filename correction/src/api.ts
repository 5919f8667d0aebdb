/** The languages of the courses teco, teen, tety and tefr. */
export type Language = 'da' | 'en' | 'de' | 'fr';

export interface CheckOptions {
  language: Language;
  /** Comma before subordinate clauses: required, unwanted, or whatever the writer mostly does (the default). */
  startkomma?: 'yes' | 'no' | 'auto';
  /** Whether the writer learns Danish as a second language, or whatever the text tells of that (the default). */
  learner?: 'yes' | 'auto';
  /** Lower-cased words that the school accepts. */
  ignoredWords?: ReadonlySet<string>;
  /** Half-open ranges in UTF-16 code units that are not checked (struck-through text). */
  uncheckedRanges?: readonly (readonly [start: number, end: number])[];
  /** Also look for what is no error and may be worth a thought (`Hint`). */
  hints?: boolean;
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

/** From the first code unit to one past the last. */
export type Stretch = [start: number, end: number];

/**
 * 'Kryds og bolle': a sentence as its writer wrote it, errors included, with the subject and the finite verbs of each clause.
 * Offsets of clauses count from the beginning of the sentence. None tells what is right.
 */
export interface SentenceDrawing {
  /** Where the sentence stands in the text. */
  start: number;
  text: string;
  clauses: { isSubordinate: boolean; span: Stretch; subject: Stretch; verbs: Stretch[] }[];
}

/** What a hint is about. */
export type HintKind =
  | 'tense-shift'
  | 'og-saa'
  | 'repetition'
  | 'long-sentence'
  | 'no-paragraphs'
  | 'mixed-commas'
  | 'slang';

/** Something that is no error: what a reader may stumble at, for the writer to think about. Never counted. */
export interface Hint {
  kind: HintKind;
  /** What it is about, in the order of the text; none when it is the text as a whole. */
  places: Stretch[];
  /** Danish, with what was found put in. */
  explanation: string;
}

/**
 * What is to be reported of a text as a whole: `mostly-not-danish` when most of its words are none of Danish, so that only
 * the cheap marks were looked for; `mostly-other-language` when most words of a text in English, German or French are none of
 * that language, so that nothing was looked for; `cut-short` when it has so many unknown words that the last were not searched for.
 */
export type Notice = 'mostly-not-danish' | 'mostly-other-language' | 'cut-short';

/** What the engine says of a text. */
export interface CheckResult {
  /** Sorted by offset. */
  corrections: Correction[];
  notice: Notice | null;
  /** Sentences with a comma, word-order or nutids-r mark whose clauses the engine is sure of. */
  drawings: SentenceDrawing[];
  /** In the order of the text; empty when none were asked for. */
  hints: Hint[];
}

export interface Engine {
  /** Changes whenever the same text may give other corrections. */
  readonly version: string;
  /** Corrections and what is to be reported of the text. Throws as `check` does. */
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
  meant: ArrayBuffer;
  learners: ArrayBuffer;
  around: ArrayBuffer;
  proof: ArrayBuffer;
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
