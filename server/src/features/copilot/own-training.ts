import { correctionCategory, isSubcategoryId } from '@ordklar/correction/taxonomy';
import { MAX_OWN_TRAINING, type OwnTraining } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { productsOf } from '../accounts/index.ts';
import { squadsOf } from '../classes/index.ts';
import { freeOf } from '../free-exercises/index.ts';
import { ownTasks } from '../homework/index.ts';
import { beginnable, byFirstTrained, findRecommended, trainingAny } from './copilot.repo.ts';
import { wantedBy } from './recommend.ts';

/** So many are looked through for one to each error type. */
const CANDIDATES = 30;

type Candidate = Awaited<ReturnType<typeof findRecommended>>[number];

/** One exercise to each type first, then further ones; each exercise once, under the first type that it trains. */
function spread(rows: readonly Candidate[], types: readonly string[]) {
  const typeOf = ({ trains }: Candidate) => types.find((type) => trains.includes(type)) ?? '';
  const first = types.flatMap((type) => rows.find((row) => typeOf(row) === type) ?? []);
  return [...first, ...rows.filter((row) => !first.includes(row))]
    .slice(0, MAX_OWN_TRAINING)
    .map((row) => ({ row, type: typeOf(row) }));
}

/**
 * Exercises that a pupil can begin at once and that train these error types, in their order: those that the class lets its
 * pupils choose and the open tasks, by the rules of all recommendations (PD-24). `squadId` is whose tasks are meant where the
 * pupil may choose nothing.
 */
export async function trainingFor(
  context: Context,
  actor: Actor,
  of: { squadId: number; types: readonly string[] },
): Promise<OwnTraining[]> {
  const types = of.types.filter(isSubcategoryId);
  if (types.length === 0) return [];
  const [free, squads, productIds] = await Promise.all([
    freeOf(context, actor),
    squadsOf(context, actor),
    productsOf(context, actor),
  ]);
  if (productIds.length === 0) return [];
  const squadId = free?.squadId ?? of.squadId;
  const grade = squads.find(({ id }) => id === squadId)?.grade ?? null;
  const wanted = {
    ...wantedBy(context, actor, { squadId, studentId: actor.id, productIds, grade }),
    limit: CANDIDATES,
  };
  const now = context.clock.now();
  const reach = beginnable({ studentId: actor.id, squadId, freeProductIds: free?.productIds ?? [], now });
  const rows = await findRecommended(context.db, wanted, trainingAny(types, reach), byFirstTrained(types));
  const chosen = spread(rows, types);
  const tasks = await ownTasks(
    context,
    actor,
    squadId,
    chosen.map(({ row }) => row.id),
  );
  return chosen.map(({ row: { id, title, productId, level, category, estimatedMinutes }, type }) => {
    const task = tasks.get(id);
    const isOpen = task?.state === 'assigned' || task?.state === 'started';
    const errorType = { id: type, title: isSubcategoryId(type) ? correctionCategory(type).subcategory.title : type };
    const homeworkId = isOpen ? task.homeworkId : null;
    return { exerciseId: id, title, productId, level, category, estimatedMinutes, errorType, homeworkId };
  });
}
