/** Main types of errors (TC-04). The order is the order on screen. */
export type CategoryId = 'grammar' | 'spelling' | 'wordconfusion' | 'punctuation' | 'rephrase' | 'other';

/** The Danish title of each main type, in the order on screen. */
export const CATEGORY_TITLES: Readonly<Record<CategoryId, string>> = {
  grammar: 'Grammatik',
  spelling: 'Stavning',
  wordconfusion: 'Ordforveksling',
  punctuation: 'Tegnsætning',
  rephrase: 'Omformulering',
  other: 'Andet',
};

/** Every main type, in the order on screen. */
export const CATEGORY_IDS = Object.keys(CATEGORY_TITLES) as readonly CategoryId[];

/** The punctuation subcategories fall into three groups that the product counts and shows apart. */
export type PunctuationGroup = 'comma' | 'period' | 'punctuation';

/** The fixed identifiers of the comma group (DEC-19). */
export const COMMA_IDS = [
  'comma-start',
  'comma-end',
  'comma-main-clauses',
  'comma-enumeration',
  'comma-apposition',
  'comma-address',
  'comma-superfluous',
] as const;

/** The fixed identifiers of the period group (DEC-19). */
export const PERIOD_IDS = ['period-missing', 'period-superfluous'] as const;

/** The fixed identifiers of the remaining punctuation marks (DEC-19). */
export const PUNCTUATION_IDS = [
  'question-mark',
  'exclamation-mark',
  'quotation-marks',
  'colon',
  'spacing',
  'repeated-marks',
] as const;

/** The subcategories of each main type, in the order on screen. An id is unique across all main types and never changes. */
export const SUBCATEGORY_IDS = {
  grammar: [
    'present-r',
    'infinitive',
    'tense',
    'past-ending',
    'participle',
    'gender',
    'number',
    'definiteness',
    'adjective-agreement',
    'adverbial-t',
    'ene-ende',
    'genitive',
    'pronoun-case',
    'word-order',
    'missing-word',
  ],
  spelling: [
    'misspelling',
    'vowel',
    'consonant',
    'double-consonant',
    'silent-letter',
    'ending',
    'compound-split',
    'compound-joined',
    'capital',
    'lowercase',
    'hyphen',
    'apostrophe',
  ],
  wordconfusion: [
    'nogen-nogle',
    'ad-af',
    'at-og',
    'ligge-laegge',
    'sidde-saette',
    'hang-haengte',
    'springe-spraenge',
    'vaagne-vaekke',
    'sin-hans',
    'hver-vaer-vejr',
    'vaere-vaerre',
    'kunne-kunde',
    'vidst-vist',
    'hvor-vor',
    'hvad-var',
    'hvis-vis',
    'synes-syntes',
    'laengere-laenger',
    'der-som-det',
    'de-det',
    'man-mand',
    'for-faar',
    'og-ogsaa',
    'end-ind',
    'da-naar',
    'hjem-hjemme',
    'mange-meget',
    'mindre-faerre',
    'sound-alike',
  ],
  punctuation: [...COMMA_IDS, ...PERIOD_IDS, ...PUNCTUATION_IDS],
  rephrase: ['clumsy', 'spoken-language', 'repetition'],
  other: ['replace', 'delete', 'add', 'rephrase-own', 'comment'],
} as const satisfies Record<CategoryId, readonly string[]>;

/** A subcategory of Danish texts. */
export type DanishId = (typeof SUBCATEGORY_IDS)[CategoryId][number];

/** What texts in English, German and French have beside the subcategories above. */
export const FOREIGN_IDS = {
  grammar: [
    'verb-person',
    'verb-form',
    'verb-tense',
    'irregular-verb',
    'article',
    'noun-gender',
    'noun-case',
    'plural',
    'agreement',
    'adverb',
    'possessive',
    'pronoun',
    'negation',
  ],
  spelling: ['accent', 'elision'],
  wordconfusion: ['false-friend', 'preposition', 'confused-words', 'quantity', 'relative', 'conjunction'],
} as const satisfies Partial<Record<CategoryId, readonly string[]>>;

/** A subcategory of texts in other languages only. */
export type ForeignId = (typeof FOREIGN_IDS)[keyof typeof FOREIGN_IDS][number];

/** A subcategory of any main type: what one mark in a text is about. */
export type SubcategoryId = DanishId | ForeignId;

/** Every subcategory of Danish texts, main type by main type. */
export const ALL_SUBCATEGORY_IDS: readonly DanishId[] = CATEGORY_IDS.flatMap((id) => SUBCATEGORY_IDS[id]);

/** The subcategory whose corrections are deletions whatever their replacement says (TC-09). */
export const DELETE_ID = 'delete' satisfies SubcategoryId;

/** The subcategories that teachers use for their own marks; no exercises are linked to the first four (TC-24). */
export const OWN_IDS = SUBCATEGORY_IDS.other;

const foreignOf: Partial<Record<CategoryId, readonly ForeignId[]>> = FOREIGN_IDS;
const categoryOfId = new Map<string, CategoryId>(
  CATEGORY_IDS.flatMap((category) =>
    [...SUBCATEGORY_IDS[category], ...(foreignOf[category] ?? [])].map((id) => [id, category] as const),
  ),
);
const groupOfId = new Map<string, PunctuationGroup>([
  ...COMMA_IDS.map((id) => [id, 'comma'] as const),
  ...PERIOD_IDS.map((id) => [id, 'period'] as const),
  ...PUNCTUATION_IDS.map((id) => [id, 'punctuation'] as const),
]);

/** Whether a string from outside names a subcategory. */
export function isSubcategoryId(id: string): id is SubcategoryId {
  return categoryOfId.has(id);
}

/** Every subcategory that any language has, of one main type. */
export const subcategoriesOf = (category: CategoryId): readonly SubcategoryId[] => [
  ...SUBCATEGORY_IDS[category],
  ...(foreignOf[category] ?? []),
];

/** The main type that a subcategory belongs to. */
export function categoryOf(id: SubcategoryId): CategoryId {
  return categoryOfId.get(id) as CategoryId;
}

/** The group of a punctuation subcategory; undefined for every other main type. */
export function groupOf(id: SubcategoryId): PunctuationGroup | undefined {
  return groupOfId.get(id);
}
