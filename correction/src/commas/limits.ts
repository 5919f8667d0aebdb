import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/**
 * A comma is said to be missing when the models of commas, the writer's habits taken into account, and the proof-reader together find it more likely than this: as many are
 * found as by the models alone, and four of ten wrong marks are gone (counted in texts that neither had learnt from).
 */
export const MISSING = 0.55;
/** The same before what is quoted: »hedder det »han hoppede««. */
export const MISSING_BEFORE_QUOTATION = 0.8;
/** By the models alone, where hardly a word is wrong and both together do not find it less likely than MISSING_BOLD, or the models are as sure as MISSING_SURE. */
export const MISSING_WITHOUT_ERRORS: Partial<Record<SubcategoryId, number>> = {
  'comma-apposition': 0.7,
  'comma-enumeration': 0.75,
  'comma-end': 0.65,
  'comma-start': 0.5,
};
export const MISSING_ELSE_WITHOUT_ERRORS = 0.45;
export const MISSING_BOLD = 0.3;
export const MISSING_SURE = 0.8;
/** The same again, where besides commas hardly anything is wrong: so much is due in printed text whose commas were lost. */
export const MISSING_OF_FAULTLESS: typeof MISSING_WITHOUT_ERRORS = {
  'comma-apposition': 0.5,
  'comma-enumeration': 0.5,
};
/** No limit is less. */
export const MISSING_ELSE_OF_FAULTLESS = 0.4;
