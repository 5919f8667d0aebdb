import type { Correction, MarkQuestion } from '@ordklar/contract';
import { sentenceAround } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import {
  decideMark,
  marksOfTexts,
  reachText,
  readCorrections,
  requireReturnedText,
  requireText,
} from '../corrections/index.ts';
import * as repo from './mark-questions.repo.ts';
import { teacherIdsOf } from '../classes/index.ts';
import { tellAnswered, tellAsked } from '../notifications/index.ts';
import { maySeeQuestions } from './question.policy.ts';

/** A question with the edition of the text that it was asked in. */
interface Asked {
  row: repo.QuestionRow;
  edition: repo.Edition;
  sentence: string;
}

/** Whether a mark of an edition is asked about: at the place itself, or on the same words of a sentence that stayed. */
const isAbout =
  ({ row, sentence }: Asked, { answerTextId, text }: repo.Edition) =>
  ({ offset, length, token }: Correction): boolean =>
    answerTextId === row.answerTextId
      ? offset === row.offset && length === row.length
      : token === row.token && sentenceAround(text, offset) === sentence;

/** All editions of the text's task with what was asked in them; for its pupil those that are sent back. Else 404. */
async function readEditions(context: Context, actor: Actor, answerTextId: number) {
  const text = await reachText(context, actor, answerTextId);
  const all = await repo.findEditions(context.db, text);
  const editions = all.filter((edition) => maySeeQuestions(actor, text, edition));
  const rows = await repo.findQuestions(
    context.db,
    editions.map((edition) => edition.answerTextId),
  );
  const asked = editions.flatMap((edition) =>
    rows
      .filter((row) => row.answerTextId === edition.answerTextId)
      .map((row): Asked => ({ row, edition, sentence: sentenceAround(edition.text, row.offset) })),
  );
  return { shown: found(editions.find((edition) => edition.answerTextId === answerTextId)), editions, asked };
}

/** Questions about the marks of a text and of its task's other editions, for its pupil and for teachers of the class. */
export async function listQuestions(context: Context, actor: Actor, answerTextId: number): Promise<MarkQuestion[]> {
  const { shown, asked } = await readEditions(context, actor, answerTextId);
  const { corrections } = await readCorrections(context, actor, answerTextId, { ahead: true });
  return asked.map((each) => ({
    id: each.row.id,
    exerciseAnswerTextId: each.edition.answerTextId,
    exerciseProgressId: each.edition.exerciseProgressId,
    attempt: each.edition.attempt,
    sentence: each.sentence,
    correctionId: corrections.find(isAbout(each, shown))?.id ?? null,
    offset: each.row.offset,
    length: each.row.length,
    token: each.row.token,
    asked: toUnix(each.row.askedAt),
    answer: each.row.answer,
    answered: toUnix(each.row.answeredAt),
    answeredByName: each.row.answeredByName,
  }));
}

/** What the pupils of some squads have asked and nobody has answered, the oldest first. Ask for the squads first. */
export const unansweredOf = ({ db }: Context, squadIds: number[], assigned: { from: Date; to: Date }) =>
  repo.findUnanswered(db, squadIds, assigned);

const countWaiting = (questions: readonly MarkQuestion[]): number =>
  questions.filter((question) => question.answer === null).length;

/** The pupil asks whether a mark of the own returned text is an error. Idempotent. */
export async function askAboutMark(
  context: Context,
  actor: Actor,
  answerTextId: number,
  correctionId: string,
): Promise<MarkQuestion> {
  const text = await requireReturnedText(context, actor, answerTextId);
  const { corrections } = await readCorrections(context, actor, answerTextId);
  const { offset, length, token } = found(corrections.find((mark) => mark.id === correctionId));
  const askedAt = context.clock.now();
  const isNew = await repo.insertQuestion(context.db, { answerTextId, offset, length, token, askedAt });
  const questions = await listQuestions(context, actor, answerTextId);
  if (isNew) {
    const teacherIds = await teacherIdsOf(context, text.squadId);
    const asked = { homeworkId: text.homeworkId, teacherIds, waiting: countWaiting(questions) };
    await tellAsked(context.db, asked, askedAt);
  }
  return found(
    questions.find(
      (each) => each.exerciseAnswerTextId === answerTextId && each.offset === offset && each.length === length,
    ),
  );
}

/**
 * A teacher of the class answers, from whatever edition of the text: a mark that is no error is hidden from the pupil,
 * one that is stays or comes back, in all editions where the words stand in the same sentence.
 */
export async function answerMarkQuestion(
  context: Context,
  actor: Actor,
  answerTextId: number,
  question: { id: number; isError: boolean },
): Promise<MarkQuestion> {
  const text = await requireText(context, actor, answerTextId);
  const { editions, asked } = await readEditions(context, actor, answerTextId);
  const about = found(asked.find(({ row }) => row.id === question.id));
  const { isError } = question;
  const at = context.clock.now();
  // both or neither: a question that is answered would leave a mark standing that nobody asks about any more
  await context.db.transaction(async (db) => {
    const within = { ...context, db };
    await repo.answerQuestion(db, question.id, {
      answer: isError ? 'error' : 'not-error',
      answeredBy: actor.id,
      answeredAt: at,
    });
    const marks = await marksOfTexts(
      within,
      editions.map((edition) => edition.answerTextId),
      false,
    );
    for (const edition of editions)
      for (const mark of (marks.get(edition.answerTextId) ?? []).filter(isAbout(about, edition)))
        await decideMark(within, actor, edition.answerTextId, { ...mark, isError });
  });
  const questions = await listQuestions(context, actor, answerTextId);
  const answered = {
    homeworkId: text.homeworkId,
    exerciseProgressId: about.edition.exerciseProgressId,
    waiting: countWaiting(questions),
    byId: actor.id,
  };
  await tellAnswered(context.db, answered, { teacher: actor, at });
  return found(questions.find(({ id }) => id === question.id));
}
