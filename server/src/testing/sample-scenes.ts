import type { WrittenMark } from '@ordklar/contract';
import { randomUUID } from 'node:crypto';
import { saveEvaluation } from '../features/evaluations/index.ts';
import { removeHomework } from '../features/homework/manage/manage-homework.ts';
import { askAboutMark } from '../features/mark-questions/index.ts';
import { addComment } from '../features/comment-bank/index.ts';
import { addSchoolWord } from '../features/school-words/index.ts';
import { docx } from './docx.ts';
import { assign, ESSAY, markedEssay, sendBack, upload } from './school-day.ts';
import type { World } from './world.ts';

/** Path parameters of a file that elev has attached to a new task. */
export async function withFile(world: World) {
  const id = await assign(world, 'elev');
  const file = await upload(world, 'elev', id, docx(ESSAY));
  return { params: { id, fileId: file.id } };
}

/** Path parameters of an attempt that elev has handed in and the engine has marked. */
export const withAttempt = async (world: World) => ({
  params: { id: (await markedEssay(world, 'elev')).exerciseProgressId },
});

/** Path parameters of a text of elev that the engine has marked and no teacher has sent back. */
export const withText = async (world: World) => ({ params: { id: (await markedEssay(world, 'elev')).answerTextId } });

/** A mark as it stands in the fields while a teacher writes it. */
export const WRITTEN_MARK: WrittenMark = {
  kind: 'create',
  markId: null,
  offset: 0,
  length: 1,
  subcategoryId: 'replace',
  replacement: 'Vi',
  takeAway: false,
  explanation: '',
  comment: '',
};

/** An attempt of elev's that feedback can be written on. */
export const withUnsentFeedback = async (world: World) => ({
  params: { exerciseProgressId: (await markedEssay(world, 'elev')).exerciseProgressId },
});

/** A task of elev that laerer has just taken away. */
export async function removedHomework(world: World): Promise<number> {
  const homeworkId = await assign(world, 'elev');
  await removeHomework(world.context, world.people.laerer, { homeworkIds: [homeworkId] });
  return homeworkId;
}

/** Feedback by laerer on a text of elev. */
export async function feedback(world: World): Promise<number> {
  const { exerciseProgressId } = await markedEssay(world, 'elev');
  const saved = await saveEvaluation(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    exerciseProgressId,
    evaluation: 'Fint.',
    grade: null,
    gradeVisible: false,
  });
  return saved?.id ?? 0;
}

/** A text of elev with one mark, e1, that laerer has sent back. */
export async function returnedText(world: World): Promise<number> {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay);
  return essay.answerTextId;
}

/** The same, and elev has asked whether the mark is an error. */
export async function askedEssay(world: World): Promise<{ answerTextId: number; questionId: number }> {
  const answerTextId = await returnedText(world);
  const { id } = await askAboutMark(world.context, world.people.elev, answerTextId, 'e1');
  return { answerTextId, questionId: id };
}

/** A new word on the list of laerer's school. */
export async function schoolWordOf(world: World): Promise<number> {
  const { word } = await addSchoolWord(world.context, world.people.laerer, `ord${randomUUID()}`);
  return word.id;
}

/** A new comment that laerer shares with the school. */
export async function bankCommentOf(world: World): Promise<number> {
  const text = `Husk ${randomUUID()}`;
  const comment = { text, subcategoryId: null, replacement: null, isShared: true };
  return (await addComment(world.context, world.people.laerer, comment)).id;
}
