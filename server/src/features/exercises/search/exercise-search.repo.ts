import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { type SearchWord, verbOf } from './search-words.ts';

const { courseLevel, exercise, exerciseCategory } = tables;

/** A short word must stand as it is; of a longer one its beginning will do, and so will its Danish stem. */
const SHORT = 2;

/** ae, oe and aa of a keyboard without the Danish letters. */
const danishLetters = (word: string): string => word.replaceAll('ae', 'æ').replaceAll('oe', 'ø').replaceAll('aa', 'å');

const spellingsOf = ({ text, meant = [] }: SearchWord): string[] => [...new Set([text, danishLetters(text), ...meant])];

const anyOf = (spellings: string[], sign: (spelling: string) => string): SQL => {
  const each = spellings.map((spelling) => {
    const word = sql`search_letters(${spelling}::text) || ${sign(spelling)}::text`;
    return sql`to_tsquery('simple', ${word}) || to_tsquery('danish', ${word})`;
  });
  return sql`(${sql.join(each, sql` || `)})`;
};

/** The word as it is written or meant, and its stem. */
const wholeWord = (word: SearchWord): SQL => anyOf(spellingsOf(word), () => '');

/** Words that begin so, too. */
const beginning = (word: SearchWord): SQL => {
  const spellings = spellingsOf(word);
  return anyOf([...spellings, ...spellings.flatMap(verbOf)], ({ length }) => (length > SHORT ? ':*' : ''));
};

const holdsWord = (word: SearchWord): SQL | undefined =>
  or(
    sql`${exercise.search} @@ ${beginning(word)}`,
    word.productIds.length > 0 ? inArray(exercise.productId, word.productIds) : undefined,
  );

/** Small words only where there are no others. */
function saying(words: SearchWord[]): SearchWord[] {
  const large = words.filter(({ isSmall }) => !isSmall);
  return large.length > 0 ? large : words;
}

/** Whether the exercise, or the title of its course, has each of the words that say something. */
export const holdsWords = (words: SearchWord[]): SQL | undefined => and(...saying(words).map(holdsWord));

/** How many of the words stand in these places; what is only a part of a word has no weight, and is in none. */
const howMany = (words: SearchWord[], places: '{a,b}' | '{a,b,c}', queryOf: (word: SearchWord) => SQL): SQL =>
  sql.join(
    words.map((word) => sql`(ts_filter(${exercise.search}, ${places}) @@ ${queryOf(word)})::int`),
    sql` + `,
  );

const fit = (word: SearchWord): SQL => sql`ts_rank('{0.02, 0.2, 0.5, 1}', ${exercise.search}, ${beginning(word)})`;

/**
 * The best found first: how many words are whole ones of title, category or level, then how many begin a word rather than
 * stand inside one, then how well they fit: most for the title, then category and level, and the text.
 */
function bestFirst(all: SearchWord[]): SQL[] {
  if (all.length === 0) return [];
  const words = saying(all);
  const fits = sql.join(words.map(fit), sql` + `);
  return [howMany(words, '{a,b}', wholeWord), howMany(words, '{a,b,c}', beginning), fits].map(desc);
}

/** How exercises of the bank are listed: the best found first, then by level, category and title. */
export const bankOrder = (words: SearchWord[] = []): SQL[] => [
  ...bestFirst(words),
  asc(courseLevel.position),
  asc(exerciseCategory.position),
  sql`${exercise.title} collate "da-x-icu"`,
  asc(exercise.id),
];

/** Titles, summaries, categories and levels of the exercises that a person can find: what words there are. */
export async function findNames(db: Db, productIds: string[], ownerId: number | undefined): Promise<string[]> {
  const rows = await db
    .select({
      title: exercise.title,
      description: exercise.description,
      category: exerciseCategory.title,
      level: courseLevel.title,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(
      and(
        inArray(exercise.productId, productIds),
        isNull(exercise.retiredAt),
        exercise.published,
        or(isNull(exercise.ownerId), ownerId === undefined ? undefined : eq(exercise.ownerId, ownerId)),
      ),
    );
  return rows.flatMap((row) => Object.values(row));
}
