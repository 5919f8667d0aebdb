import type { ContentType } from './course-schema.ts';

/** Course classes by productId, verbatim (CAT-07); `lpte` is in them without a catalogue entry (DEC-07). */
const test = new Set(['grsp', 'grlp', 'grrp', 'gret', 'grgt', 'lpte']);
const readingOrOrthographyTest = new Set(['grlp', 'grrp', 'lpte']);
const englishOrGermanTest = new Set(['gret', 'grgt']);
const spellingTest = new Set(['grsp']);
const readingTest = new Set(['grlp', 'lpte']);
const dictation = new Set(['grdi']);

/** Products whose exercises are free texts that the engine corrects. */
export const textCorrectionProducts = ['teco', 'teen', 'tety', 'tefr'] as const;
export type TextCorrectionProduct = (typeof textCorrectionProducts)[number];

/** Languages that are corrected. */
export type TextLanguage = 'da' | 'en' | 'de' | 'fr';

const languages: Readonly<Record<TextCorrectionProduct, TextLanguage>> = {
  teco: 'da',
  teen: 'en',
  tety: 'de',
  tefr: 'fr',
};

/** True for every test course. */
export const isTest = (productId: string): boolean => test.has(productId);
/** True for reading and orthography tests. */
export const isReadingOrOrthographyTest = (productId: string): boolean => readingOrOrthographyTest.has(productId);
/** True for the English and the German test. */
export const isEnglishOrGermanTest = (productId: string): boolean => englishOrGermanTest.has(productId);
/** True for the spelling test. */
export const isSpellingTest = (productId: string): boolean => spellingTest.has(productId);
/** True for the reading tests. */
export const isReadingTest = (productId: string): boolean => readingTest.has(productId);
/** True for dictation. */
export const isDictation = (productId: string): boolean => dictation.has(productId);
/** True for free-text courses, whose texts are corrected. */
export const isTextCorrection = (productId: string): productId is TextCorrectionProduct =>
  (textCorrectionProducts as readonly string[]).includes(productId);
/** True for every course that is neither test, text correction nor dictation. */
export const isGeneral = (productId: string): boolean =>
  !isTest(productId) && !isTextCorrection(productId) && !isDictation(productId);

const spelling = new Set(['grsp', 'grst', 'grrp', 'grdi', 'grrw']);
const reading = new Set(['grlp', 'grlt', 'lpte']);

/** What a course trains or tests most of all: grammar where it is nothing else by name. */
export function contentTypeOf(productId: string): ContentType {
  if (isTextCorrection(productId)) return 'free-text';
  if (spelling.has(productId)) return 'spelling';
  return reading.has(productId) ? 'reading' : 'grammar';
}

/** The language in which a text-correction product's texts are written and corrected (TC-05). */
export function textLanguageOf(productId: TextCorrectionProduct): TextLanguage {
  return languages[productId];
}
