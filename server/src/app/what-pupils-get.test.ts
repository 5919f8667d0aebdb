import type { Item } from '@ordklar/exercise-kinds/grade';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveMarksDraft } from '../features/corrections/draft-marks.ts';
import { readCorrections, saveCorrections } from '../features/corrections/index.ts';
import { saveFeedbackDraft } from '../features/evaluations/draft-feedback.ts';
import { saveEvaluation } from '../features/evaluations/index.ts';
import { changeDates } from '../features/homework/manage/manage-homework.ts';
import { answerMarkQuestion, askAboutMark } from '../features/mark-questions/index.ts';
import { fromUnix, toUnix } from '../platform/clock/clock.ts';
import type { Browser } from '../testing/browser.ts';
import { docx } from '../testing/docx.ts';
import { ownExercise } from '../testing/own-exercise.ts';
import {
  assign,
  type HandedIn,
  markedEssay,
  newExercise,
  newItemExercise,
  sendBack,
  upload,
  write,
} from '../testing/school-day.ts';
import { WRITTEN_MARK } from '../testing/sample-scenes.ts';
import { newTest, testOf } from '../testing/test-day.ts';
import { DAY } from '../testing/test-clock.ts';
import { NOT_LOOKED_AT, PUPILS_READ, pupilsEyes } from '../testing/what-a-pupil-gets.ts';
import { createWorld, type World } from '../testing/world.ts';

/** ROLE-04, PD-04: what a pupil may not see is planted as words that nothing else holds, and looked for everywhere. */
const SECRET = 'hemmelighed';

let world: World;
let pupil: Browser;
let eyes: Awaited<ReturnType<typeof pupilsEyes>>;
/** Which endpoints a test has got something from. */
const answered = new Set<string>();
// a world for each: the copy of one's own data holds what the other tests show by right
beforeEach(async () => {
  world = await createWorld({ env: { CALLS_PER_MINUTE: '100000' } });
  pupil = await world.as('elev');
  eyes = await pupilsEyes(world, pupil, answered);
});
afterEach(() => world.close());

/** Every answer that the pupil can get, with those about these attempts and tasks, good or bad, as one text. */
const everythingOf = (essays: HandedIn[], homeworkIds: number[], exerciseIds: number[]): Promise<string> =>
  eyes.everythingOf({ essays, homeworkIds, exerciseIds });

/** A mark of the teacher's with the secret in every text it has. */
async function plantMarks(essay: HandedIn, active: boolean): Promise<void> {
  const set = await readCorrections(world.context, world.people.laerer, essay.answerTextId);
  const [first] = set.corrections;
  if (!first) throw new Error('the engine found nothing');
  const text = { replacements: [SECRET], explanation: SECRET, comment: SECRET };
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: [{ ...first, ...text, active }],
    squadId: world.squads['7.A'],
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
  });
}

const evaluate = (essay: HandedIn, changes: Partial<Parameters<typeof saveEvaluation>[2]>) =>
  saveEvaluation(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    exerciseProgressId: essay.exerciseProgressId,
    evaluation: '',
    grade: null,
    gradeVisible: false,
    ...changes,
  });

it('ROLE-04 everything that the contract lets a pupil read is looked at', () => {
  expect(PUPILS_READ.length).toBeGreaterThan(50);
  expect(NOT_LOOKED_AT).toEqual([]);
});

it('ROLE-04 TC-20 marks of a text that is not sent back are in no answer, and are once it is sent back', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await plantMarks(essay, true);
  const everything = () => everythingOf([essay], [essay.homeworkId], [exerciseId]);
  const before = await everything();
  expect(before).not.toContain(SECRET);
  expect(before).not.toMatch(/"marking":"(marked|editing|failed)"/);
  expect(before).toContain('"marking":"queued"');
  await sendBack(world, essay);
  expect(await everything()).toContain(SECRET);
});

it('ROLE-04 marks that the teacher has hidden are in no answer, also when the text is sent back', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await plantMarks(essay, false);
  await sendBack(world, essay);
  const everything = await everythingOf([essay], [essay.homeworkId], [exerciseId]);
  expect(everything).toContain('"isReadyForStudent":true');
  expect(everything).not.toContain(SECRET);
});

