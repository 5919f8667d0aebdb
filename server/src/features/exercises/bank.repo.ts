import type { TestStep } from '@ordklar/content';
import type { Item } from '@ordklar/exercise-kinds/grade';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { bankState, courseLevel, exercise, exerciseCategory, exerciseEdition } = tables;

/** What the content package says; `items` is null for a free-text task. */
export interface Bank {
  levels: (typeof courseLevel.$inferInsert)[];
  categories: (typeof exerciseCategory.$inferInsert)[];
  exercises: (Omit<typeof exercise.$inferInsert, 'id' | 'ownerId'> & {
    slug: string;
    version: number;
    items: Item[] | null;
    /** Of a test. */
    steps: TestStep[] | null;
  })[];
}

/** Of the bank that the database holds; null while it holds none. */
export async function findFingerprint(db: Db): Promise<string | null> {
  const [row] = await db.select({ fingerprint: bankState.fingerprint }).from(bankState);
  return row?.fingerprint ?? null;
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);
/** Rows in one statement: Postgres takes at most 65,535 values. */
const ROWS = 500;

/**
 * Brings levels, categories and bank exercises to what the content package says; what it no longer has is retired. An
 * edition that is there already stays as it is: somebody may have answered it. What comes into a bank that was there
 * before is new; of the first bank nothing is.
 */
export async function replaceBank(tx: Db, bank: Bank, fingerprint: string, now: Date): Promise<void> {
  const isFirst = (await findFingerprint(tx)) === null;
  await tx
    .insert(courseLevel)
    .values(bank.levels)
    .onConflictDoUpdate({
      target: courseLevel.id,
      set: { title: excluded('title'), position: excluded('position') },
    });
  await tx
    .insert(exerciseCategory)
    .values(bank.categories)
    .onConflictDoUpdate({
      target: exerciseCategory.id,
      set: { title: excluded('title'), position: excluded('position') },
    });
  for (let from = 0; from < bank.exercises.length; from += ROWS)
    await replaceExercises(tx, bank.exercises.slice(from, from + ROWS), isFirst ? null : now);
  const slugs = bank.exercises.map((entry) => entry.slug);
  await tx
    .update(exercise)
    .set({ retiredAt: now })
    .where(and(isNull(exercise.ownerId), isNull(exercise.retiredAt), sql`not (${inArray(exercise.slug, slugs)})`));
  await tx.insert(bankState).values({ fingerprint }).onConflictDoUpdate({ target: bankState.id, set: { fingerprint } });
}

async function replaceExercises(tx: Db, entries: Bank['exercises'], addedAt: Date | null): Promise<void> {
  const rows = await tx
    .insert(exercise)
    .values(entries.map(({ items: _items, steps: _steps, ...row }) => ({ ...row, addedAt })))
    .onConflictDoUpdate({
      target: exercise.slug,
      set: {
        kind: excluded('kind'),
        productId: excluded('product_id'),
        levelId: excluded('level_id'),
        categoryId: excluded('category_id'),
        title: excluded('title'),
        description: excluded('description'),
        requiredWordCount: excluded('required_word_count'),
        estimatedMinutes: excluded('estimated_minutes'),
        content: excluded('content'),
        version: excluded('version'),
        trains: excluded('trains'),
        published: excluded('published'),
        // what was tried out is new when everybody gets it
        addedAt: sql`case when ${exercise.published} then ${exercise.addedAt} else excluded.added_at end`,
        retiredAt: sql`null`,
      },
    })
    .returning({ id: exercise.id, slug: exercise.slug });
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  const editions = entries.flatMap(({ slug, version, items, steps }) =>
    items === null ? [] : [{ exerciseId: ids.get(slug) ?? 0, version, items, steps }],
  );
  if (editions.length > 0) await tx.insert(exerciseEdition).values(editions).onConflictDoNothing();
}
