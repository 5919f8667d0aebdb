import fs from 'node:fs/promises';
import { soundFile } from '@ordklar/content';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { readExercise } from '../exercises/index.ts';
import { requireHomework } from '../homework/index.ts';
import { findBankEdition, findOpenWork, findWorkOfAttempt } from './practice.repo.ts';

/** The sound of an item of a task, of the edition that its pupil answers or has answered. @throws ProblemError not-found */
export async function readHomeworkSound(
  context: Context,
  actor: Actor,
  of: { homeworkId: number; item: number },
): Promise<Buffer> {
  const { exerciseId, exerciseProgressId } = await requireHomework(context, actor, of.homeworkId);
  const work =
    exerciseProgressId === null
      ? await findOpenWork(context.db, of.homeworkId)
      : await findWorkOfAttempt(context.db, exerciseProgressId);
  return readSound(context, { exerciseId, item: of.item, version: work?.version ?? null });
}

/** The sound of an item as the exercise is offered now, for a teacher who tries it. @throws ProblemError not-found */
export async function readExerciseSound(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; item: number },
): Promise<Buffer> {
  await readExercise(context, actor, of.exerciseId);
  return readSound(context, { ...of, version: null });
}

/** Only the bank has sound; its slugs, not what anybody sent, name the files. */
async function readSound(
  context: Context,
  of: { exerciseId: number; item: number; version: number | null },
): Promise<Buffer> {
  const { slug, version } = found(await findBankEdition(context.db, of.exerciseId));
  const file = soundFile({ slug, version: of.version ?? version, number: of.item });
  if (file === null) throw notFound();
  return fs.readFile(file);
}
