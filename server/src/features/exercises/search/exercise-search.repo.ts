import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import type { SearchWord } from './search-words.ts';

const { exercise, exerciseCategory } = tables;

/** A short word must stand as it is; of a longer one its beginning will do, and so will its Danish stem. */
const SHORT = 2;

/** ae, oe and aa of a keyboard without the Danish letters. */
const danishLetters = (word: string): string => word.replaceAll('ae', 'æ').replaceAll('oe', 'ø').replaceAll('aa', 'å');

const queryOf = ({ text, meant = [] }: SearchWord): SQL => {
  const spellings = [...new Set([text, danishLetters(text), ...meant])].map((spelling) => {
    const sign = spelling.length > SHORT ? ':*' : '';
    const word = sql`${spelling}::text`;
    return sql`to_tsquery('simple', search_letters(${word}) || ${sign}) || to_tsquery('danish', search_letters(${word}) || ${sign})`;
  });
  return sql`(${sql.join(spellings, sql` || `)})`;
};

/** Whether the exercise, or the title of its course, has the word. */
export const holdsWords = (word: SearchWord): SQL | undefined =>
  or(
    sql`${exercise.search} @@ ${queryOf(word)}`,
    word.productIds.length > 0 ? inArray(exercise.productId, word.productIds) : undefined,
  );

/** How well the words fit: most for the title, then category and level, the text, and last a part of a word. */
export const rankOf = (words: SearchWord[]): SQL<number> =>
  sql.join(
    words.map((word) => sql`ts_rank('{0.02, 0.2, 0.5, 1}', ${exercise.search}, ${queryOf(word)})`),
    sql` + `,
  ) as SQL<number>;

/** Titles, summaries and categories of the exercises that a person can find: what words there are. */
export async function findNames(db: Db, productIds: string[], ownerId: number | undefined): Promise<string[]> {
  const rows = await db
    .select({ title: exercise.title, description: exercise.description, category: exerciseCategory.title })
    .from(exercise)
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(
      and(
        inArray(exercise.productId, productIds),
        isNull(exercise.retiredAt),
        or(isNull(exercise.ownerId), ownerId === undefined ? undefined : eq(exercise.ownerId, ownerId)),
      ),
    );
  return rows.flatMap(({ title, description, category }) => [title, description, category]);
}
