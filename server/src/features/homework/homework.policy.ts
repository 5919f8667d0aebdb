import type { Actor } from '../../platform/http/context.ts';
import { isOwn, isVisibleTask } from '../attempts/index.ts';
import type { HomeworkRow } from './homework.repo.ts';

type Who = Pick<Actor, 'id'>;

/** Whether the pupil has chosen the task (PD-10). */
export const isFree = (row: Pick<HomeworkRow, 'studentId' | 'teacherId'>): boolean => row.teacherId === row.studentId;

/** Whether this is the pupil's own task and it has become visible (HW-02). */
export const isOwnAndVisible = (actor: Who, row: Pick<HomeworkRow, 'studentId' | 'availableAt'>, now: Date): boolean =>
  isOwn(actor, row) && isVisibleTask(row, now);

/** Whether the person may bring removed homework back: who removed it. */
export const mayRestore = (actor: Who, { removedBy }: { removedBy: number | null }): boolean => removedBy === actor.id;
