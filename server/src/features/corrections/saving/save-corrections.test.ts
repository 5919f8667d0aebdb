import type { SavedCorrection } from '@ordklar/contract';
import { categoryOf, CATEGORY_IDS, SUBCATEGORY_IDS, type SubcategoryId } from '@ordklar/correction/taxonomy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { assign, ESSAY, type HandedIn, markedEssay, sendBack, writeAndHandIn } from '../../../testing/school-day.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { readCorrections } from '../read-corrections.ts';
import { resetCorrections } from './reset-corrections.ts';
import { type Save, saveCorrections } from './save-corrections.ts';
import { setTextsReady } from './set-ready.ts';

let world: World;
let essay: HandedIn;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const mark = (changes: Partial<SavedCorrection> = {}, subcategory: SubcategoryId = 'misspelling'): SavedCorrection => ({
  id: 'u1',
  offset: 2,
  length: 3,
  replacements: ['går'],
  explanation: 'Fordi.',
  comment: null,
  active: true,
  isUser: true,
  categories: [
    {
      id: 'u1-1',
      active: true,
      isUser: true,
      category: { id: categoryOf(subcategory) },
      subcategory: { id: subcategory },
    },
  ],
  ...changes,
});
const save = (changes: Partial<Save> = {}, who: 'laerer' | 'kollega' | 'fremmed' = 'laerer') =>
  saveCorrections(world.context, world.people[who], {
    exerciseAnswerTextId: essay.answerTextId,
    corrections: [mark()],
    squadId: world.squads['7.A'],
    isReadyForStudent: false,
    selfCorrectionEnabled: false,
    ...changes,
  });
const readAs = (who: Username, { answerTextId }: HandedIn) =>
  readCorrections(world.context, world.people[who], answerTextId);
const read = () => readAs('laerer', essay);

