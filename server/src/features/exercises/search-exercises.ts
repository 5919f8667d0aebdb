import { EXERCISES_PER_SEARCH } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { licensedProducts } from './course-structure.ts';
import { countExercises, type ExerciseFilter, findExercises } from './exercises.repo.ts';
import { searchWordsOf } from './search-words.ts';
import { summaryToWire } from './summary-to-wire.ts';

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
  return { productIds, levelTitle: search.levelName, words, ownerId: actor.id };
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
  const rows = await findExercises(context.db, filter, { ...page, limit: EXERCISES_PER_SEARCH });
  return rows.map((row) => summaryToWire(row, context.clock.now()));
}

/** How many the search finds in all. */
export async function countFound(context: Context, actor: Actor, search: ExerciseSearch): Promise<number> {
  const filter = await filterOf(context, actor, search);
  return filter === null ? 0 : countExercises(context.db, filter);
}
