import { courses } from '@ordklar/content';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { productsOf } from '../accounts/index.ts';
import { isFreeCourse } from './free-exercises.policy.ts';
import { findFreeSquad } from './free-exercises.repo.ts';

/** Where a pupil may choose: the squad that the tasks belong to, and the courses in the catalogue's order. */
export interface Free {
  squadId: number;
  productIds: string[];
}

/** Null where no class of the pupil lets its pupils choose, or the school has no course to choose from. */
export async function freeOf(context: Context, actor: Actor): Promise<Free | null> {
  const squadId = await findFreeSquad(context.db, actor.id);
  if (squadId === null) return null;
  const licensed = new Set(await productsOf(context, actor));
  const productIds = courses
    .map(({ productId }) => productId)
    .filter((productId) => licensed.has(productId) && isFreeCourse(productId));
  return productIds.length === 0 ? null : { squadId, productIds };
}

/** The same; 404 where there is nothing to choose. */
export async function requireFree(context: Context, actor: Actor): Promise<Free> {
  const free = await freeOf(context, actor);
  if (free === null) throw notFound();
  return free;
}
