import type { Actor } from '../../platform/http/context.ts';
import { isVisibleTask } from '../attempts/index.ts';
import type { HomeworkRow } from './homework.repo.ts';

/** Whether the pupil has chosen the task (PD-10). */
export const isFree = (row: Pick<HomeworkRow, 'studentId' | 'teacherId'>): boolean => row.teacherId === row.studentId;

/** Whether this is the pupil's own task and it has become visible (HW-02). */
export const isOwnAndVisible = (
  actor: Actor,
  row: Pick<HomeworkRow, 'studentId' | 'availableAt'>,
  now: Date,
): boolean => row.studentId === actor.id && isVisibleTask(row, now);
