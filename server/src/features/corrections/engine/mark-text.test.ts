import { UnsupportedLanguageError } from '@ordklar/correction';
import { loadEngine } from '@ordklar/correction/load';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import type { JobData, Jobs } from '../../../platform/jobs/jobs.ts';
import { TextTooHardError } from '../../../platform/text-engine/index.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, ESSAY, type HandedIn, writeAndHandIn } from '../../../testing/school-day.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { deleteAttempt } from '../../results/delete-attempt.ts';
import { failQueued, findQueued } from '../../attempts/index.ts';
import { markAgain } from './mark-again.ts';
import { notesWith } from './engine-marks.ts';
import { markText, sendForgotten, startMarking } from './mark-text.ts';
import { readCorrections } from '../read-corrections.ts';
import { saveCorrections } from '../saving/save-corrections.ts';

/** The real one, for tests of what it says. */
const engine = loadEngine();
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const queued = async (text = ESSAY): Promise<HandedIn> =>
  writeAndHandIn(world, 'elev', await assign(world, 'elev'), text);
const read = (essay: HandedIn) => readCorrections(world.context, world.people.laerer, essay.answerTextId);
const markedAt = async (essay: HandedIn): Promise<Date | null | undefined> => {
  const [text] = await world.db.select().from(tables.answerText).where(eq(tables.answerText.id, essay.answerTextId));
  return text?.markedAt;
};

it('TC-02 PD-20: a handed-in text is queued, then marked, with tokens that are exactly the text at their place', async () => {
  const essay = await queued('En fejll her, og en fejll der.');
  expect((await read(essay)).state).toBe('queued');
  await markText(world.context, essay.answerTextId);
  const set = await read(essay);
  expect([set.state, set.version, set.savedAt]).toEqual(['marked', 0, null]);
  expect(set.corrections.map((mark) => [mark.id, mark.offset, mark.token, mark.active, mark.isUser])).toEqual([
    ['e1', 3, 'fejll', true, false],
    ['e2', 20, 'fejll', true, false],
  ]);
  for (const mark of set.corrections) expect(set.text.slice(mark.offset, mark.offset + mark.length)).toBe(mark.token);
});

it('what the engine says of the whole text is shown to its teacher, beside what the file lost', async () => {
  const essay = await queued();
  const { textEngine } = world.context;
  const notice = 'mostly-not-danish' as const;
  const foreign = { ...textEngine, correct: async () => ({ corrections: [], notice, drawings: [], hints: [] }) };
  await markText({ ...world.context, textEngine: foreign }, essay.answerTextId);
  expect((await read(essay)).notes).toEqual(['mostly-not-danish']);
  expect(notesWith(['images-dropped', 'mostly-not-danish'], 'cut-short')).toEqual(['images-dropped', 'cut-short']);
  expect(notesWith(['images-dropped', 'cut-short'], null)).toEqual(['images-dropped']);
});

it('TC-03 a mark carries category and subcategory with explanations, and properties', async () => {
  const essay = await queued();
  await markText(world.context, essay.answerTextId);
  const [mark] = (await read(essay)).corrections;
  const [entry] = mark?.categories ?? [];
  expect(entry).toMatchObject({ active: true, isUser: false, category: { id: 'spelling', title: 'Stavning' } });
  expect(entry?.subcategory.error_type.title).not.toBe('');
  expect(entry?.subcategory.error_type.explanation).not.toBe('');
  expect(mark?.properties).toEqual([
    {
      id: 'misspelling',
      subtitle: entry?.subcategory.title,
      description: entry?.subcategory.error_type.description,
    },
  ]);
});

it('PD-20: several workers on one text mark it once', async () => {
  const essay = await queued('fejll, fejll, fejll.');
  await Promise.all(Array.from({ length: 5 }, () => markText(world.context, essay.answerTextId)));
  const first = await markedAt(essay);
  expect(first).toEqual(world.clock.now());
  world.clock.advance(MINUTE);
  await markText(world.context, essay.answerTextId);
  expect((await read(essay)).corrections).toHaveLength(3);
  expect(await markedAt(essay)).toEqual(first);
});

