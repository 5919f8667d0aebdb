import type { Exercise, ExerciseSummary } from '@ordklar/contract';
import { playFreeText } from '@ordklar/exercise-kinds/play';
import { shownFile } from '../../platform/files/file-name.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { squadsOf } from '../classes/index.ts';
import { seesUnpublished } from '../user-settings/index.ts';
import { isOfBankOrOwn } from './exercise.policy.ts';
import { countExercises, findEditionAt, findExercise, findExercises, isAssignedIn } from './exercises.repo.ts';
import { searchWordsOf } from './search/search-words.ts';
import { summaryToWire } from './summary-to-wire.ts';

const NOTHING = { instructions: [], task: [], sourceText: null, files: [], links: [] };

/**
 * What a pupil may see of an exercise; of one that was handed in, as it was then (PD-17). Ask first whether the
 * person may.
 */
export async function exerciseById(
  context: Context,
  exerciseId: number,
  handedInAt: Date | null = null,
): Promise<Exercise> {
  const { content, ...row } = found(await findExercise(context.db, exerciseId));
  const edition = row.ownerId !== null && handedInAt ? await findEditionAt(context.db, exerciseId, handedInAt) : null;
  const { files, ...shown } = row.kind === 'free-text' ? playFreeText(edition?.content ?? content) : NOTHING;
  return {
    ...summaryToWire({ ...row, lastAssigned: null }, context.clock.now()),
    ...(edition && { title: edition.title, description: edition.description }),
    ...shown,
    files: files.map(({ id, name, size }) => shownFile(id, name, size)),
  };
}

/** A published exercise of the bank, one that is being tried out for those who want to see it, an own one, or one that a class which the person teaches has been given; else 404. */
export async function readExercise(context: Context, actor: Actor, exerciseId: number): Promise<Exercise> {
  const exercise = found(await findExercise(context.db, exerciseId));
  const mayTry = isOfBankOrOwn(actor, exercise) && (exercise.isPublished || (await seesUnpublished(context, actor)));
  if (!mayTry) {
    const squads = await squadsOf(context, actor);
    const squadIds = squads.map(({ id }) => id);
    if (squadIds.length === 0 || !(await isAssignedIn(context.db, exerciseId, squadIds))) throw notFound();
  }
  return exerciseById(context, exerciseId);
}

/** A page of a course's exercises that the teacher may assign. */
export async function listExercises(
  context: Context,
  actor: Actor,
  query: {
    productId: string;
    levelId?: number | undefined;
    categoryId?: number | undefined;
    q?: string | undefined;
    squadId?: number | undefined;
    page: number;
    limit: number;
  },
): Promise<{ exercises: ExerciseSummary[]; total: number; pages: number }> {
  const { productId, q = '', page, limit, squadId, ...rest } = query;
  const words = searchWordsOf(q);
  // signs alone are no words, and nothing has them
  if (q.trim() !== '' && words.length === 0) return { exercises: [], total: 0, pages: 0 };
  const withUnpublished = await seesUnpublished(context, actor);
  const filter = { ...rest, productIds: [productId], words, ownerId: actor.id, withUnpublished };
  const rows = await findExercises(context.db, filter, { limit, offset: (page - 1) * limit, squadId });
  const total = await countExercises(context.db, filter);
  const now = context.clock.now();
  return { exercises: rows.map((row) => summaryToWire(row, now)), total, pages: Math.ceil(total / limit) };
}