describe('saving the marks of a text', () => {
  beforeAll(async () => {
    essay = await markedEssay(world, 'elev');
  });

  it('TC-17 API-061 replaces the marks, counts the version up, and says who and when', async () => {
    const before = await read();
    const answer = await save({ corrections: [mark({ comment: 'Se på ordet.' })], version: before.version });
    expect(answer).toMatchObject({
      version: before.version + 1,
      savedAt: toUnix(world.clock.now()),
      savedByName: 'Lise Lærer',
    });
    const after = await read();
    expect([after.state, after.savedByName, after.savedAt]).toEqual(['editing', 'Lise Lærer', answer.savedAt]);
    expect(after.corrections).toMatchObject([{ id: 'u1', comment: 'Se på ordet.', isUser: true, active: true }]);
  });

  it('TC-02 takes token and sentence from the text, whatever the caller believes', async () => {
    await save({ corrections: [mark({ id: 'u2', offset: ESSAY.indexOf('sjovt'), length: 5 })] });
    const [saved] = (await read()).corrections;
    expect([saved?.token, saved?.sentence]).toEqual(['sjovt', 'Det var rigtig sjovt.']);
  });

  it('TC-02 a mark outside the text is refused, and nothing is lost', async () => {
    const before = await read();
    const problem = await problemOf(save({ corrections: [mark({ offset: ESSAY.length - 1, length: 2 })] }));
    expect([problem.code, problem.status]).toEqual(['outside-text', 422]);
    expect((await read()).corrections).toEqual(before.corrections);
  });

  it('TC-25 an unknown category, or a pair that does not belong together, is not found', async () => {
    const unknown = mark().categories.map((entry) => ({ ...entry, subcategory: { id: 'findes-ikke' } }));
    const wrongPair = mark().categories.map((entry) => ({ ...entry, category: { id: 'grammar' } }));
    for (const categories of [unknown, wrongPair]) {
      const problem = await problemOf(save({ corrections: [mark({ categories })] }));
      expect([problem.code, problem.status, problem.message]).toEqual([
        'category-not-found',
        422,
        'Category not found',
      ]);
    }
  });

  it('TC-09 an empty replacement is taken for punctuation and the delete category, and nowhere else', async () => {
    const all = CATEGORY_IDS.flatMap((id) => SUBCATEGORY_IDS[id] as readonly SubcategoryId[]);
    expect(all.length).toBeGreaterThan(40);
    for (const subcategory of all) {
      const saving = save({ corrections: [mark({ replacements: [''] }, subcategory)] });
      if (categoryOf(subcategory) === 'punctuation' || subcategory === 'delete') await saving;
      else expect(await codeOf(saving), subcategory).toBe('empty-replacement');
    }
  });

  it('two marks with the same id are refused', async () => {
    expect(await codeOf(save({ corrections: [mark(), mark()] }))).toBe('invalid');
  });

  it('TC-19 no marks left is a save like any other', async () => {
    await save({ corrections: [] });
    expect((await read()).corrections).toEqual([]);
  });

  it('TC-17 remembers that the text is to be corrected before it is sent back', async () => {
    await save({ selfCorrectionEnabled: true });
    expect(await read()).toMatchObject({ selfCorrectionEnabled: true, isReadyForStudent: false });
  });

  it('PD-21: of two teachers on one version the second learns who saved and when, and loses nothing', async () => {
    const { version } = await read();
    world.clock.advance(MINUTE);
    await save({ corrections: [mark({ comment: 'fra kollegaen' })], version }, 'kollega');
    const problem = await problemOf(save({ corrections: [mark({ comment: 'for sent' })], version }));
    expect([problem.code, problem.status]).toEqual(['stale-save', 409]);
    expect(problem.details).toEqual({
      savedByName: 'Karl Kollega',
      savedAt: toUnix(world.clock.now()),
      version: version + 1,
    });
    expect((await read()).corrections).toMatchObject([{ comment: 'fra kollegaen' }]);
  });

  it('PD-21: the same save once more is no conflict with oneself, but with what a colleague saved since', async () => {
    const { version } = await read();
    const once = { corrections: [mark({ comment: 'sendt, da fanen blev lukket' })], version };
    const first = await save(once);
    world.clock.advance(MINUTE);
    expect(await save(once)).toEqual(first);
    expect(await codeOf(save({ corrections: [mark({ comment: 'noget andet' })], version }))).toBe('stale-save');
    await save({ corrections: [], version: first.version }, 'kollega');
    expect(await codeOf(save(once))).toBe('stale-save');
    expect((await read()).corrections).toEqual([]);
  });

  it('PD-21: of many saves of one version at the same moment one counts', async () => {
    const { version } = await read();
    const saves = Array.from({ length: 6 }, (_, n) => save({ corrections: [mark({ comment: `nr. ${n}` })], version }));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const after = await read();
    expect([after.version, after.corrections.length]).toEqual([version + 1, 1]);
  });

  it('ROLE-02 is refused for a text of another class, also under the own class', async () => {
    expect(await codeOf(save({}, 'fremmed'))).toBe('not-found');
    expect(await codeOf(save({ squadId: world.squads.Læsehold }))).toBe('not-found');
  });
});

it('a text that the engine has not seen yet cannot be saved or reset', async () => {
  essay = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  expect(await codeOf(save())).toBe('still-marking');
  expect(await codeOf(resetCorrections(world.context, world.people.laerer, essay.answerTextId))).toBe('still-marking');
});

it('a very long text with thousands of marks is saved whole', async () => {
  essay = await markedEssay(world, 'elev', { text: `${'fejll '.repeat(4000)}.` });
  const corrections = Array.from({ length: 4000 }, (_, n) => mark({ id: `u${n}`, offset: n * 6, length: 5 }));
  await save({ corrections });
  expect((await read()).corrections).toHaveLength(4000);
});

