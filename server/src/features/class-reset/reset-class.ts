import type { ClassResetPreview } from '@ordklar/contract';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { ProblemError, problemTexts } from '../../platform/problems/index.ts';
import { requireOwnClass } from '../classes/index.ts';
import { levelTitle, resetTasksOf, tasksByLevel, undoResetOf } from '../homework/index.ts';

/** What a reset of an own class would take away. */
export async function previewReset(context: Context, actor: Actor, classId: number): Promise<ClassResetPreview> {
  const { name, studentCount, sharedWith } = await requireOwnClass(context, actor, classId);
  const levels = await tasksByLevel(context, classId);
  const sum = (of: 'exercises' | 'answers') => levels.reduce((total, level) => total + level[of], 0);
  return { name, studentCount, sharedWith, levels, exercises: sum('exercises'), answers: sum('answers') };
}

const note = (context: Context, actor: Actor, action: 'class-reset' | 'class-reset-undone', classId: number) =>
  noteInAuditLog(
    context.db,
    [{ userId: actor.id, action, subjectUserId: null, details: `class ${classId}` }],
    context.clock.now(),
  );

const refuseChoice = () => new ProblemError('reset-what', { errors: { levelId: [problemTexts['reset-what']] } });

/**
 * Resets an own class: its tasks go, all or those of one class level, with what was handed in. Pupils, groups and
 * what they do in other classes stay. Both questions must be answered: all and a level at once is neither.
 */
export async function resetClass(
  context: Context,
  actor: Actor,
  { classId, resetAll, levelId }: { classId: number; resetAll: boolean; levelId?: number | undefined },
): Promise<{ removed: number; at: number }> {
  await requireOwnClass(context, actor, classId);
  if (resetAll === (levelId !== undefined)) throw refuseChoice();
  const level = levelId === undefined ? null : await levelTitle(context, levelId);
  if (!resetAll && level === null) throw refuseChoice();
  return context.db.transaction(async (tx) => {
    const done = await resetTasksOf({ ...context, db: tx }, actor, classId, level);
    if (done.removed === 0) throw new ProblemError('nothing-to-reset');
    await note({ ...context, db: tx }, actor, 'class-reset', classId);
    return done;
  });
}

/** Takes back the person's own reset of a class. */
export async function undoReset(
  context: Context,
  actor: Actor,
  { classId, at }: { classId: number; at: number },
): Promise<{ restored: number }> {
  await requireOwnClass(context, actor, classId);
  return context.db.transaction(async (tx) => {
    const restored = await undoResetOf({ ...context, db: tx }, actor, classId, at);
    await note({ ...context, db: tx }, actor, 'class-reset-undone', classId);
    return { restored };
  });
}
