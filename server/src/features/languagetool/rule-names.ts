import type { Correction } from '@ordklar/correction';
import { categoryOf, isSubcategoryId, type SubcategoryId } from '@ordklar/correction/taxonomy';

/** How LanguageTool sorts a rule. Clients switch whole categories off by these ids and colour by the issue type. */
export interface RuleSort {
  readonly category: string;
  /** The category's Danish name. */
  readonly name: string;
  /** Issue type of the Internationalization Tag Set 2.0. */
  readonly issueType: string;
  /** Right whatever comes later in an unfinished sentence. */
  readonly certainEarly: boolean;
}

const SORTS = {
  grammar: { category: 'GRAMMAR', name: 'Grammatik', issueType: 'grammar', certainEarly: false },
  typos: { category: 'TYPOS', name: 'Stavning', issueType: 'misspelling', certainEarly: true },
  casing: { category: 'CASING', name: 'Store og små bogstaver', issueType: 'typographical', certainEarly: true },
  compounding: { category: 'COMPOUNDING', name: 'Ét eller flere ord', issueType: 'grammar', certainEarly: false },
  confused: { category: 'CONFUSED_WORDS', name: 'Ordforveksling', issueType: 'grammar', certainEarly: false },
  punctuation: { category: 'PUNCTUATION', name: 'Tegnsætning', issueType: 'typographical', certainEarly: false },
  typography: { category: 'TYPOGRAPHY', name: 'Tegn og mellemrum', issueType: 'typographical', certainEarly: true },
  whitespace: { category: 'TYPOGRAPHY', name: 'Tegn og mellemrum', issueType: 'whitespace', certainEarly: true },
  duplication: { category: 'REPETITIONS', name: 'Gentagelser', issueType: 'duplication', certainEarly: true },
  style: { category: 'STYLE', name: 'Omformulering', issueType: 'style', certainEarly: false },
  colloquial: { category: 'COLLOQUIALISMS', name: 'Talesprog', issueType: 'style', certainEarly: false },
  misc: { category: 'MISC', name: 'Andet', issueType: 'uncategorized', certainEarly: false },
} as const satisfies Record<string, RuleSort>;

const SORT_OF_CATEGORY = {
  grammar: SORTS.grammar,
  spelling: SORTS.typos,
  wordconfusion: SORTS.confused,
  punctuation: SORTS.punctuation,
  rephrase: SORTS.style,
  other: SORTS.misc,
} as const satisfies Record<ReturnType<typeof categoryOf>, RuleSort>;

/** The subcategories that LanguageTool sorts more finely than our main types. */
const SORT_OF_SUBCATEGORY: Partial<Record<SubcategoryId, RuleSort>> = {
  capital: SORTS.casing,
  lowercase: SORTS.casing,
  'compound-split': SORTS.compounding,
  'compound-joined': SORTS.compounding,
  'quotation-marks': SORTS.typography,
  'repeated-marks': SORTS.typography,
  spacing: SORTS.whitespace,
  delete: SORTS.duplication,
  'spoken-language': SORTS.colloquial,
};

/** How LanguageTool would sort a mark of ours, by its first subcategory. */
export function sortOf(correction: Correction): RuleSort {
  const id = correction.categories[0]?.subcategory.id ?? '';
  if (!isSubcategoryId(id)) return SORTS.misc;
  return SORT_OF_SUBCATEGORY[id] ?? SORT_OF_CATEGORY[categoryOf(id)];
}

/** The rule's id in LanguageTool's spelling: `verb-form` is `DA_VERB_FORM`. */
export const ruleIdOf = (correction: Correction): string =>
  `DA_${correction.ruleId.toUpperCase().replaceAll('-', '_')}`;
