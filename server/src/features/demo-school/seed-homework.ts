import { type DemoEssay, type DemoHomework, demoSeed } from '@ordklar/content';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { markText, readCorrections, saveCorrections, setTextsReady } from '../corrections/index.ts';
import { saveEvaluation } from '../evaluations/index.ts';
import { assignHomework, handIn, saveProgress, setOwnCommaSystem } from '../homework/index.ts';
import { askAboutMark } from '../mark-questions/index.ts';
import { dayAt } from './demo-time.ts';
import * as repo from './demo-school.repo.ts';
import { lookUp, type SeededPeople } from './seed-people.ts';
import { seedTests } from './seed-tests.ts';

/** The same context at another moment: the demo school's past is made by the real use cases. */
const at = (context: Context, moment: Date): Context => ({ ...context, clock: { now: () => moment } });

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** Homework by its key and pupil. */
type Tasks = Map<string, number>;
const taskKey = (homework: string, pupil: string): string => `${homework} ${pupil}`;

async function assign(context: Context, seeded: SeededPeople, exercises: Map<string, number>, entry: DemoHomework) {
  const now = context.clock.now();
  const usernames = entry.pupils === 'all' ? lookUp(seeded.pupilsOf, entry.classKey) : entry.pupils;
  const studentIds = usernames.map((username) => lookUp(seeded.people, username).id);
  const { homeworkIds } = await assignHomework(
    at(context, dayAt(now, entry.assignedDay, '07:40')),
    lookUp(seeded.people, entry.teacher),
    {
      exerciseIds: [lookUp(exercises, entry.exerciseSlug)],
      studentIds,
      squadId: lookUp(seeded.squads, entry.classKey),
      available: toUnix(dayAt(now, entry.availableDay, entry.availableTime)),
      deadline: toUnix(dayAt(now, entry.deadlineDay, entry.deadlineTime)),
    },
  );
  const rows = await repo.homeworkOf(context.db, homeworkIds);
  const usernameOf = new Map(usernames.map((username) => [lookUp(seeded.people, username).id, username]));
  return rows.map((row) => [taskKey(entry.key, usernameOf.get(row.studentId) ?? ''), row.id] as const);
}

/** When a pupil wrote: in the evening of the day, or an hour ago when that is still ahead. */
function writtenAt(now: Date, daysAgo: number): Date {
  const evening = dayAt(now, -daysAgo, '18:25');
  return evening < now ? evening : later(now, -60);
}

async function write(context: Context, pupil: Actor, homeworkId: number, text: string): Promise<void> {
  await saveProgress(context, pupil, { homeworkId, exercisePageId: 1, data: { text } });
}

/** A teacher's first look through a text: the last mark hidden, as one does with what can wait. */
async function prune(context: Context, teacher: Actor, squadId: number, answerTextId: number): Promise<void> {
  const set = await readCorrections(context, teacher, answerTextId);
  await saveCorrections(context, teacher, {
    exerciseAnswerTextId: answerTextId,
    corrections: set.corrections.map((mark, index) => ({
      ...mark,
      active: mark.active && index !== set.corrections.length - 1,
    })),
    squadId,
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
    version: set.version,
  });
}

/** The pupil asks whether the first mark of the returned text is an error. */
async function ask(context: Context, pupil: Actor, answerTextId: number): Promise<void> {
  const [first] = (await readCorrections(context, pupil, answerTextId)).corrections;
  if (first) await askAboutMark(context, pupil, answerTextId, first.id);
}

async function seedEssay(context: Context, seeded: SeededPeople, tasks: Tasks, essay: DemoEssay): Promise<void> {
  const now = context.clock.now();
  const homework = demoSeed.homework.find((entry) => entry.key === essay.homework);
  if (essay.state === 'assigned' || !homework) return;
  const pupil = lookUp(seeded.people, essay.pupil);
  const teacher = lookUp(seeded.people, homework.teacher);
  const squadId = lookUp(seeded.squads, homework.classKey);
  const homeworkId = lookUp(tasks, taskKey(essay.homework, essay.pupil));
  const written = writtenAt(now, essay.daysAgo);

  await write(at(context, later(written, -2)), pupil, homeworkId, essay.text);
  if (essay.state === 'draft') return;
  if (essay.startkomma !== undefined)
    await setOwnCommaSystem(at(context, written), pupil, homeworkId, essay.startkomma ? 'yes' : 'no');
  const { exerciseProgressId } = await handIn(at(context, written), pupil, homeworkId);
  if (essay.state === 'handed-in') return;
  const answerTextId = await repo.answerTextOf(context.db, exerciseProgressId);
  await markText(at(context, later(written, 1)), answerTextId);

  const looked = at(context, later(written, 50));
  if (essay.state === 'teacher-editing') await prune(looked, teacher, squadId, answerTextId);
  if (essay.feedback || essay.grade)
    await saveEvaluation(looked, teacher, {
      squadId,
      exerciseProgressId,
      evaluation: essay.feedback ?? '',
      grade: essay.grade ?? null,
      gradeVisible: essay.gradeVisible ?? false,
    });
  if (essay.state === 'marked' || essay.state === 'teacher-editing') return;

  await setTextsReady(looked, teacher, {
    exerciseProgressIds: [exerciseProgressId],
    isReadyForStudents: true,
    squadId,
    selfCorrectionEnabled: essay.secondVersion !== undefined || essay.state === 'self-correcting',
    force: true,
  });
  if (essay.asks) await ask(at(context, later(looked.clock.now(), 30)), pupil, answerTextId);
  if (!essay.secondVersion) return;
  const correctingId = await repo.findCorrecting(context.db, homeworkId);
  const corrected = writtenAt(now, essay.secondVersion.daysAgo);
  await write(at(context, later(corrected, -2)), pupil, correctingId, essay.secondVersion.text);
  if (essay.state !== 'handed-in-again') return;
  const again = await handIn(at(context, corrected), pupil, correctingId);
  await markText(at(context, later(corrected, 1)), await repo.answerTextOf(context.db, again.exerciseProgressId));
}

/** Assigns the demo school's homework, brings every essay to its state, and takes the tests. */
export async function seedHomework(context: Context, seeded: SeededPeople): Promise<void> {
  const slugs = demoSeed.homework.map((entry) => entry.exerciseSlug);
  const exercises = await repo.exerciseIdsBySlug(context.db, slugs);
  const tasks: Tasks = new Map();
  for (const entry of demoSeed.homework)
    for (const [key, id] of await assign(context, seeded, exercises, entry)) tasks.set(key, id);
  for (const essay of demoSeed.essays) await seedEssay(context, seeded, tasks, essay);
  const now = context.clock.now();
  await seedTests(
    (daysAgo) => (seconds) => at(context, later(dayAt(now, -daysAgo, '10:15'), seconds / 60)),
    ({ homework, pupil }) => ({
      pupil: lookUp(seeded.people, pupil),
      homeworkId: lookUp(tasks, taskKey(homework, pupil)),
    }),
  );
}
