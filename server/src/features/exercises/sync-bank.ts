import { createHash } from 'node:crypto';
import {
  categories,
  type Exercise,
  exerciseCategories,
  exerciseLevels,
  type FreeTextTask,
  freeTextTasks,
  levels,
  loadExercises,
} from '@ordklar/content';
import type { Context } from '../../platform/http/context.ts';
import { type Bank, findFingerprint, replaceBank } from './bank.repo.ts';

/** About how long one item takes. */
const SECONDS_AN_ITEM = 35;

/**
 * Takes the exercise bank of the content package into the database, so that lists can be paged in SQL. Runs at start;
 * a bank that the database has already is not written again.
 */
export async function syncBank(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const bank: Bank = {
    levels: [...levels, ...exerciseLevels].map(({ id, productId, title, order }) => ({
      id,
      productId,
      title,
      position: order,
    })),
    categories: [...categories, ...exerciseCategories].map(({ id, productId, title, order }) => ({
      id,
      productId,
      title,
      position: order,
    })),
    exercises: [...freeTextTasks.map(ofTask), ...(await loadExercises()).filter(isReady).map(ofItems)],
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(bank)).digest('base64url');
  if ((await findFingerprint(context.db)) === fingerprint) return;
  await replaceBank(context.db, bank, fingerprint, context.clock.now());
}

const ofTask = (task: FreeTextTask): Bank['exercises'][number] => ({
  slug: task.slug,
  productId: task.productId,
  levelId: task.levelId,
  categoryId: task.categoryId,
  kind: 'free-text',
  title: task.title,
  description: task.summary,
  requiredWordCount: task.requiredWordCount,
  estimatedMinutes: task.estimatedMinutes,
  version: 1,
  trains: [],
  items: null,
  steps: null,
  content: {
    instructions: task.instructions ?? [],
    task: task.prompt,
    sourceText: task.source
      ? {
          genre: task.source.genre,
          title: task.source.title,
          byline: task.source.byline ?? null,
          blocks: task.source.blocks,
        }
      : null,
  },
});

/** An exercise with something to hear waits until its sound has been made. */
const isReady = ({ items }: Exercise): boolean => items.every(({ kind }) => kind !== 'dictation');

/** About how long an exercise takes; a test no longer than its parts may. */
const secondsOf = ({ items, steps }: Exercise): number =>
  steps
    ? steps.reduce((sum, step) => sum + (step.seconds ?? step.items * SECONDS_AN_ITEM), 0)
    : items.length * SECONDS_AN_ITEM;

const ofItems = (exercise: Exercise): Bank['exercises'][number] => ({
  slug: exercise.slug,
  productId: exercise.productId,
  levelId: exercise.levelId,
  categoryId: exercise.categoryId,
  kind: exercise.steps ? 'test' : 'items',
  title: exercise.title,
  description: exercise.summary,
  requiredWordCount: null,
  estimatedMinutes: Math.max(1, Math.round(secondsOf(exercise) / 60)),
  version: exercise.version,
  trains: exercise.trains,
  items: exercise.items,
  steps: exercise.steps ?? null,
  content: { instruction: exercise.instruction },
});
