import { categories, freeTextTasks, levels } from '@ordklar/content';
import type { Context } from '../../platform/http/context.ts';
import { replaceBank } from './exercises.repo.ts';

/** Takes the exercise bank of the content package into the database, so that lists can be paged in SQL. Runs at start. */
export async function syncBank(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await replaceBank(context.db, {
    levels: levels.map(({ id, productId, title, order }) => ({ id, productId, title, position: order })),
    categories: categories.map(({ id, productId, title, order }) => ({ id, productId, title, position: order })),
    exercises: freeTextTasks.map((task) => ({
      slug: task.slug,
      productId: task.productId,
      levelId: task.levelId,
      categoryId: task.categoryId,
      kind: 'free-text',
      title: task.title,
      description: task.summary,
      requiredWordCount: task.requiredWordCount,
      estimatedMinutes: task.estimatedMinutes,
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
    })),
    now: context.clock.now(),
  });
}
