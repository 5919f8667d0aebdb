import { inArray } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isCurrentAttempt } from '../../attempts/index.ts';

const { exerciseProgress, homework } = tables;

/** Tasks, with the attempt that they stand handed in with. */
export const findForReminder = (db: Db, homeworkIds: number[]) =>
  db
    .select({
      homeworkId: homework.id,
      squadId: homework.squadId,
      availableAt: homework.availableAt,
      deadline: homework.deadline,
      studentId: homework.studentId,
      teacherId: homework.assignedBy,
      removedAt: homework.removedAt,
      parentId: homework.parentId,
      exerciseProgressId: exerciseProgress.id,
    })
    .from(homework)
    .leftJoin(exerciseProgress, isCurrentAttempt)
    .where(inArray(homework.id, homeworkIds));
