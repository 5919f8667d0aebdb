import { and, asc, eq, isNull } from 'drizzle-orm';
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

/** A text as it was handed in. */
export async function findWrittenText(db: Db, textId: number): Promise<string> {
  const [row] = await db.select({ text: answerText.text }).from(answerText).where(eq(answerText.id, textId));
  return row?.text ?? '';
}
