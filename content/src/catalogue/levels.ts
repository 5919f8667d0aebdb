import { type TextCorrectionProduct, textCorrectionProducts } from './course-classes.ts';
import type { Category, Level } from './level-schema.ts';
import { courseOf } from './catalogue.ts';

/** First and last class level in which each free-text course is taught. */
const gradeSpan: Readonly<Record<TextCorrectionProduct, readonly [first: number, last: number]>> = {
  teco: [3, 10],
  teen: [5, 10],
  tety: [6, 10],
  tefr: [6, 10],
};

/** The genres of free-text tasks. The number is the last part of the category's id and never changes meaning. */
const genres: readonly (readonly [number: number, slug: string, title: string])[] = [
  [1, 'fortaellende-tekst', 'Fortællende tekst'],
  [2, 'beskrivelse', 'Beskrivelse'],
  [3, 'brev-og-mail', 'Brev og mail'],
  [4, 'anmeldelse', 'Anmeldelse'],
  [5, 'debatindlaeg', 'Debatindlæg'],
  [6, 'artikel-og-rapport', 'Artikel og rapport'],
  [7, 'analyse', 'Analyse'],
  [8, 'essay', 'Essay'],
];

/** The stable level id of a class level in a free-text course: course id, then the class in two digits (10607 = teco, 7. klasse). */
export function freeTextLevelId(productId: TextCorrectionProduct, grade: number): number {
  return courseOf(productId).id * 100 + grade;
}

/** The stable category id of a genre in a free-text course: course id, then 5, then the genre's two digits (106501 = teco, fortællende tekst). */
export function freeTextCategoryId(productId: TextCorrectionProduct, slug: string): number {
  const genre = genres.find((candidate) => candidate[1] === slug);
  if (!genre) throw new Error(`No free-text genre ${slug}`);
  return courseOf(productId).id * 1000 + 500 + genre[0];
}

/** Levels of the free-text courses, by course and class. */
export const levels: readonly Level[] = textCorrectionProducts.flatMap((productId) => {
  const [first, last] = gradeSpan[productId];
  return Array.from({ length: last - first + 1 }, (_, index): Level => {
    const grade = first + index;
    return { id: freeTextLevelId(productId, grade), productId, title: `${grade}. klasse`, grade, order: index + 1 };
  });
});

/** Categories of the free-text courses, in the order in which they are shown. */
export const categories: readonly Category[] = textCorrectionProducts.flatMap((productId) =>
  genres.map(
    ([number, slug, title]): Category => ({
      id: freeTextCategoryId(productId, slug),
      productId,
      slug,
      title,
      order: number,
    }),
  ),
);

/** The levels of one course, lowest first. */
export const levelsOf = (productId: string): Level[] => levels.filter((level) => level.productId === productId);

/** The categories of one course, in order. */
export const categoriesOf = (productId: string): Category[] =>
  categories.filter((category) => category.productId === productId);
