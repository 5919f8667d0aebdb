import { courseOf } from '@ordklar/content';
import type { FreeExercise } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { isNewExercise, meantWords, type SearchWord, searchWordsOf } from '../exercises/index.ts';
import { ownTasks } from '../homework/index.ts';
import * as repo from './free-exercises.repo.ts';
import { freeOf, requireFree } from './reach-free-exercises.ts';

/** Courses in which the pupil finds exercises to choose; none where the class does not let its pupils. */
export async function listCourses(context: Context, actor: Actor) {
  const free = await freeOf(context, actor);
  if (free === null) return [];
  const counts = new Map(
    (await repo.countByProduct(context.db, free.productIds)).map(({ productId, n }) => [productId, n]),
  );
  return free.productIds.flatMap((productId) => {
    const { title, parent } = courseOf(productId);
    const exerciseCount = counts.get(productId);
    return exerciseCount === undefined ? [] : [{ productId, title, groupId: parent, exerciseCount }];
  });
}

/** Levels of a course; 404 where the pupil may not choose in it. */
export async function listLevels(context: Context, actor: Actor, productId: string) {
  const { productIds } = await requireFree(context, actor);
  if (!productIds.includes(productId)) throw notFound();
  return repo.findLevels(context.db, productId);
}

/** Where exercises are listed: in a course, at a level, in a category, or in several of them at once. */
interface Place {
  productId?: string;
  levelId?: number | undefined;
  categoryId?: number;
}

/** Of the courses that the pupil may choose in the one that is named, if one is. */
const within = (productIds: string[], { productId, ...place }: Place): repo.FreeFilter => ({
  ...place,
  productIds: productId === undefined ? productIds : productIds.filter((each) => each === productId),
});

/** Categories of a level or a whole course; 404 where there is nothing to choose. */
export async function listCategories(context: Context, actor: Actor, place: Place) {
  const { productIds } = await requireFree(context, actor);
  return some(await repo.findCategories(context.db, within(productIds, place)));
}

function some<T>(rows: T[]): T[] {
  if (rows.length === 0) throw notFound();
  return rows;
}

interface Page {
  page: number;
  limit: number;
}
type FreePage = { exercises: FreeExercise[]; total: number; pages: number };

/** A page of exercises, each with where the pupil's own task of it stands. */
async function pageOf(context: Context, actor: Actor, squadId: number, filter: repo.FreeFilter, { page, limit }: Page) {
  const rows = await repo.findExercises(context.db, filter, { limit, offset: (page - 1) * limit });
  const tasks = await ownTasks(
    context,
    actor,
    squadId,
    rows.map(({ id }) => id),
  );
  const now = context.clock.now();
  return rows.map(({ addedAt, ...row }) => ({
    ...row,
    isNew: isNewExercise(addedAt, now),
    task: tasks.get(row.id) ?? null,
  }));
}

/** A page of the exercises of a place; 404 where there is nothing to choose. */
export async function listExercises(context: Context, actor: Actor, place: Place, page: Page): Promise<FreePage> {
  const { squadId, productIds } = await requireFree(context, actor);
  const filter = within(productIds, place);
  const total = await repo.countExercises(context.db, filter);
  if (total === 0) throw notFound();
  const exercises = await pageOf(context, actor, squadId, filter, page);
  return { exercises, total, pages: Math.ceil(total / page.limit) };
}

/** A page of what a search finds in all courses that the pupil may choose in; with its slips corrected where it finds nothing. */
export async function searchExercises(context: Context, actor: Actor, q: string, page: Page): Promise<FreePage> {
  const { squadId, productIds } = await requireFree(context, actor);
  const written = searchWordsOf(q);
  const counted = async (words: SearchWord[]) => ({
    words,
    total: words.length === 0 ? 0 : await repo.countExercises(context.db, { productIds, words }),
  });
  let found = await counted(written);
  if (found.total === 0) found = await counted((await meantWords(context, written, { productIds })) ?? []);
  const { words, total } = found;
  if (total === 0) return { exercises: [], total: 0, pages: 0 };
  const exercises = await pageOf(context, actor, squadId, { productIds, words }, page);
  return { exercises, total, pages: Math.ceil(total / page.limit) };
}
