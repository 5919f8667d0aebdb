import fs from 'node:fs/promises';
import { soundFile } from '@ordklar/content';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { isOwn } from '../attempts/index.ts';
import { readExercise } from '../exercises/index.ts';
import { requireHomework } from '../homework/index.ts';
import { findBankEdition, findEdition, findWork } from './practice.repo.ts';
import { type Part, partsOf } from './tests/test-parts.ts';
import { findSheet } from './tests/tests.repo.ts';

/**
 * The sound of an item of a task, of the edition that its pupil answers or has answered. Of a test that is being taken
 * the pupil hears only the part that runs. @throws ProblemError not-found
 */
export async function readHomeworkSound(
  context: Context,
  actor: Actor,
  { homeworkId, item }: { homeworkId: number; item: number },
): Promise<Buffer> {
  const { db, clock } = context;
  const homework = await requireHomework(context, actor, homeworkId);
  const { exerciseId, exerciseProgressId } = homework;
  const isOpen = exerciseProgressId === null;
  const work = await findWork(db, { homeworkId, exerciseProgressId });
  const bank = found(await findBankEdition(db, exerciseId));
  const version = work?.version ?? bank.version;
  if (isOpen && isOwn(actor, homework)) {
    const { steps } = found(await findEdition(db, exerciseId, version));
    const begun = work && steps ? (await findSheet(db, work.id)).steps : [];
    if (steps && !isRunning(partsOf(steps, begun, clock.now()), item)) throw notFound();
  }
  return readSound({ slug: bank.slug, version, number: item });
}

/** The sound of an item as the exercise is offered now, for a teacher who tries it. @throws ProblemError not-found */
export async function readExerciseSound(
  context: Context,
  actor: Actor,
  { exerciseId, item }: { exerciseId: number; item: number },
): Promise<Buffer> {
  await readExercise(context, actor, exerciseId);
  return readSound({ ...found(await findBankEdition(context.db, exerciseId)), number: item });
}

const isRunning = (parts: readonly Part[], item: number): boolean =>
  parts.some(({ state, from, to }) => state === 'running' && item >= from && item < to);

/** Only the bank has sound; its slugs, not what anybody sent, name the files. */
async function readSound(of: { slug: string; version: number; number: number }): Promise<Buffer> {
  return fs.readFile(found(soundFile(of)));
}
