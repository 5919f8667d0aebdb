import { ENGLISH } from './english/english.ts';
import { FRENCH } from './french/french.ts';
import { GERMAN } from './german/german.ts';
import type { Tongue } from './tongue.ts';

/** The languages that are corrected beside Danish. */
export const TONGUES = { en: ENGLISH, de: GERMAN, fr: FRENCH } as const satisfies Partial<
  Record<Tongue['language'], Tongue>
>;
