import type { TestPaper } from '@ordklar/contract';
import { gradeItem, type Item, playItem } from '@ordklar/exercise-kinds/grade';
import { answeredQuestions, type PlayableItem } from '@ordklar/exercise-kinds/play';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { isOwn } from '../../attempts/index.ts';
import { requireHomework } from '../../homework/index.ts';
import {
  beginWork,
  type Edition,
  findEdition,
  findHead,
  findOpenWork,
  findWork,
  type WorkRow,
} from '../practice.repo.ts';
import { type Part, partsOf } from './test-parts.ts';
import * as repo from './tests.repo.ts';

/** An edition that is a test. */
export type TestEdition = Edition & { steps: NonNullable<Edition['steps']> };

const asTest = ({ steps, items }: Edition): TestEdition => ({ items, steps: found(steps) });

/** The person's own test, which is not handed in yet. */
async function openTest(context: Context, actor: Actor, homeworkId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  if (!isOwn(actor, homework)) throw notFound();
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const work = found(await findOpenWork(context.db, homeworkId));
  return { work, edition: asTest(found(await findEdition(context.db, homework.exerciseId, work.version))) };
}

/** Where the test stands, as its pupil gets it: only the part that runs has its items, and no key and no grade is there. */
export async function readTest(context: Context, actor: Actor, homeworkId: number): Promise<TestPaper> {
  const homework = await requireHomework(context, actor, homeworkId);
  if (!isOwn(actor, homework)) throw notFound();
  const { version, kind: _, ...head } = found(await findHead(context.db, homework.exerciseId));
  const now = context.clock.now();
  const isHandedIn = homework.exerciseProgressId !== null;
  const known = await findWork(context.db, { homeworkId, exerciseProgressId: homework.exerciseProgressId });
  const edition = asTest(found(await findEdition(context.db, homework.exerciseId, known?.version ?? version)));
  const work = known ?? (await beginWork(context.db, { homeworkId, version, startedAt: now }));
  const sheet = await repo.findSheet(context.db, work.id);
  const parts = partsOf(edition.steps, sheet.steps, now);
  const running = isHandedIn ? undefined : parts.find(({ state }) => state === 'running');
  const { correctAnswers, answerCount } = homework;
  const isShown = !homework.hideResults && correctAnswers !== null && answerCount !== null;
  return {
    ...head,
    steps: parts.map(({ title, intro, items, seconds, state, secondsLeft, from, to }) => ({
      title,
      intro,
      items,
      questions: questionsOf(edition.items.slice(from - 1, to - 1)),
      seconds: seconds ?? null,
      state: isHandedIn ? 'ended' : state,
      secondsLeft,
    })),
    items: running ? itemsOf(edition.items, running, work.id, sheet) : [],
    exerciseProgressId: homework.exerciseProgressId,
    result: isShown ? { correctAnswers, answerCount, gradeNumber: null } : null,
  };
}

const questionsOf = (items: Item[]): number => items.reduce((sum, item) => sum + questionCount(playItem(item, 0)), 0);

const questionCount = (playable: PlayableItem): number => answeredQuestions(playable, null).of;

/** @param seed keeps the order of options over reloads. */
const itemsOf = (items: Item[], part: Part, seed: number, sheet: repo.Sheet): TestPaper['items'] =>
  items.slice(part.from - 1, part.to - 1).map((one, index) => {
    const item = part.from + index;
    const playable = playItem(one, seed * 1000 + item - 1);
    const answer = sheet.answers.find((saved) => saved.item === item)?.answer ?? null;
    if (playable.kind !== 'read-and-answer')
      return { item, playable, reading: null, questions: questionCount(playable), answer };
    const row = sheet.readings.find((reading) => reading.item === item);
    const reading = row ? (row.readAt ? 'read' : 'open') : 'ahead';
    const showsText = reading === 'open' || (reading === 'read' && playable.mayLookBack);
    return {
      item,
      playable: {
        ...playable,
        text: showsText ? playable.text : [],
        questions: reading === 'read' ? playable.questions : [],
      },
      reading,
      questions: questionCount(playable),
      answer,
    };
  });

