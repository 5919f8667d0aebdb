import type { FreeText } from '@ordklar/exercise-kinds/play';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { courseLevel, exercise, exerciseCategory, exerciseFile, ownExerciseEdition } = tables;

export type NewFile = Pick<
  typeof exerciseFile.$inferInsert,
  'originalFilename' | 'contentType' | 'size' | 'storageKey'
>;

/** Where own exercises of a course stand. */
export interface Place {
  level: { id: number; productId: string; title: string; order: number };
  category: { id: number; productId: string; title: string; order: number };
}

export interface Written {
  title: string;
  description: string;
  requiredWordCount: number | null;
  content: FreeText;
}

const isOwn = (exerciseId: number, ownerId: number) => and(eq(exercise.id, exerciseId), eq(exercise.ownerId, ownerId));

/** An own exercise that is not archived; null where the person has none with this id. */
export async function findOwn(db: Db, exerciseId: number, ownerId: number) {
  const [row] = await db
    .select({
      id: exercise.id,
      productId: exercise.productId,
      title: exercise.title,
      description: exercise.description,
      requiredWordCount: exercise.requiredWordCount,
      content: exercise.content,
      version: exercise.version,
    })
    .from(exercise)
    .where(and(isOwn(exerciseId, ownerId), isNull(exercise.retiredAt)));
  return row ?? null;
}

const rowOf = ({ order, ...place }: Place['level']) => ({ ...place, position: order });

/** Makes an own exercise with its files. */
export async function insertOwn(
  db: Db,
  made: { productId: string; place: Place; ownerId: number; now: Date; files: NewFile[] } & Written,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.insert(courseLevel).values(rowOf(made.place.level)).onConflictDoNothing();
    await tx.insert(exerciseCategory).values(rowOf(made.place.category)).onConflictDoNothing();
    const [row] = await tx
      .insert(exercise)
      .values({
        productId: made.productId,
        levelId: made.place.level.id,
        categoryId: made.place.category.id,
        kind: 'free-text',
        title: made.title,
        description: made.description,
        requiredWordCount: made.requiredWordCount,
        // a teacher's own has no estimate: it is shown where there is one only
        estimatedMinutes: 0,
        content: made.content,
        ownerId: made.ownerId,
      })
      .returning({ id: exercise.id });
    if (!row) throw new Error('the exercise was not made');
    if (made.files.length > 0) {
      const files = await insertFiles(tx, row.id, made.files, made.ownerId, made.now);
      await tx
        .update(exercise)
        .set({ content: { ...made.content, files } })
        .where(eq(exercise.id, row.id));
    }
    return row.id;
  });
}

async function insertFiles(tx: Db, exerciseId: number, files: NewFile[], uploadedBy: number, uploadedAt: Date) {
  if (files.length === 0) return [];
  const rows = await tx
    .insert(exerciseFile)
    .values(files.map((file) => ({ ...file, exerciseId, uploadedBy, uploadedAt })))
    .returning({ id: exerciseFile.id, name: exerciseFile.originalFilename, size: exerciseFile.size });
  return rows.toSorted((a, b) => a.id - b.id);
}

/**
 * Writes a new edition of an own exercise in place of the one with `version`, which is kept for what was handed in.
 * False where it has been edited or archived meanwhile.
 */
export async function replaceOwn(
  db: Db,
  own: NonNullable<Awaited<ReturnType<typeof findOwn>>>,
  edition: { editedBy: number; now: Date; files: NewFile[] } & Written,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ version: exercise.version })
      .from(exercise)
      .where(and(eq(exercise.id, own.id), isNull(exercise.retiredAt)))
      .for('update');
    if (row?.version !== own.version) return false;
    await tx.insert(ownExerciseEdition).values({
      exerciseId: own.id,
      version: own.version,
      title: own.title,
      description: own.description,
      content: own.content,
      replacedAt: edition.now,
    });
    const added = await insertFiles(tx, own.id, edition.files, edition.editedBy, edition.now);
    await tx
      .update(exercise)
      .set({
        title: edition.title,
        description: edition.description,
        requiredWordCount: edition.requiredWordCount,
        content: { ...edition.content, files: [...edition.content.files, ...added] },
        version: own.version + 1,
      })
      .where(eq(exercise.id, own.id));
    return true;
  });
}

/** Puts an own exercise away; false where the person has none with this id, or it is archived already. */
export async function retireOwn(db: Db, exerciseId: number, ownerId: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(exercise)
    .set({ retiredAt: now })
    .where(and(isOwn(exerciseId, ownerId), isNull(exercise.retiredAt)))
    .returning({ id: exercise.id });
  return rows.length > 0;
}

/** Takes an own exercise back that was archived; false where there is none. */
export async function bringBackOwn(db: Db, exerciseId: number, ownerId: number): Promise<boolean> {
  const rows = await db
    .update(exercise)
    .set({ retiredAt: null })
    .where(and(isOwn(exerciseId, ownerId), isNotNull(exercise.retiredAt)))
    .returning({ id: exercise.id });
  return rows.length > 0;
}

/** Where the bytes of a file are that one of these shows. */
export async function findFile(db: Db, exerciseId: number, fileId: number, shown: number[]) {
  if (shown.length === 0) return null;
  const [row] = await db
    .select()
    .from(exerciseFile)
    .where(and(eq(exerciseFile.exerciseId, exerciseId), eq(exerciseFile.id, fileId), inArray(exerciseFile.id, shown)));
  return row ?? null;
}
