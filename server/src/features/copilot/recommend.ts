import { correctionCategory, isSubcategoryId } from '@ordklar/correction/taxonomy';
import { MAX_RECOMMENDATIONS, type Recommendation } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { productsOf } from '../accounts/index.ts';
import { requireSquad, requireStudents } from '../classes/index.ts';
import {
  byFirstTrained,
  findRecommended,
  findShownLately,
  inCategory,
  training,
  trainingAny,
  type Wanted,
} from './copilot.repo.ts';
import { TRAINED_BY } from './trained-by.ts';

/** How many of a pupil's texts and spelling tests tell what to train, and what an error in each weighs, newest first (PD-24). */
const WEIGHTS = [3, 2, 1];
const DONE_LATELY_MS = 60 * 24 * 60 * 60 * 1000;
const TAG = 'text_correction_';

export interface Question {
  squadId: number;
  courseId?: string | undefined;
  categoryId?: number | undefined;
  tag?: string | undefined;
  studentId?: number | undefined;
}

interface TypeCount {
  id: string;
  count: number;
  weight: number;
}

/** Error types of the pupil's last texts and spelling tests, the heaviest first; of equal ones by their id, so that the order is stable. */
async function errorTypesOf(context: Context, squadId: number, studentId: number): Promise<TypeCount[]> {
  const last = await findShownLately(context.db, { squadId, studentId, limit: WEIGHTS.length });
  const types = new Map<string, TypeCount>();
  for (const [index, { reasons, spelling }] of last.entries()) {
    const inTexts = reasons.filter(({ active }) => active).map(({ subcategoryId }) => subcategoryId);
    for (const id of [...inTexts, ...spelling.map((code) => TRAINED_BY[code])]) {
      const type = types.get(id) ?? { id, count: 0, weight: 0 };
      types.set(id, { ...type, count: type.count + 1, weight: type.weight + (WEIGHTS[index] ?? 1) });
    }
  }
  return [...types.values()].toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

/** What a recommendation asks for: nothing that was done lately, at most three. */
export const wantedBy = (
  { clock }: Context,
  actor: Actor,
  of: Pick<Wanted, 'squadId' | 'studentId' | 'productIds' | 'grade'>,
): Wanted => ({
  ...of,
  ownerId: actor.id,
  since: new Date(clock.now().getTime() - DONE_LATELY_MS),
  limit: MAX_RECOMMENDATIONS,
});

/** Exercises to these types in their order, each exercise once, at most three. */
async function recommendForTypes(context: Context, wanted: Wanted, types: TypeCount[]): Promise<Recommendation[]> {
  const found: Recommendation[] = [];
  for (const { id, count } of types) {
    if (!isSubcategoryId(id)) continue;
    const type = correctionCategory(id).subcategory.title;
    for (const row of await findRecommended(context.db, wanted, training(id)))
      if (found.length < MAX_RECOMMENDATIONS && !found.some((known) => known.id === row.id))
        found.push({ ...row, correctionType: { id, count, type } });
    if (found.length === MAX_RECOMMENDATIONS) break;
  }
  return found;
}

/**
 * Exercises for a class to the first of some error types, in their order, that any exercise trains: at most three, by
 * the same rules as all recommendations. Ask for the squad first.
 */
export async function exercisesFor(
  context: Context,
  actor: Actor,
  squad: { id: number; grade: number | null },
  types: readonly string[],
) {
  const productIds = await productsOf(context, actor);
  if (productIds.length === 0 || types.length === 0) return { type: null, exercises: [] };
  const wanted = wantedBy(context, actor, { squadId: squad.id, studentId: null, productIds, grade: squad.grade });
  const rows = await findRecommended(context.db, wanted, trainingAny(types), byFirstTrained(types));
  const type = types.find((id) => rows[0]?.trains.includes(id)) ?? null;
  return { type, exercises: type === null ? [] : rows.filter(({ trains }) => trains.includes(type)) };
}

/**
 * What the copilot recommends (PD-24): of a category for a class, or for a pupil of it, to one error type or to
 * those that the pupil's last texts and spelling tests show most. Only of licensed courses, of the right level, not done in 60 days.
 */
export async function recommend(context: Context, actor: Actor, question: Question): Promise<Recommendation[]> {
  const { squadId, studentId = null, courseId, categoryId, tag } = question;
  const squad = await requireSquad(context, actor, squadId);
  if (studentId !== null) await requireStudents(context, squadId, [studentId]);
  const productIds = await productsOf(context, actor);
  const wanted = wantedBy(context, actor, { squadId, studentId, productIds, grade: squad.grade });
  if (wanted.productIds.length === 0) return [];
  if (courseId !== undefined || categoryId !== undefined) {
    const rows = await findRecommended(context.db, wanted, inCategory(courseId, categoryId));
    return rows.map((row) => ({ ...row, correctionType: null }));
  }
  if (studentId === null) throw notFound();
  const types = await errorTypesOf(context, squadId, studentId);
  if (tag === undefined) return recommendForTypes(context, wanted, types);
  const id = tag.slice(TAG.length);
  return recommendForTypes(context, wanted, [types.find((type) => type.id === id) ?? { id, count: 0, weight: 0 }]);
}
