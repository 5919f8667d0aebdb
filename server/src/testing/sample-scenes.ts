import { saveEvaluation } from '../features/evaluations/index.ts';
import { removeHomework } from '../features/homework/manage-homework.ts';
import { docx } from './docx.ts';
import { assign, ESSAY, markedEssay, upload } from './school-day.ts';
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