it('ROLE-04 PD-23: a mark that the teacher says is no error is in no answer', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await plantMarks(essay, true);
  await sendBack(world, essay);
  const everything = () => everythingOf([essay], [essay.homeworkId], [exerciseId]);
  expect(await everything()).toContain(SECRET);
  const { id } = await askAboutMark(world.context, world.people.elev, essay.answerTextId, 'e1');
  await answerMarkQuestion(world.context, world.people.laerer, essay.answerTextId, { id, isError: false });
  const after = await everything();
  expect(after).not.toContain(SECRET);
  expect(after).toContain('"answer":"not-error"');
});

it('ROLE-04 EVAL-07 a grade is in no answer unless it is visible, and nothing hints that there is one', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  await sendBack(world, essay);
  const everything = () => everythingOf([essay], [essay.homeworkId], [exerciseId]);
  await everything();
  const nothing = await everything();
  await evaluate(essay, { grade: '12' });
  expect(await everything()).toBe(nothing);
  await evaluate(essay, { grade: '12', evaluation: 'Flot.' });
  const withFeedback = await everything();
  expect(withFeedback).toContain('Flot.');
  expect(withFeedback).not.toContain('"grade":"12"');
  await evaluate(essay, { grade: '12', gradeVisible: true });
  expect(await everything()).toContain('"grade":"12"');
});

it('ROLE-04 EVAL-07 what a teacher is writing and has not sent is in no answer, also when the text is sent back', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId });
  const everything = () => everythingOf([essay], [essay.homeworkId], [exerciseId]);
  await sendBack(world, essay);
  await everything();
  const nothing = await everything();
  await saveFeedbackDraft(world.context, world.people.laerer, essay.exerciseProgressId, {
    content: { evaluation: SECRET, grade: '12', gradeVisible: true },
    version: 0,
  });
  const writing = { ...WRITTEN_MARK, replacement: SECRET, explanation: SECRET, comment: SECRET };
  await saveMarksDraft(world.context, world.people.laerer, essay.answerTextId, { content: [writing], version: 0 });
  expect(await everything()).toBe(nothing);
  for (const path of [
    `answer-evaluation/draft/${essay.exerciseProgressId}`,
    `homework/answers/corrections/${essay.answerTextId}/draft`,
  ])
    expect((await pupil.call('GET', path)).body).toContain('"code":"forbidden"');
});

it('ROLE-04 HW-02 homework before its visibility date is in no answer, and is from then on', async () => {
  const exerciseId = await newExercise(world);
  const available = new Date(world.clock.now().getTime() + DAY);
  const id = await assign(world, 'elev', { exerciseId, available });
  const everything = () => everythingOf([], [id], [exerciseId]);
  expect(await everything()).not.toContain(`"homeworkId":${id}`);
  world.clock.set(available);
  expect(await everything()).toContain(`"homeworkId":${id}`);
});

it('ROLE-04 HW-02 a task that is moved behind its visibility date takes its results with it', async () => {
  const exerciseId = await newExercise(world);
  const essay = await markedEssay(world, 'elev', { exerciseId, deadline: null });
  await sendBack(world, essay);
  await evaluate(essay, { evaluation: SECRET });
  const everything = () => everythingOf([essay], [essay.homeworkId], [exerciseId]);
  expect(await everything()).toContain(SECRET);
  await changeDates(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    homeworkIds: [essay.homeworkId],
    visibilityDate: toUnix(fromUnix(toUnix(world.clock.now()) + 60)),
  });
  const hidden = await everything();
  expect(hidden).not.toContain(SECRET);
  expect(hidden).not.toContain(`"homeworkId":${essay.homeworkId}`);
});

it("ROLE-03 another pupil's text, feedback and name are in no answer", async () => {
  const exerciseId = await newExercise(world);
  const other = await markedEssay(world, 'elev2', { exerciseId, text: `Min ${SECRET}, sagde Bo, er en fejll.` });
  await sendBack(world, other);
  await evaluate(other, { evaluation: SECRET, grade: '10', gradeVisible: true });
  const open = await assign(world, 'elev2');
  await write(world, 'elev2', open, SECRET);
  const everything = await everythingOf([other], [other.homeworkId, open], [exerciseId]);
  expect(everything).not.toContain(SECRET);
  expect(everything).not.toContain(world.people.elev2.name);
});

