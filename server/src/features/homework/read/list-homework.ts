import type { AssignedExercise, Homework } from '@ordklar/contract';
import { courseOf } from '@ordklar/content';
import { schoolYear, schoolYearSpan } from '@ordklar/school';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { markingStateOf } from '../../attempts/index.ts';
import { requireSquad } from '../../classes/index.ts';
import { homeworkToWire, isLate, resultOf, stateOf } from './homework-to-wire.ts';
import { isFree } from '../homework.policy.ts';
import * as repo from '../homework.repo.ts';
import { findStudentsOf } from './homework-students.repo.ts';

interface Page {
  page: number;
  limit: number;
  order: 'deadline' | 'title' | 'assigned' | 'completed';
  sort: 'asc' | 'desc';
  /** What is assigned again counts as finished, too, as it was handed in last (HW-10). */
  reopened?: boolean;
}

/** A page of the pupil's own tasks in a course ('all' = every course), open or finished (HW-13). */
export async function listOwn(context: Context, actor: Actor, courseId: string, completed: boolean, page: Page) {
  const now = context.clock.now();
  const filter = {
    studentId: actor.id,
    productId: courseId === 'all' ? null : courseId,
    completed,
    reopened: page.reopened ?? false,
    now,
  };
  const rows = await repo.findOwn(context.db, filter, { ...page, offset: (page.page - 1) * page.limit });
  const counts = await repo.countOwn(context.db, filter);
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  return { homework: rows.map((row) => homeworkToWire(row, now)), total, pages: Math.ceil(total / page.limit) };
}

/** Courses in which the pupil has open or finished tasks. */
export async function listOwnCourses(context: Context, actor: Actor, completed: boolean) {
  const filter = { studentId: actor.id, productId: null, completed, reopened: false, now: context.clock.now() };
  const rows = await repo.countOwn(context.db, filter);
  return rows.map((row) => ({ ...row, title: courseOf(row.productId).title }));
}

/** The visible task that was assigned last. */
export async function latestOwn(context: Context, actor: Actor): Promise<Homework | null> {
  const now = context.clock.now();
  const row = await repo.findLatestOwn(context.db, actor.id, now);
  return row && homeworkToWire(row, now);
}

/** A pupil's tasks in a class and course in a school year; those of one level or category together when asked for. */
export async function listOfStudent(
  context: Context,
  actor: Actor,
  filter: repo.StudentFilter & { year: number | undefined },
): Promise<Homework[]> {
  await requireSquad(context, actor, filter.squadId);
  const now = context.clock.now();
  const rows = await repo.findOfStudent(context.db, { ...filter, ...schoolYearSpan(filter.year ?? schoolYear(now)) });
  return rows.map((row) => homeworkToWire(row, now));
}

type Row = Awaited<ReturnType<typeof repo.findOfSquad>>[number];

/** What has no text and is answered is ready as it is. */
const markingOfRow = (row: Row) => markingStateOf(row, false) ?? (row.answerCount === null ? null : 'ready');

/** A class's tasks in a course, by exercise, newest first; by visibility date too when asked for. */
export async function listOfSquad(
  context: Context,
  actor: Actor,
  filter: { squadId: number; groupId: number; productId: string; year: number | undefined },
  show: { students: boolean; splitByAvailableDate: boolean },
): Promise<AssignedExercise[]> {
  await requireSquad(context, actor, filter.squadId);
  // who is in a group is given away by which pupils are listed, so the group must be the teacher's too
  if (filter.groupId !== 0) await requireSquad(context, actor, filter.groupId);
  const now = context.clock.now();
  const rows = await repo.findOfSquad(context.db, { ...filter, ...schoolYearSpan(filter.year ?? schoolYear(now)) });
  const exercises = new Map<string, AssignedExercise>();
  for (const row of rows) {
    const key = show.splitByAvailableDate ? `${row.exerciseId} ${row.availableAt?.getTime()}` : String(row.exerciseId);
    const exercise = exercises.get(key) ?? {
      exerciseId: row.exerciseId,
      title: row.title,
      productId: row.productId,
      level: row.level,
      category: row.category,
      kind: row.kind,
      available: toUnix(row.availableAt),
      deadline: toUnix(row.deadline),
      assigned: toUnix(row.assignedAt),
      total: 0,
      completedCount: 0,
      readyCount: 0,
      students: [],
    };
    exercises.set(key, exercise);
    if (row.parentId === null) {
      exercise.total += 1;
      if (row.exerciseProgressId !== null) exercise.completedCount += 1;
      if (row.readyAt !== null || row.answerCount !== null) exercise.readyCount += 1;
    }
    exercise.assigned = Math.max(exercise.assigned, toUnix(row.assignedAt));
    if (!show.students) continue;
    exercise.students.push({
      homeworkId: row.homeworkId,
      studentId: row.studentId,
      studentName: row.studentName,
      deadline: toUnix(row.deadline),
      available: toUnix(row.availableAt),
      completed: toUnix(row.completedAt),
      exerciseProgressId: row.exerciseProgressId,
      attempts: row.attempts,
      isLate: isLate(row.deadline, row.completedAt, now),
      isSelfCorrection: row.parentId !== null,
      isFree: isFree(row),
      state: stateOf(row),
      marking: markingOfRow(row),
      writtenWords: row.writtenWords,
      result: resultOf(row),
      questions: row.questions,
    });
  }
  return [...exercises.values()].toSorted((a, b) => b.assigned - a.assigned);
}

/** Pupils of some tasks of a class. */
export async function listStudentsOf(context: Context, actor: Actor, squadId: number, homeworkIds: number[]) {
  await requireSquad(context, actor, squadId);
  return homeworkIds.length === 0 ? [] : findStudentsOf(context.db, squadId, homeworkIds);
}

/** How many tasks a class, or one pupil of it, has in each course. */
export async function countOfSquad(
  context: Context,
  actor: Actor,
  filter: { squadId: number; studentId: number | null; courseIds: string | undefined; year: number | undefined },
) {
  await requireSquad(context, actor, filter.squadId);
  const productIds = filter.courseIds?.split(',').filter(Boolean) ?? null;
  const span = schoolYearSpan(filter.year ?? schoolYear(context.clock.now()));
  return repo.countOfSquad(context.db, { ...filter, productIds: productIds?.length ? productIds : null, ...span });
}
