import { EXERCISES_PER_SEARCH } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { seesUnpublished } from '../../user-settings/index.ts';
import { licensedProducts } from '../course-structure.ts';
import { countExercises, type ExerciseFilter, findExercises } from '../exercises.repo.ts';
import { findNames } from './exercise-search.repo.ts';
import { type SearchWord, searchWordsOf } from './search-words.ts';
import { vocabularyOf, withoutSlips } from './slips.ts';
import { summaryToWire } from '../summary-to-wire.ts';

/** What a teacher looks for, and in which groups of courses. */
export interface ExerciseSearch {
  q: string;
  courseGroups?: string[] | undefined;
  levelName?: string | undefined;
}

/** Null where nothing can be found: no word, or no course to look in. */
async function filterOf(context: Context, actor: Actor, search: ExerciseSearch): Promise<ExerciseFilter | null> {
  const words = searchWordsOf(search.q);
  const productIds = await licensedProducts(context, actor, search.courseGroups);
  if (words.length === 0 || productIds.length === 0) return null;
  const withUnpublished = await seesUnpublished(context, actor);
  return { productIds, levelTitle: search.levelName, words, ownerId: actor.id, withUnpublished };
}

/** What words that find nothing in these courses were meant as: »sæt koma« is »sæt komma«. Null where they are like none there are. */
export async function meantWords(
  { db }: Context,
  words: readonly SearchWord[],
  of: { productIds: string[]; ownerId?: number },
): Promise<SearchWord[] | null> {
  return withoutSlips(words, vocabularyOf(await findNames(db, of.productIds, of.ownerId)));
}

async function meantFilter(context: Context, filter: ExerciseFilter): Promise<ExerciseFilter | null> {
  const words = await meantWords(context, filter.words ?? [], filter);
  return words && { ...filter, words };
}

/** Exercises across the courses that the school may use: the bank's and the teacher's own, best first. */
export async function searchExercises(
  context: Context,
  actor: Actor,
  search: ExerciseSearch,
  page: { offset: number; squadId?: number | undefined },
) {
  const filter = await filterOf(context, actor, search);
  if (filter === null) return [];
  const find = (within: ExerciseFilter) => findExercises(context.db, within, { ...page, limit: EXERCISES_PER_SEARCH });
  let rows = await find(filter);
  // past the last page of what is found there is nothing to guess
  if (rows.length === 0 && (page.offset === 0 || (await countExercises(context.db, filter)) === 0)) {
    const meant = await meantFilter(context, filter);
    if (meant) rows = await find(meant);
  }
  return rows.map((row) => summaryToWire(row, context.clock.now()));
}

/** How many the search finds in all. */
export async function countFound(context: Context, actor: Actor, search: ExerciseSearch): Promise<number> {
  const filter = await filterOf(context, actor, search);
  if (filter === null) return 0;
  const found = await countExercises(context.db, filter);
  if (found > 0) return found;
  const meant = await meantFilter(context, filter);
  return meant ? countExercises(context.db, meant) : 0;
}
