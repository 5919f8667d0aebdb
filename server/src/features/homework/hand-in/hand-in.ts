import { isTextCorrection, textLanguageOf } from '@ordklar/content';
import { countWords } from '@ordklar/school';
import { inspectFreeText } from '@ordklar/exercise-kinds/grade';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { type ProblemCode, ProblemError } from '../../../platform/problems/index.ts';
import { insertText, type NewText } from '../../attempts/index.ts';
import { commaSystemOf } from '../../comma-systems/index.ts';
import { findDraft, findFile } from './hand-in.repo.ts';
import type { HomeworkRow } from '../homework.repo.ts';
import { makeAttempt } from './make-attempt.ts';
import { requireHomework } from '../reach-homework.ts';

const REFUSALS = {
  empty: 'empty-text',
  'too-long': 'too-large',
  'no-sentence-marks': 'no-sentence-marks',
} as const satisfies Record<string, ProblemCode>;

interface Answer {
  text: string;
  wordCount: number;
  uncheckedRanges: [number, number][];
  notes: string[];
  fileId: number | null;
}

/** What is to be handed in: the attached file, else the text that the pupil has written in the browser. */
async function answerOf(context: Context, homework: HomeworkRow): Promise<Answer> {
  const file = await findFile(context.db, homework.homeworkId);
  if (file) {
    const { text, wordCount, uncheckedRanges, notes } = file;
    return { text, wordCount, uncheckedRanges, notes, fileId: file.id };
  }
  const draft = await findDraft(context.db, homework.homeworkId, homework.studentId, 1);
  if (!draft) throw new ProblemError('no-file');
  const text = typeof draft.data.text === 'string' ? draft.data.text.replaceAll('\r\n', '\n').trim() : '';
  return { text, wordCount: countWords(text), uncheckedRanges: [], notes: [], fileId: null };
}

/** Hands a task in, by its pupil or by a teacher for the pupil (HAND-14, HAND-18), and queues its text for marking where the course corrects texts. */
export async function handIn(context: Context, actor: Actor, homeworkId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const answer = await answerOf(context, homework);
  const inspection = inspectFreeText(answer.text, answer.wordCount, homework.wordCount);
  if (!inspection.accepted) throw new ProblemError(REFUSALS[inspection.because]);
  const { fileId, ...text } = answer;
  const isCorrected = isTextCorrection(homework.productId);
  const handedIn: NewText = {
    ...text,
    language: isTextCorrection(homework.productId) ? textLanguageOf(homework.productId) : 'da',
    // a text of another course, such as an own exercise in grammar, is the teacher's to read
    marking: isCorrected ? 'queued' : 'marked',
    ...(await commaSystemOf(context, homeworkId)),
  };
  const made = await context.db.transaction(async (tx) => {
    const attempt = await makeAttempt(tx, context.clock, { homeworkId, handedInBy: actor.id, fileId });
    if (attempt === null) return null;
    return { ...attempt, answerTextId: await insertText(tx, attempt.exerciseProgressId, handedIn) };
  });
  if (!made) {
    // 404 where the teacher has taken the task back meanwhile
    await requireHomework(context, actor, homeworkId);
    throw new ProblemError('already-handed-in');
  }
  const { answerTextId } = made;
  // the text is safe: when the queue does not answer, the text is found and marked later (decision record 3)
  if (isCorrected)
    await context.jobs
      .send('correct-text', { answerTextId }, String(answerTextId))
      .catch((error: unknown) => context.log.error({ err: error, answerTextId }, 'a text is not in the queue yet'));
  return {
    completedHomeworkId: homeworkId,
    exerciseProgressId: made.exerciseProgressId,
    completed: toUnix(made.completedAt),
    wordCount: answer.wordCount,
    warnings: inspection.warnings,
  };
}