/** Begins the next part. One that runs already goes on; one that is over, or has others before it, is refused. */
export async function beginStep(context: Context, actor: Actor, homeworkId: number, step: number): Promise<TestPaper> {
  await changeTest(context, actor, homeworkId, async (tx, { work, parts, now }) => {
    const part = found(parts[step - 1]);
    if (part.state === 'ended') throw new ProblemError('step-ended');
    if (parts.some(({ number, state }) => number < step && state !== 'ended')) throw new ProblemError('step-ahead');
    if (part.state === 'ahead') await repo.insertStep(tx, { workId: work.id, step, startedAt: now });
  });
  return readTest(context, actor, homeworkId);
}

/** Ends a part; to end one that is over changes nothing. */
export async function endStep(context: Context, actor: Actor, homeworkId: number, step: number): Promise<TestPaper> {
  await changeTest(context, actor, homeworkId, async (tx, { work, parts, now }) => {
    const part = found(parts[step - 1]);
    if (part.state === 'ahead') throw new ProblemError('step-ahead');
    if (part.state === 'running') await repo.endStep(tx, { workId: work.id, step }, now);
  });
  return readTest(context, actor, homeworkId);
}

/** Begins to read a text of the part that runs, or says that it is read. */
export async function readText(
  context: Context,
  actor: Actor,
  homeworkId: number,
  of: { item: number; isRead: boolean },
): Promise<TestPaper> {
  await changeTest(context, actor, homeworkId, async (tx, { work, edition, parts, now }) => {
    if (edition.items[of.item - 1]?.kind !== 'read-and-answer') throw notFound();
    runningPart(parts, of.item);
    if (of.isRead) await repo.endReading(tx, { workId: work.id, item: of.item }, now);
    else await repo.insertReading(tx, { workId: work.id, item: of.item, startedAt: now });
  });
  return readTest(context, actor, homeworkId);
}

/** Saves an answer of the part that runs, in place of the one before it. It does not learn how it went. */
export async function saveTestAnswer(
  context: Context,
  actor: Actor,
  homeworkId: number,
  sent: { item: number; answer: unknown; seconds: number },
): Promise<Date> {
  return changeTest(context, actor, homeworkId, async (tx, { work, edition, parts, now }) => {
    const grade = gradeItem(found(edition.items[sent.item - 1]), sent.answer);
    if (grade === null) throw new ProblemError('invalid');
    const { number } = runningPart(parts, sent.item);
    const { item, answer } = sent;
    const { right, of } = grade;
    const row = { workId: work.id, item, round: 1 as const, answer, right, of, answeredAt: now };
    await repo.replaceAnswer(tx, row, number, sent.seconds);
  });
}

/** The part that an item is in, where it runs. @throws ProblemError step-ahead, step-ended */
function runningPart(parts: Part[], item: number): Part {
  const part = found(parts.find(({ from, to }) => item >= from && item < to));
  if (part.state !== 'running') throw new ProblemError(part.state === 'ended' ? 'step-ended' : 'step-ahead');
  return part;
}

interface Now {
  work: WorkRow;
  edition: TestEdition;
  parts: Part[];
  now: Date;
}

/** Changes the person's own open test; answers when. @throws ProblemError already-handed-in */
async function changeTest(
  context: Context,
  actor: Actor,
  homeworkId: number,
  change: (tx: Context['db'], state: Now) => Promise<void>,
): Promise<Date> {
  const { work, edition } = await openTest(context, actor, homeworkId);
  const now = context.clock.now();
  const isOpen = await context.db.transaction((tx) =>
    repo.changeSheet(tx, work.id, (sheet, rows) =>
      change(sheet, { work, edition, parts: partsOf(edition.steps, rows, now), now }),
    ),
  );
  if (!isOpen) throw new ProblemError('already-handed-in');
  return now;
}

/** A test can be handed in: by its pupil when every part is over, by a teacher when one is begun. @throws ProblemError */
export function requireTakenTest(edition: Edition, rows: repo.StepRow[], byPupil: boolean, now: Date): void {
  const parts = partsOf(edition.steps ?? [], rows, now);
  if (byPupil && parts.some(({ state }) => state !== 'ended')) throw new ProblemError('steps-left');
  if (parts.every(({ state }) => state === 'ahead')) throw new ProblemError('unanswered-items');
}
