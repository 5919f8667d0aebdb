import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { exercise, exerciseFile, ownExerciseEdition } = tables;

export type NewFile = Pick<
  typeof exerciseFile.$inferInsert,
  'originalFilename' | 'contentType' | 'size' | 'storageKey'
>;

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
    .where(and(eq(exercise.id, exerciseId), eq(exercise.ownerId, ownerId), isNull(exercise.retiredAt)));
  return row ?? null;
}

/** All that the person has made and not archived. */
export const findAllOwn = (db: Db, ownerId: number) =>
  db
    .select({ id: exercise.id, title: exercise.title, description: exercise.description, content: exercise.content })
    .from(exercise)
    .where(and(eq(exercise.ownerId, ownerId), isNull(exercise.retiredAt)))
    .orderBy(exercise.id);

/** Keeps the names and places of files of an exercise; answers how it names them, in order. */
export async function insertFiles(tx: Db, exerciseId: number, files: NewFile[], uploadedBy: number, uploadedAt: Date) {
  if (files.length === 0) return [];
  const rows = await tx
    .insert(exerciseFile)
    .values(files.map((file) => ({ ...file, exerciseId, uploadedBy, uploadedAt })))
    .returning({ id: exerciseFile.id, name: exerciseFile.originalFilename, size: exerciseFile.size });
  return rows.toSorted((a, b) => a.id - b.id);
}

/** An own exercise as it stands. */
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Keeps an edition for what was handed in, before another takes its place. */
export async function keepEdition(tx: Db, own: OwnRow, replacedAt: Date): Promise<void> {
  const { id: exerciseId, version, title, description, content } = own;
  await tx.insert(ownExerciseEdition).values({ exerciseId, version, title, description, content, replacedAt });
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
