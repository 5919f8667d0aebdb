import type { ExerciseSummary } from '@ordklar/contract';
import { correctionCategory, isSubcategoryId } from '@ordklar/correction/taxonomy';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/problems/index.ts';
import { requireSquad } from '../../classes/index.ts';
import { licensedProducts } from '../course-structure.ts';
import { findExercises } from '../exercises.repo.ts';
import { summaryToWire } from '../summary-to-wire.ts';

/** More than any type is trained by; the list has no pages. */
const MOST = 200;

/** How many levels an exercise is from a grade; what is for no grade stands last. */
const distance = ({ level }: Pick<ExerciseSummary, 'level'>, grade: number): number =>
  Math.abs((Number.parseInt(level, 10) || Infinity) - grade);

/**
 * The exercises that train an error type, of the courses that the school may use: those nearest to the level of the
 * squad first. 404 for a type or a squad that there is not.
 */
export async function findTraining(context: Context, actor: Actor, type: string, squadId: number) {
  if (!isSubcategoryId(type)) throw notFound();
  const { grade } = await requireSquad(context, actor, squadId);
  const productIds = await licensedProducts(context, actor, undefined);
  const filter = { productIds, trains: type, ownerId: actor.id };
  const rows =
    productIds.length === 0 ? [] : await findExercises(context.db, filter, { limit: MOST, offset: 0, squadId });
  const exercises = rows.map((row) => summaryToWire(row, context.clock.now()));
  return {
    title: correctionCategory(type).subcategory.title,
    exercises: grade === null ? exercises : exercises.toSorted((a, b) => distance(a, grade) - distance(b, grade)),
  };
}
