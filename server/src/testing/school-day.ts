import type { Item } from '@ordklar/exercise-kinds/grade';
import { randomUUID } from 'node:crypto';
import { DOCX_TYPE } from '@ordklar/school';
import { eq } from 'drizzle-orm';
import { markText, readCorrections, setTextsReady } from '../features/corrections/index.ts';
import { assignHomework, attachFile, handIn, saveProgress } from '../features/homework/index.ts';
import { toUnix } from '../platform/clock/clock.ts';
import { tables } from '../platform/db/index.ts';
import { DAY } from './test-clock.ts';
import type { World } from './world.ts';
import type { SquadName, Username } from './world-people.ts';

/** A text that may be handed in: it has words, marks and one mistake that the plain engine knows. */
export const ESSAY = 'I går gik jeg en tur, og jeg fandt en fejll. Det var rigtig sjovt.';

export interface AssignOptions {
  teacher?: Username;
  squad?: SquadName;
  exerciseId?: number;
  deadline?: Date | null;
  available?: Date | null;
}

/** A free-text exercise like the first Danish one of the bank, so that every pupil can be given it once. */
export async function newExercise(world: World): Promise<number> {
  const [like] = await world.db
    .select()
    .from(tables.exercise)
    .where(eq(tables.exercise.id, world.exercises.danish[0] ?? 0));
  if (!like) throw new Error('the bank has no Danish exercise');
  const { id: _, ...row } = like;
  const [made] = await world.db
    .insert(tables.exercise)
    .values({ ...row, slug: randomUUID() })
    .returning();
  return made?.id ?? 0;
}

/** Two items, with room for a wrong answer: »cykler« and »en«. */
const ITEMS: Item[] = [
  {
    kind: 'choice',
    question: 'Hvilket ord er et udsagnsord?',
    options: ['cykler', 'cykel'],
    answer: 'cykler',
    because: 'Det er noget, man gør.',
  },
  {
    kind: 'gap-text',
    parts: ['Jeg fandt ', { answers: ['en'] }, ' krabbe og ', { answers: ['et'] }, ' søstjerneben.'],
  },
];

/** A new exercise made of ITEMS, in the course of the essays, so that every school may assign it. */
export async function newItemExercise(world: World, items: readonly Item[] = ITEMS): Promise<number> {
  const exerciseId = await newExercise(world);
  await world.db
    .update(tables.exercise)
    .set({ kind: 'items', content: { instruction: 'Svar på spørgsmålene.' } })
    .where(eq(tables.exercise.id, exerciseId));
  await world.db.insert(tables.exerciseEdition).values({ exerciseId, version: 1, items: [...items] });
  return exerciseId;
}

/**
 * Gives the pupil a Danish essay to write, another each time unless one is named; answers the homework's id. Due in a
 * week by default.
 */
export async function assign(world: World, pupil: Username, options: AssignOptions = {}): Promise<number> {
  const { teacher = 'laerer', squad = '7.A', exerciseId = await newExercise(world) } = options;
  const due = options.deadline === undefined ? new Date(world.clock.now().getTime() + 7 * DAY) : options.deadline;
  const { homeworkIds } = await assignHomework(world.context, world.people[teacher], {
    exerciseIds: [exerciseId],
    studentIds: [world.people[pupil].id],
    squadId: world.squads[squad],
    deadline: toUnix(due),
    available: toUnix(options.available ?? null),
  });
  const [homeworkId] = homeworkIds;
  if (homeworkId === undefined) throw new Error(`${pupil} has the task already`);
  return homeworkId;
}

/** A dictation of the bank, whose sound ships with it. */
export async function bankDictation(world: World): Promise<number> {
  const [row] = await world.db.select().from(tables.exercise).where(eq(tables.exercise.slug, 'grdi-3-ord-1'));
  if (!row) throw new Error('the bank has no dictation');
  return row.id;
}

/** The dictation as a task of the pupil »elev«, given when it is asked for first. */
export async function assignedDictation(world: World): Promise<number> {
  const exerciseId = await bankDictation(world);
  const [given] = await world.db.select().from(tables.homework).where(eq(tables.homework.exerciseId, exerciseId));
  return given?.id ?? assign(world, 'elev', { exerciseId });
}

/** The exercise of a task. */
export async function exerciseOf(world: World, homeworkId: number): Promise<number> {
  const [row] = await world.db.select().from(tables.homework).where(eq(tables.homework.id, homeworkId));
  return row?.exerciseId ?? 0;
}

/** The pupil writes a text in the browser. */
export const write = (world: World, pupil: Username, homeworkId: number, text = ESSAY) =>
  saveProgress(world.context, world.people[pupil], { homeworkId, exercisePageId: 1, data: { text } });

/** The pupil attaches a file. */
export const upload = (
  world: World,
  pupil: Username,
  homeworkId: number,
  bytes: Uint8Array,
  filename = 'stil.docx',
  mimetype = DOCX_TYPE,
) => attachFile(world.context, world.people[pupil], homeworkId, { filename, mimetype, bytes, uploadedFrom: null });

export interface HandedIn {
  homeworkId: number;
  exerciseProgressId: number;
  answerTextId: number;
}

/** The id of the text that an attempt was handed in with, as it was queued. */
function lastQueuedText(world: World): number {
  const job = world.jobs.sent.findLast((sent) => sent.queue === 'correct-text');
  if (!job) throw new Error('nothing was handed in');
  return job.data.answerTextId;
}

/** The pupil writes and hands in; the engine has not seen the text yet. */
export async function writeAndHandIn(
  world: World,
  pupil: Username,
  homeworkId: number,
  text = ESSAY,
): Promise<HandedIn> {
  await write(world, pupil, homeworkId, text);
  const { exerciseProgressId } = await handIn(world.context, world.people[pupil], homeworkId);
  return { homeworkId, exerciseProgressId, answerTextId: lastQueuedText(world) };
}

/** A new essay of the pupil, handed in and marked by the engine. */
export async function markedEssay(
  world: World,
  pupil: Username,
  options: AssignOptions & { text?: string } = {},
): Promise<HandedIn> {
  const essay = await writeAndHandIn(world, pupil, await assign(world, pupil, options), options.text);
  await markText(world.context, essay.answerTextId);
  return essay;
}

/** The teacher opens the text and sends it back. */
export async function sendBack(
  world: World,
  essay: HandedIn,
  options: { teacher?: Username; squad?: SquadName; selfCorrectionEnabled?: boolean } = {},
) {
  const { teacher = 'laerer', squad = '7.A', selfCorrectionEnabled = false } = options;
  await readCorrections(world.context, world.people[teacher], essay.answerTextId);
  return setTextsReady(world.context, world.people[teacher], {
    exerciseProgressIds: [essay.exerciseProgressId],
    isReadyForStudents: true,
    squadId: world.squads[squad],
    selfCorrectionEnabled,
    force: false,
  });
}
