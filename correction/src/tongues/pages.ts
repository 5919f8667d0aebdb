import { ENGLISH_PAGES } from './english/pages.ts';
import { FRENCH_PAGES } from './french/pages.ts';
import { GERMAN_PAGES } from './german/pages.ts';
import type { TongueLanguage, TonguePages } from './tongue.ts';

/** What is said in Danish about the types of errors, language by language. */
export const TONGUE_PAGES: Readonly<Record<TongueLanguage, TonguePages>> = {
  en: ENGLISH_PAGES,
  de: GERMAN_PAGES,
  fr: FRENCH_PAGES,
};