it('the real engine marks a real mistake, and what it says is kept as it was', async () => {
  const text = 'Jeg har en hundd, og den hedder Plet. Vi går tur hver dag.';
  const textEngine = {
    ...world.context.textEngine,
    version: engine.version,
    correct: async (...args: Parameters<typeof engine.read>) => engine.read(...args),
  };
  const essay = await queued(text);
  await markText({ ...world.context, textEngine }, essay.answerTextId);
  const set = await read(essay);
  const found = engine.check(text, { language: 'da', startkomma: 'auto', uncheckedRanges: [] });
  expect(set.corrections.map(({ token, offset, replacements }) => ({ token, offset, replacements }))).toEqual(
    found.map(({ token, offset, replacements }) => ({ token, offset, replacements })),
  );
  expect(set.corrections.map((mark) => mark.token)).toContain('hundd');
});

it('TC-05 an English text gets English suggestions with explanations and pages in Danish', async () => {
  const correct = async (...args: Parameters<typeof engine.read>) => engine.read(...args);
  const id = await assign(world, 'elev', { exerciseId: world.exercises.english });
  const { answerTextId } = await writeAndHandIn(world, 'elev', id, 'He go home.');
  await markText({ ...world.context, textEngine: { ...world.context.textEngine, correct } }, answerTextId);
  const [mark] = (await readCorrections(world.context, world.people.laerer, answerTextId)).corrections;
  expect(mark).toMatchObject({ token: 'go', replacements: ['goes', 'went'] });
  expect(mark?.explanation).toContain('Efter »he«, »she« og »it« får verbet -s');
  expect(mark?.categories[0]?.subcategory).toMatchObject({ id: 'verb-person', title: 'Verbet efter personen' });
  expect(mark?.categories[0]?.subcategory.error_type.explanation).toContain('Sådan kan du selv tjekke');
});

it('TC-05 a German text gets German suggestions with explanations and pages in Danish, and no Danish commas', async () => {
  const correct = async (...args: Parameters<typeof engine.read>) => engine.read(...args);
  // only this test's school has German texts
  const [school] = await world.db.select().from(tables.institution).where(eq(tables.institution.name, 'Åskolen'));
  const valid = { validFrom: '2026-08-01', validTo: '2027-07-31' };
  await world.db.insert(tables.licence).values({ institutionId: school?.id ?? 0, productId: 'tety', ...valid });
  const id = await assign(world, 'elev', { exerciseId: world.exercises.german });
  const text = 'Meine Oma hat ein Hund. Er hat keine Zeit und er liest.';
  const { answerTextId } = await writeAndHandIn(world, 'elev', id, text);
  await markText({ ...world.context, textEngine: { ...world.context.textEngine, correct } }, answerTextId);
  const { corrections } = await readCorrections(world.context, world.people.laerer, answerTextId);
  expect(corrections).toMatchObject([{ token: 'ein', replacements: ['einen'] }]);
  const [mark] = corrections;
  expect(mark?.explanation).toContain('Genstandsleddet står i akkusativ');
  expect(mark?.categories[0]?.subcategory).toMatchObject({ id: 'noun-case', title: 'Kasus' });
  expect(mark?.categories[0]?.subcategory.error_type.explanation).toContain('Ich habe einen Hund.');
});

