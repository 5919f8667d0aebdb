import type { FreeText } from '@ordklar/exercise-kinds/play';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { courseLevel, exercise, exerciseCategory } = tables;

/** Where own exercises of a course stand. */
export interface Place {
  level: { id: number; productId: string; title: string; order: number };
  category: { id: number; productId: string; title: string; order: number };
}

/** What a teacher has written. */
export interface Written {
  title: string;
  description: string;
  requiredWordCount: number | null;
  content: FreeText;
}

const rowOf = ({ order, ...place }: Place['level']) => ({ ...place, position: order });

/** Makes an exercise that a teacher has written, at its place in the course; answers its id. */
export async function insertWritten(
  tx: Db,
  made: { productId: string; place: Place; ownerId: number } & Written,
): Promise<number> {
  const { place, ...written } = made;
  await tx.insert(courseLevel).values(rowOf(place.level)).onConflictDoNothing();
  await tx.insert(exerciseCategory).values(rowOf(place.category)).onConflictDoNothing();
  const [row] = await tx
    .insert(exercise)
    // a teacher's own has no estimate: it is shown where there is one only
    .values({
      ...written,
      levelId: place.level.id,
      categoryId: place.category.id,
      kind: 'free-text',
      estimatedMinutes: 0,
    })
    .returning({ id: exercise.id });
  if (!row) throw new Error('the exercise was not made');
  return row.id;
}

/** Holds an exercise to the end of the transaction; answers its version, and null where it is retired. */
export async function lockWritten(tx: Db, exerciseId: number): Promise<number | null> {
  const [row] = await tx
    .select({ version: exercise.version })
    .from(exercise)
    .where(and(eq(exercise.id, exerciseId), isNull(exercise.retiredAt)))
    .for('update');
  return row?.version ?? null;
}

/** Changes what a teacher has written. */
export async function updateWritten(
  tx: Db,
  exerciseId: number,
  set: Partial<Written> & { version?: number },
): Promise<void> {
  await tx.update(exercise).set(set).where(eq(exercise.id, exerciseId));
}

/** Retires an exercise that the person has written, or with null takes it back; false where nothing changes. */
export async function retireWritten(
  db: Db,
  of: { exerciseId: number; ownerId: number },
  retiredAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(exercise)
    .set({ retiredAt })
    .where(
      and(
        eq(exercise.id, of.exerciseId),
        eq(exercise.ownerId, of.ownerId),
        retiredAt === null ? isNotNull(exercise.retiredAt) : isNull(exercise.retiredAt),
      ),
    )
    .returning({ id: exercise.id });
  return rows.length > 0;
}
