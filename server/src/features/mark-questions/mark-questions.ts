import type { Correction, MarkQuestion } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { decideMark, readCorrections, requireReturnedText, requireText } from '../corrections/index.ts';
import * as repo from './mark-questions.repo.ts';

const isAt = (row: { offset: number; length: number }) => (mark: Correction) =>
  mark.offset === row.offset && mark.length === row.length;

const toWire = (row: repo.QuestionRow, marks: readonly Correction[]): MarkQuestion => ({
  id: row.id,
  correctionId: marks.find(isAt(row))?.id ?? null,
  offset: row.offset,
  length: row.length,
  token: row.token,
  asked: toUnix(row.askedAt),
  answer: row.answer,
  answered: toUnix(row.answeredAt),
  answeredByName: row.answeredByName,
});

/** Questions about the marks of a text, for its pupil and for teachers of the class, by what each may see of the marks. */
export async function listQuestions(context: Context, actor: Actor, answerTextId: number): Promise<MarkQuestion[]> {
  const { corrections } = await readCorrections(context, actor, answerTextId, { ahead: true });
  return (await repo.findQuestions(context.db, answerTextId)).map((row) => toWire(row, corrections));
}

/** The pupil asks whether a mark of the own returned text is an error. Asking again changes nothing. */
export async function askAboutMark(
  context: Context,
  actor: Actor,
  answerTextId: number,
  correctionId: string,
): Promise<MarkQuestion> {
  await requireReturnedText(context, actor, answerTextId);
  const { corrections } = await readCorrections(context, actor, answerTextId);
  const { offset, length, token } = found(corrections.find((mark) => mark.id === correctionId));
  await repo.insertQuestion(context.db, { answerTextId, offset, length, token, askedAt: context.clock.now() });
  const rows = await repo.findQuestions(context.db, answerTextId);
  return toWire(found(rows.find((row) => row.offset === offset && row.length === length)), corrections);
}

/** A teacher of the class answers: a mark that is no error is hidden from the pupil, one that is stays or comes back. */
export async function answerMarkQuestion(
  context: Context,
  actor: Actor,
  answerTextId: number,
  question: { id: number; isError: boolean },
): Promise<MarkQuestion> {
  await requireText(context, actor, answerTextId);
  const asked = found((await repo.findQuestions(context.db, answerTextId)).find(({ id }) => id === question.id));
  await repo.answerQuestion(
    context.db,
    { answerTextId, id: asked.id },
    {
      answer: question.isError ? 'error' : 'not-error',
      answeredBy: actor.id,
      answeredAt: context.clock.now(),
    },
  );
  await decideMark(context, actor, answerTextId, { ...asked, isError: question.isError });
  return found((await listQuestions(context, actor, answerTextId)).find(({ id }) => id === question.id));
}