it('TC-05 a French text gets French suggestions with explanations and pages in Danish', async () => {
  const correct = async (...args: Parameters<typeof engine.read>) => engine.read(...args);
  // only this test's school has French texts
  const [school] = await world.db.select().from(tables.institution).where(eq(tables.institution.name, 'Åskolen'));
  const valid = { validFrom: '2026-08-01', validTo: '2027-07-31' };
  await world.db.insert(tables.licence).values({ institutionId: school?.id ?? 0, productId: 'tefr', ...valid });
  const id = await assign(world, 'elev', { exerciseId: world.exercises.french });
  const { answerTextId } = await writeAndHandIn(world, 'elev', id, 'Bonjour ! Je ai un chien et deux chats.');
  await markText({ ...world.context, textEngine: { ...world.context.textEngine, correct } }, answerTextId);
  const { corrections } = await readCorrections(world.context, world.people.laerer, answerTextId);
  expect(corrections).toMatchObject([{ token: 'Je ai', replacements: ["J'ai"] }]);
  const [mark] = corrections;
  expect(mark?.explanation).toContain('Foran vokal og stumt h falder e væk');
  expect(mark?.categories[0]?.subcategory).toMatchObject({ id: 'elision', title: 'Apostrof' });
  expect(mark?.categories[0]?.subcategory.error_type.explanation).toContain('La école est grande.');
});

it('TC-05 a text in a language without engine has no marks, and the teacher corrects by hand', async () => {
  const id = await assign(world, 'elev2', { exerciseId: world.exercises.english });
  const { answerTextId } = await writeAndHandIn(world, 'elev2', id, 'He go home.');
  await expect(world.context.textEngine.correct('Hallo.', { language: 'de' })).rejects.toThrow(
    UnsupportedLanguageError,
  );
  await markText(world.context, answerTextId);
  const set = await readCorrections(world.context, world.people.laerer, answerTextId);
  expect([set.state, set.corrections]).toEqual(['marked', []]);
});

it('a fault of the engine leaves the text queued for the next try', async () => {
  const essay = await queued();
  const broken = { ...world.context.textEngine, correct: () => Promise.reject(new Error('worker died')) };
  await expect(markText({ ...world.context, textEngine: broken }, essay.answerTextId)).rejects.toThrow('worker died');
  expect((await read(essay)).state).toBe('queued');
  await markText(world.context, essay.answerTextId);
  expect((await read(essay)).state).toBe('marked');
});

/** A queue that is worked by hand. */
function handWorked() {
  let run: (data: JobData['correct-text']) => Promise<void> = async () => {};
  let giveUp: (data: JobData['correct-text'], error: unknown) => Promise<void> = async () => {};
  const sent: number[] = [];
  const jobs: Jobs = {
    send: async (_queue, data) => {
      sent.push((data as JobData['correct-text']).answerTextId);
    },
    keysOf: async () => new Set(sent.map(String)),
    work: async (_queue, _concurrency, work, onGivenUp) => {
      run = work as typeof run;
      giveUp = onGivenUp as typeof giveUp;
    },
    stop: async () => {},
  };
  return {
    jobs,
    sent,
    run: (id: number) => run({ answerTextId: id }),
    giveUp: (id: number) => giveUp({ answerTextId: id }, new Error('x')),
  };
}

it('PD-20: a start takes up every text that waits, and one that is given up is reported as failed', async () => {
  const waiting = await queued();
  const marked = await queued();
  await markText(world.context, marked.answerTextId);
  const worked = handWorked();
  await startMarking({ ...world.context, jobs: worked.jobs }, 1);
  expect(worked.sent).toContain(waiting.answerTextId);
  expect(worked.sent).not.toContain(marked.answerTextId);
  await worked.giveUp(waiting.answerTextId);
  expect((await read(waiting)).state).toBe('failed');
  await worked.giveUp(marked.answerTextId);
  expect((await read(marked)).state).toBe('marked');
});

