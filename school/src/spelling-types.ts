/** The codes of the error types of the spelling test (CON-42). */
export const SPELLING_TYPE_CODES = [
  'S01',
  'S02',
  'S03',
  'S04',
  'S05',
  'S06',
  'S07',
  'S08',
  'S09',
  'S10',
  'S11',
  'S12',
  'S13',
  'S14',
  'S15',
] as const;
export type SpellingTypeCode = (typeof SPELLING_TYPE_CODES)[number];

/** Whether a code is one of them. */
export const isSpellingType = (code: string): code is SpellingTypeCode =>
  SPELLING_TYPE_CODES.some((one) => one === code);

/** An error type of the spelling test and the classes it counts in. */
export interface SpellingType {
  code: SpellingTypeCode;
  /** What the type is called on screen. */
  label: string;
  /** One line with an example. */
  description: string;
  /** The first and the last class that the type counts in, both included. */
  firstClass: number;
  lastClass: number;
}

const LAST_CLASS = 9;
const type = (code: SpellingTypeCode, firstClass: number, label: string, description: string): SpellingType => ({
  code,
  label,
  description,
  firstClass,
  lastClass: LAST_CLASS,
});

/** The fifteen types in order, with the class ranges of DEC-20. */
export const SPELLING_TYPES: readonly SpellingType[] = [
  type('S01', 3, 'Vokalforveksling', 'En forkert vokal, fx »hjelpe« for »hjælpe«.'),
  type('S02', 3, 'Konsonantfordobling', 'Én konsonant i stedet for to eller omvendt, fx »komer« for »kommer«.'),
  type('S03', 3, 'Konsonantforveksling', 'En forkert konsonant, fx »køpte« for »købte«.'),
  type('S04', 4, 'Forveksling af c og s', 'S-lyd eller ks-lyd med et forkert bogstav, fx »sykel« for »cykel«.'),
  type('S05', 3, 'Stumme bogstaver', 'Et stumt bogstav mangler eller er sat ind, fx »jem« for »hjem«.'),
  type('S06', 4, 'Særlige bogstavudfald', 'En svag lyd er faldet ud, fx »pludslig« for »pludselig«.'),
  type('S07', 3, 'Navneordsendelser', 'Forkert endelse på et navneord, fx »hused« for »huset«.'),
  type('S08', 3, 'Udsagnsordsendelser', 'Forkert endelse på et udsagnsord, fx »hopped« for »hoppede«.'),
  type('S09', 3, 'Tillægsordsendelser', 'Forkert endelse på et tillægsord, fx »dejli« for »dejlig«.'),
  type('S10', 4, 'Flertals-r', 'Et r i flertal mangler eller er sat på, fx »pige« for »piger«.'),
  type('S11', 3, 'Nutids-r', 'Et r i nutid mangler eller er sat på, fx »køre« for »kører«.'),
  type('S12', 4, 'Andre r-problemer', 'Et r mangler, er for meget eller står forkert, fx »søstre« for »søster«.'),
  type('S13', 5, 'ene og ende', 'Endelserne -ene og -ende er byttet om, fx »løbene« for »løbende«.'),
  type('S14', 6, 'sion og tion', 'Endelserne -sion og -tion er byttet om, fx »stasion« for »station«.'),
  type('S15', 5, 'Forstavelser', 'En fejl i ordets forstavelse, fx »fårstå« for »forstå«.'),
];

/** The types that count in a class (3–9), in order; none outside the range. */
export function spellingTypesOfClass(classLevel: number): SpellingType[] {
  return SPELLING_TYPES.filter(({ firstClass, lastClass }) => classLevel >= firstClass && classLevel <= lastClass);
}