it("TC-18 API-063 reset brings the engine's own marks back, and leaves whether the text is ready", async () => {
  essay = await markedEssay(world, 'elev');
  const original = (await read()).corrections;
  await save({ corrections: [], isReadyForStudent: true });
  const set = await resetCorrections(world.context, world.people.kollega, essay.answerTextId);
  expect(set.corrections).toEqual(original);
  expect([set.isReadyForStudent, set.savedByName, set.version]).toEqual([true, 'Karl Kollega', 2]);
  const { fremmed } = world.people;
  expect(await codeOf(resetCorrections(world.context, fremmed, essay.answerTextId))).toBe('not-found');
});

it('TC-04 TXT-89 a mark of a type that the taxonomy has no longer stands under Retskrivning, can be saved, and none is made again', async () => {
  const old = (type: string): SavedCorrection => {
    return mark({
      categories: [{ id: 'u1-1', active: true, isUser: true, category: { id: 'user' }, subcategory: { id: type } }],
    });
  };
  essay = await markedEssay(world, 'elev');
  expect(await codeOf(save({ corrections: [old('min-egen')], version: (await read()).version }))).toBe(
    'category-not-found',
  );
  await save({ version: (await read()).version });
  await world.db
    .update(tables.correction)
    .set({ categories: [{ id: 'u1-1', active: true, isUser: true, categoryId: 'gone', subcategoryId: 'min-egen' }] })
    .where(eq(tables.correction.answerTextId, essay.answerTextId));
  const shown = await read();
  expect(shown.corrections[0]?.categories[0]).toMatchObject({
    category: { id: 'user', title: 'Retskrivning' },
    subcategory: {
      id: 'min-egen',
      title: 'Retskrivning',
      error_type: { description: 'Du har lavet fejl i retskrivning' },
    },
  });
  await save({ corrections: [old('min-egen')], version: shown.version });
  expect(await codeOf(save({ corrections: [old('en-anden')], version: shown.version + 1 }))).toBe('category-not-found');
  expect((await read()).corrections[0]?.categories[0]?.category.title).toBe('Retskrivning');
});

it('TC-17 PD-20 PD-21 who saves marks leaves the text with its pupil, or with the teachers, as a colleague has put it since', async () => {
  const sent = await markedEssay(world, 'elev', { text: 'En fejll, to fejll.' });
  const set = await readAs('laerer', sent);
  const saveAs = (version: number) =>
    saveCorrections(world.context, world.people.laerer, {
      exerciseAnswerTextId: sent.answerTextId,
      corrections: set.corrections.slice(1),
      squadId: world.squads['7.A'],
      version,
    });
  await sendBack(world, sent, { teacher: 'kollega', selfCorrectionEnabled: true });
  const saved = await saveAs(set.version);
  expect(saved).toMatchObject({ isReadyForStudent: true, selfCorrectionEnabled: true });
  expect((await readAs('elev', sent)).corrections).toHaveLength(1);
  await setTextsReady(world.context, world.people.kollega, {
    exerciseProgressIds: [sent.exerciseProgressId],
    isReadyForStudents: false,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: false,
    force: false,
  });
  expect(await saveAs(saved.version)).toMatchObject({ isReadyForStudent: false, selfCorrectionEnabled: false });
  expect(await codeOf(readAs('elev', sent))).toBe('not-found');
});

it('TC-18 PD-21 going back to the marks of the engine takes none of a colleague along that nobody here has seen', async () => {
  const sent = await markedEssay(world, 'elev', { text: 'En fejll, to fejll.' });
  const { version } = await readAs('laerer', sent);
  const theirs = await readAs('kollega', sent);
  await saveCorrections(world.context, world.people.kollega, {
    exerciseAnswerTextId: sent.answerTextId,
    corrections: theirs.corrections.slice(1),
    squadId: world.squads['7.A'],
    version: theirs.version,
  });
  const { laerer } = world.people;
  expect(await codeOf(resetCorrections(world.context, laerer, sent.answerTextId, version))).toBe('stale-save');
  expect((await readAs('laerer', sent)).corrections).toHaveLength(1);
  const known = (await readAs('laerer', sent)).version;
  expect((await resetCorrections(world.context, laerer, sent.answerTextId, known)).corrections).toHaveLength(2);
});