it('PD-20: a text that takes more than one text may is given up at once, and the teacher may have it tried again', async () => {
  const essay = await queued();
  let tries = 0;
  const hopeless = {
    ...world.context.textEngine,
    correct: () => {
      tries += 1;
      return Promise.reject(new TextTooHardError(new Error('60 s')));
    },
  };
  await markText({ ...world.context, textEngine: hopeless }, essay.answerTextId);
  expect([(await read(essay)).state, tries]).toEqual(['failed', 1]);
  // the pupil waits for the teacher, as with every text, and hears nothing of it
  const seen = await (await world.as('elev')).call(
    'GET',
    `current_user/answer/results/exercise_progress/${essay.exerciseProgressId}`,
  );
  expect(seen.body).toContain('"marking":"queued"');

  const again = await markAgain(world.context, world.people.laerer, essay.answerTextId);
  expect(again.state).toBe('queued');
  expect(world.jobs.sent.at(-1)).toMatchObject({ queue: 'correct-text', data: { answerTextId: essay.answerTextId } });
  await markText(world.context, essay.answerTextId);
  expect((await read(essay)).corrections).toHaveLength(1);
  // one that is marked stays so
  expect((await markAgain(world.context, world.people.laerer, essay.answerTextId)).state).toBe('marked');
  expect(await codeOf(markAgain(world.context, world.people.fremmed, essay.answerTextId))).toBe('not-found');
});

it('PD-20: what the teacher has marked by hand in a text that failed stays, and the text is begun', async () => {
  const essay = await queued();
  await failQueued(world.db, essay.answerTextId);
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: [],
    squadId: world.squads['7.A'],
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
  });
  expect((await read(essay)).state).toBe('editing');
  expect((await markAgain(world.context, world.people.laerer, essay.answerTextId)).state).toBe('editing');
});

it('PD-20: a text whose job was never made, since its server died between the two, gets one', async () => {
  const lost = await queued();
  const known = await queued();
  const worked = handWorked();
  worked.sent.push(known.answerTextId);
  await sendForgotten({ ...world.context, jobs: worked.jobs });
  expect(worked.sent).toContain(lost.answerTextId);
  expect(worked.sent.filter((id) => id === known.answerTextId)).toHaveLength(1);
});

it('PD-20: however many texts wait, so many are looked at as are asked for, those that were handed in first', async () => {
  const [first, second] = [await queued(), await queued()];
  const waiting = await findQueued(world.db, 1000);
  expect(waiting).toEqual(expect.arrayContaining([first.answerTextId, second.answerTextId]));
  expect(await findQueued(world.db, waiting.length - 1)).toEqual(waiting.toSorted((a, b) => a - b).slice(0, -1));
});

it('a text whose attempt was deleted meanwhile is passed over', async () => {
  const essay = await queued();
  await deleteAttempt(world.context, world.people.laerer, essay.exerciseProgressId);
  await markText(world.context, essay.answerTextId);
  await markText(world.context, 9_999_999);
  expect(await markedAt(essay)).toBeNull();
  const worked = handWorked();
  await sendForgotten({ ...world.context, jobs: worked.jobs });
  expect(worked.sent, 'and has no job made again and again').not.toContain(essay.answerTextId);
});

it('a mark of a drawn type carries its sentence, also after a save of the teacher, and for its pupil', async () => {
  const textEngine = {
    ...world.context.textEngine,
    correct: async (...args: Parameters<typeof engine.read>) => engine.read(...args),
  };
  const text = 'Hver dag løbe vi en tur, og det er sundt.';
  const essay = await queued(text);
  await markText({ ...world.context, textEngine }, essay.answerTextId);
  const set = await read(essay);
  const verb = set.corrections.find(({ token }) => token === 'løbe');
  expect(verb?.drawing?.text).toBe(text);
  await saveCorrections(world.context, world.people.laerer, {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: set.corrections,
    squadId: world.squads['7.A'],
    isReadyForStudent: true,
    selfCorrectionEnabled: false,
  });
  const seen = await readCorrections(world.context, world.people.elev, essay.answerTextId);
  expect(seen.corrections.find(({ token }) => token === 'løbe')?.drawing).toEqual(verb?.drawing);
});
