import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/**
 * A comma is said to be missing when it is more likely than this, the writer's habits taken into account. Beside other errors the models see
 * commas that none is; of what is less likely than this, no more than every third mark was right in corpus/tune.
 */
export const MISSING: Partial<Record<SubcategoryId, number>> = {
  'comma-apposition': 0.81,
  // nouns side by side are often one word apart
  'comma-enumeration': 0.75,
  'comma-end': 0.65,
  'comma-start': 0.62,
};
/** The same of a writer who quite surely sets none: several clear ones lack in the text. */
export const MISSING_OF_NONE: typeof MISSING = {
  'comma-apposition': 0.81,
  'comma-enumeration': 0.65,
  'comma-end': 0.55,
  'comma-start': 0.5,
};
export const MISSING_ELSE = 0.56;
/** The same where hardly a word is wrong. */
export const MISSING_WITHOUT_ERRORS: typeof MISSING = {
  'comma-apposition': 0.7,
  'comma-enumeration': 0.75,
  'comma-end': 0.65,
  'comma-start': 0.5,
};
export const MISSING_ELSE_WITHOUT_ERRORS = 0.45;
/** The same again, where besides commas hardly anything is wrong: so much is due in printed text whose commas were lost. */
export const MISSING_OF_FAULTLESS: typeof MISSING = { 'comma-apposition': 0.5, 'comma-enumeration': 0.5 };
/** No limit is less. */
export const MISSING_ELSE_OF_FAULTLESS = 0.4;