it('ROLE-03 a file is for whoever handed it in, and an exercise’s for whoever was given it', async () => {
  const exercise = await ownExercise(world, {}, 'laerer', [new File([`%PDF-1.7 ${SECRET}`], 'kort.pdf')]);
  const others = await assign(world, 'elev2', { exerciseId: exercise.id });
  await upload(world, 'elev2', others, docx(`Bos ${SECRET} er en fejll.`));
  const own = await assign(world, 'elev');
  await upload(world, 'elev', own, docx('Åses egen stil.'));
  const everything = (...homeworkIds: number[]) => everythingOf([], homeworkIds, [exercise.id]);
  const before = await everything(own, others);
  expect(before).toContain('Åses egen stil.');
  expect(before).not.toContain(SECRET);
  const given = await assign(world, 'elev', { exerciseId: exercise.id });
  expect(await everything(given)).toContain(`%PDF-1.7 ${SECRET}`);
});

it('ROLE-04 PD-11: the key of a test is in no answer before it is handed in, nor how an answer went', async () => {
  const KEY = /hjem|station|S05|Krabben|"rightAnswer"|"isRight"/g;
  const usual = (await everythingOf([], [], [])).match(KEY);
  const exerciseId = await newTest(world);
  const id = await assign(world, 'elev', { exerciseId });
  const test = testOf(world, id);
  const paths = [`homework/${id}/test`, `homework/${id}/items`, `exercises/${exerciseId}/items`];
  const everything = async () => {
    const answers = [await everythingOf([], [id], [exerciseId])];
    for (const path of paths) answers.push((await pupil.call('GET', path)).body);
    return answers.join('\n');
  };
  await test.look();
  await test.begin(1);
  await test.answer(1, 'jem');
  const during = await everything();
  expect(during).toContain('"answer":"jem"');
  // the bank's own words hold some of it: nothing more than they do
  expect(during.match(KEY)).toEqual(usual);
  for (const step of [1, 2]) {
    await test.begin(step).catch(() => {});
    await test.end(step);
  }
  await test.handIn();
  const after = await everything();
  expect(after).toContain('"rightAnswer":"hjem"');
  expect(after).toMatch(/"correctAnswers":0,"answerCount":5,"gradeNumber":null/);
});

it('ROLE-04 PD-11: the key of an item is in no answer before the item is answered, by no way', async () => {
  const items: Item[] = [
    { kind: 'choice', question: 'Hvilket ord?', options: ['ja', SECRET], answer: SECRET, because: `Fordi ${SECRET}.` },
    { kind: 'dictation', before: '', answers: [SECRET] },
  ];
  const exerciseId = await newItemExercise(world, items);
  const id = await assign(world, 'elev', { exerciseId });
  const keys = /"(rightAnswer|isRight|because|answers?)":[^,]*hemmelighed|"rightAnswer"/;
  const save = (item: number, data: Record<string, unknown>) =>
    pupil.call('POST', 'exercise/progress', { body: { exerciseId, exercisePageId: item, homeworkId: id, data } });
  const everything = async () => {
    const answers = [await everythingOf([], [id], [exerciseId])];
    for (const path of [`homework/${id}/items`, `homework/${id}/test`, `exercises/${exerciseId}/items`])
      answers.push((await pupil.call('GET', path)).body);
    answers.push((await pupil.call('POST', `exercises/${exerciseId}/items/1/check`, { body: { answer: 'ja' } })).body);
    answers.push((await pupil.call('POST', `exercises/${exerciseId}/test/grade`, { body: { answers: [] } })).body);
    answers.push((await pupil.call('PUT', `homework/${id}/handin`)).body);
    // neither a shape that is none, nor an item that is not there
    answers.push((await save(1, { answer: 7, round: 2 })).body, (await save(9, { answer: 'ja', round: 2 })).body);
    return answers.join('\n');
  };
  const before = await everything();
  expect(before).toContain('Hvilket ord?');
  expect(before.match(/"code":"(forbidden|unanswered-items|invalid|not-found)"/g)?.length).toBeGreaterThanOrEqual(6);
  expect(before).not.toMatch(keys);
  // called the second round, it is the first, and counts: the key is the reply to it
  expect((await save(1, { answer: 'ja', round: 2 })).body).toContain(`"rightAnswer":"${SECRET}"`);
  await save(1, { answer: SECRET, round: 1 });
  await save(2, { answer: 'forkert', round: 2 });
  const handedIn = await pupil.call('PUT', `homework/${id}/handin`);
  expect(handedIn.body).toContain('"correctAnswers":0,"answerCount":2');
});

it('ROLE-04 nothing was looked at in vain: each of them has answered something above', () => {
  // only the bank's own exercises are recorded
  expect(PUPILS_READ.map(([name]) => name).filter((name) => !answered.has(name))).toEqual(['homeworkSound']);
});
