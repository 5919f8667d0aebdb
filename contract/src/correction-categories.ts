/**
 * The fixed ids of correction categories that both server and web act on (DEC-19).
 * They mirror the engine's taxonomy; a server test holds the two together.
 */
export const CATEGORY_IDS = ['grammar', 'spelling', 'wordconfusion', 'punctuation', 'rephrase', 'other'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

/** The group of marks whose type the taxonomy does not have, or has no longer (TC-04, TXT-89). They are kept and never made again. */
export const OLD_USER_GROUP = { id: 'user', title: 'Retskrivning' } as const;

/** Subcategories without linked exercises (TC-24): Erstat, Slet, Tilføj, Omformulering. */
export const REPLACE_ID = 'replace';
export const DELETE_ID = 'delete';
export const ADD_ID = 'add';
export const REPHRASE_OWN_ID = 'rephrase-own';
/** A teacher's remark without a replacement. */
export const COMMENT_ID = 'comment';

/** The signs that a group of punctuation subcategories adds or takes away (TC-10). */
export const COMMA_SIGNS = ',';
export const PERIOD_SIGNS = '.';
export const PUNCTUATION_SIGNS = '?!:;"»«”“()–-';

/** The shape of a correction that the rules below look at. */
export interface Replaceable {
  token: string;
  replacements: readonly string[];
  categories: readonly { category: { id: string }; subcategory: { id: string } }[];
}

/** Whether the correction takes its token away: empty replacement, or the delete category (TC-09). */
export const isDeletion = (correction: Replaceable): boolean =>
  correction.replacements[0] === '' || correction.categories.some((entry) => entry.subcategory.id === DELETE_ID);

/** An empty replacement is allowed only for punctuation and the delete category (TC-09). */
export const mayReplaceByNothing = (categoryId: string, subcategoryId: string): boolean =>
  categoryId === 'punctuation' || subcategoryId === DELETE_ID;

/**
 * How a punctuation correction changes the text (TC-10): the sign it adds after its token, the sign it takes away,
 * or null where it replaces one thing by another.
 */
export function signChange(correction: Replaceable): { adds: string } | { removes: string } | null {
  if (!correction.categories.some((entry) => entry.category.id === 'punctuation')) return null;
  const { token } = correction;
  const replacement = correction.replacements[0];
  if (replacement === undefined) return null;
  if (replacement !== token && replacement.startsWith(token)) return { adds: replacement.slice(token.length) };
  if (replacement === '') return { removes: token };
  if (replacement !== token && token.startsWith(replacement)) return { removes: token.slice(replacement.length) };
  return null;
}
