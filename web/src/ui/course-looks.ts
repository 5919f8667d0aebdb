import type { CourseSymbol } from './course-symbols.tsx';

/** The catalogue's course colours. */
export type CourseColor = 'ocean' | 'spruce' | 'brick' | 'plum' | 'lagoon' | 'rust' | 'ochre' | 'moss';

export interface CourseLook {
  symbol: CourseSymbol;
  color: CourseColor;
  /** A strip over the corner that tells courses with the same drawing apart. */
  ribbon?: CourseColor;
}

const GRAM: CourseLook = { symbol: 'grammar', color: 'spruce' };

/** iconName, colorName and ribbonColor of the catalogue by productId; a test holds the two together. */
export const COURSE_LOOKS: Readonly<Record<string, CourseLook>> = {
  gcda: { symbol: 'grammar', color: 'spruce' },
  gcea: { symbol: 'english', color: 'moss' },
  gceb: { symbol: 'english', color: 'lagoon' },
  gcfa: { symbol: 'french', color: 'plum' },
  gctb: { symbol: 'german', color: 'ochre' },
  gcas: { symbol: 'language-theory', color: 'ocean' },
  gces: { symbol: 'spanish', color: 'brick' },
  gfvu: { symbol: 'adult', color: 'ocean' },
  grdf: { symbol: 'second-language', color: 'moss' },
  grag: { symbol: 'grammar', color: 'spruce' },
  grsp: { symbol: 'spelling-test', color: 'brick' },
  grst: { symbol: 'spelling', color: 'ocean' },
  grlp: { symbol: 'reading-test', color: 'plum' },
  grlt: { symbol: 'reading', color: 'plum', ribbon: 'ochre' },
  grdi: { symbol: 'dictation', color: 'lagoon' },
  teco: { symbol: 'free-text', color: 'rust' },
  grrp: { symbol: 'orthography-test', color: 'ochre' },
  gram: { symbol: 'grammar', color: 'spruce' },
  grda: { symbol: 'second-language', color: 'moss' },
  grdx: { symbol: 'grammar-ten', color: 'spruce', ribbon: 'rust' },
  grrw: { symbol: 'early-writing', color: 'ochre' },
  grdk: { symbol: 'first-years', color: 'lagoon', ribbon: 'ochre' },
  grbd: { symbol: 'boarding-school', color: 'brick', ribbon: 'spruce' },
  gren: { symbol: 'english', color: 'moss' },
  grep: { symbol: 'english-training', color: 'ocean', ribbon: 'ochre' },
  teen: { symbol: 'free-text', color: 'rust', ribbon: 'moss' },
  gret: { symbol: 'english-test', color: 'brick', ribbon: 'moss' },
  grte: { symbol: 'english-training', color: 'plum', ribbon: 'moss' },
  grex: { symbol: 'english', color: 'moss', ribbon: 'rust' },
  grei: { symbol: 'first-years', color: 'lagoon', ribbon: 'moss' },
  grbe: { symbol: 'boarding-school', color: 'brick' },
  grty: { symbol: 'german', color: 'ochre' },
  tety: { symbol: 'free-text', color: 'rust', ribbon: 'ochre' },
  grgt: { symbol: 'german-test', color: 'brick', ribbon: 'ochre' },
  grgx: { symbol: 'german-training', color: 'plum', ribbon: 'ochre' },
  grtp: { symbol: 'german-training', color: 'ocean' },
  grtx: { symbol: 'german', color: 'ochre', ribbon: 'rust' },
  grbg: { symbol: 'boarding-school', color: 'brick' },
  grfr: { symbol: 'french', color: 'plum' },
  gcft: { symbol: 'french', color: 'ocean' },
  tefr: { symbol: 'free-text', color: 'rust', ribbon: 'plum' },
};

/** How a course looks; an unknown productId looks like gram (CAT-02). */
export const courseLook = (productId: string): CourseLook => COURSE_LOOKS[productId] ?? GRAM;
