import { createHash } from 'node:crypto';
import {
  categories,
  type Exercise,
  exerciseCategories,
  exerciseFault,
  exerciseLevels,
  type FreeTextTask,
  freeTextTasks,
  hasItsSound,
  levels,
  loadExercises,
} from '@ordklar/content';
import { blockText, wordsOf } from '@ordklar/school';
import type { Context } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Bank, findFingerprint, replaceBank } from './bank.repo.ts';

/** About how long one item takes, one question about a text, and one word of that text. */
const SECONDS_AN_ITEM = 35;
const SECONDS_A_QUESTION = 20;
const SECONDS_A_WORD = 0.5;

/**
 * Takes the exercise bank of the content package into the database, so that lists can be paged in SQL. Runs at start;
 * a bank that the database has already is not written again. What is broken is logged and left out: the rest of the
 * school can work.
 */
export async function syncBank(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  load: typeof loadExercises = loadExercises,
): Promise<void> {
  const { db, clock, log } = context;
  const all = await load((error) => log.error({ err: error }, 'a folder of the exercise bank cannot be read'));
  const exercises = all.filter(hasItsSound);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([levels, exerciseLevels, categories, exerciseCategories, freeTextTasks, exercises]))
    .digest('base64url');
  if ((await findFingerprint(db)) === fingerprint) return;
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
    exercises: [...freeTextTasks.map(ofTask), ...withoutBroken(exercises, log).map(ofItems)],
  };
  await db.transaction((tx) => replaceBank(tx, bank, fingerprint, clock.now()));
}

function withoutBroken(exercises: readonly Exercise[], log: Log): Exercise[] {
  const slugs = new Set<string>();
  return exercises.filter((exercise) => {
    const fault = slugs.has(exercise.slug) ? 'another has its slug' : exerciseFault(exercise);
    slugs.add(exercise.slug);
    if (fault !== null) log.error({ slug: exercise.slug, fault }, 'an exercise of the bank is left out');
    return fault === null;
  });
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
  published: true,
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

const secondsAnItem = (item: Exercise['items'][number]): number =>
  item.kind === 'read-and-answer'
    ? wordsOf(blockText(item.text)).length * SECONDS_A_WORD + item.questions.length * SECONDS_A_QUESTION
    : SECONDS_AN_ITEM;

/** About how long an exercise takes; a test no longer than its parts may. */
const secondsOf = ({ items, steps }: Exercise): number =>
  steps
    ? steps.reduce((sum, step) => sum + (step.seconds ?? step.items * SECONDS_AN_ITEM), 0)
    : items.reduce((sum, item) => sum + secondsAnItem(item), 0);

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
  published: !exercise.isUnpublished,
  trains: exercise.trains,
  items: exercise.items,
  steps: exercise.steps ?? null,
  content: { instruction: exercise.instruction },
});
