import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { answerText, exerciseFile, homework, homeworkFile } = tables;

/** A file of the person: what it was called, and where its bytes are. */
export interface OwnFile {
  name: string;
  storageKey: string;
}

/** Files that the person has attached to the own tasks, also those that are not handed in yet or were taken back since. */
export const findAttachedFiles = (db: Db, userId: number): Promise<OwnFile[]> =>
  db
    .select({ name: homeworkFile.originalFilename, storageKey: homeworkFile.storageKey })
    .from(homeworkFile)
    .innerJoin(homework, eq(homework.id, homeworkFile.homeworkId))
    .where(and(eq(homework.studentId, userId), isNull(homeworkFile.removedAt)))
    .orderBy(asc(homeworkFile.id));

/** Files that the person has put into own exercises. */
export const findExerciseFiles = (db: Db, userId: number): Promise<OwnFile[]> =>
  db
    .select({ name: exerciseFile.originalFilename, storageKey: exerciseFile.storageKey })
    .from(exerciseFile)
    .where(eq(exerciseFile.uploadedBy, userId))
    .orderBy(asc(exerciseFile.id));

/** Texts as they were handed in, by id. */
export async function findWrittenTexts(db: Db, textIds: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: answerText.id, text: answerText.text })
    .from(answerText)
    .where(inArray(answerText.id, textIds));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
