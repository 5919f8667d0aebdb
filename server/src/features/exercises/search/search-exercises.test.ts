import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import type { Browser } from '../../../testing/browser.ts';
import { codeOf } from '../../../testing/problem-of.ts';
import { assign, newExercise } from '../../../testing/school-day.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { findAssignableExercises } from '../assignable-exercises.ts';
import { newLabels } from '../course-structure.ts';
import { syncBank } from '../sync-bank.ts';

let world: World;
let teacher: Browser;
const { exercise } = tables;

/** An exercise of the essays' course that says nothing but this. */
async function exerciseOf(set: Partial<typeof exercise.$inferInsert>): Promise<number> {
  const id = await newExercise(world);
  const plain = { description: '', content: {}, ...set };
  await world.db.update(exercise).set(plain).where(eq(exercise.id, id));
  return id;
}

beforeAll(async () => {
  world = await createWorld();
  teacher = await world.as('laerer');
  const { db, people } = world;
  await db.insert(tables.licence).values({
    institutionId: people.laerer.institutionId,
    productId: 'gram',
    validFrom: '2026-08-01',
    validTo: '2027-07-31',
  });
});
afterAll(() => world.close());

const found = async (q: string, more: { courseGroups?: string; levelName?: string; offset?: number } = {}) =>
  (await teacher.api.searchExercises({ query: { q, ...more } })).map(({ id }) => id);

describe('HW-15 API-081 search', () => {
  it('finds words of title, summary, category, level and instruction', async () => {
    const [like] = await world.db
      .select()
      .from(exercise)
      .where(eq(exercise.id, world.exercises.danish[0] ?? 0));
    const [title, summary, instruction] = [
      await exerciseOf({ title: 'Zebraens striber' }),
      await exerciseOf({ title: 'A', description: 'Om en zebra i haven' }),
      await exerciseOf({ title: 'B', content: { instruction: 'Hvor mange zebraer ser du?' } }),
    ];
    expect(new Set(await found('zebra'))).toEqual(new Set([title, summary, instruction]));
    const [place] = await world.db
      .select({ level: tables.courseLevel.title, category: tables.exerciseCategory.title })
      .from(tables.courseLevel)
      .innerJoin(tables.exerciseCategory, eq(tables.exerciseCategory.id, like?.categoryId ?? 0))
      .where(eq(tables.courseLevel.id, like?.levelId ?? 0));
    expect(await found(`zebra ${place?.level} ${place?.category}`)).toHaveLength(3);
    expect(await found('zebra giraf')).toEqual([]);
  });

  it('finds Danish letters in both cases and as ae, oe and aa, stems, beginnings and later parts of words', async () => {
    const id = await exerciseOf({ title: 'Ærøs blåbærhøstere' });
    for (const q of ['ærø', 'ÆRØ', 'aeroe', 'blå', 'BLAABAER', 'blåbærhøster', 'høstere', 'bærhøst', 'ærøs blåbær'])
      expect(await found(q), q).toContain(id);
    const stem = await exerciseOf({ title: 'Udsagnsordenes bøjning i idéteksten' });
    for (const q of ['udsagnsord', 'udsagnsordene', 'bøjningen', 'BØJNINGER', 'idetekst', 'sagnsord'])
      expect(await found(q), q).toContain(stem);
    // o is not ø, but the search takes it for a slip where nothing else is found
    expect(await found('bojning')).toContain(stem);
    await exerciseOf({ title: 'Bojning' });
    expect(await found('bojning')).not.toContain(stem);
  });

  it('finds words between quotation marks, dashes and foreign question marks', async () => {
    const id = await exerciseOf({ title: '»Sisselrod« eller “Tusindfryd”? ¿Dónde – her…' });
    for (const q of ['sisselrod', '»Sisselrod« eller', 'tusindfryd', 'donde', 'her'])
      expect(await found(q), q).toContain(id);
  });

  it('straight quotation marks find what stands in »…«, and the other way round', async () => {
    const angled = await exerciseOf({ title: 'Skriv »Sommerfuglestøv«' });
    const straight = await exerciseOf({ title: 'Skriv "Vinterdvalen" om' });
    for (const q of [
      '"Sommerfuglestøv"',
      'skriv "Sommerfuglestøv"',
      '»Sommerfuglestøv«',
      '“sommerfuglestøv”',
      "'sommerfuglestøv'",
    ])
      expect(await found(q), q).toEqual([angled]);
    for (const q of ['»Vinterdvalen«', '"Vinterdvalen"', 'Skriv »Vinterdvalen« om', '"vinterdval'])
      expect(await found(q), q).toEqual([straight]);
  });

  it('puts the exercise first whose title has the word, and then those with a part of a word', async () => {
    const part = await exerciseOf({ title: 'Savannegiraffer' });
    const text = await exerciseOf({ title: 'Dyr i zoo', description: 'Giraffer og andre dyr' });
    const title = await exerciseOf({ title: 'Giraffer' });
    expect(await found('giraffer')).toEqual([title, text, part]);
  });

  it('finds a course by its name, inside the groups that are asked for and what the school has a licence for', async () => {
    const grammar = await world.db.select({ id: exercise.id }).from(exercise).where(eq(exercise.productId, 'gram'));
    const byName = await found('dansk grammatik');
    expect(byName).toHaveLength(20);
    expect(grammar.map(({ id }) => id)).toEqual(expect.arrayContaining(byName));
    expect(await found('dansk grammatik', { courseGroups: 'engelsk' })).toEqual([]);
    expect(await found('dansk grammatik', { courseGroups: 'engelsk,dansk' })).toHaveLength(20);
    expect(await found('dansk grammatik', { courseGroups: 'findes-ikke' })).toEqual([]);
    expect(await found('german')).toEqual([]);
    expect(await found('tysk')).toEqual([]);
  });

  it('CON-38 API-082 is paged from offset 0 without losing or doubling one, and counted', async () => {
    const { count } = await teacher.api.countFoundExercises({ query: { q: 'grammatik', courseGroups: 'dansk' } });
    const ids: number[] = [];
    for (let offset = 0; offset < count; offset += 20)
      ids.push(...(await found('grammatik', { courseGroups: 'dansk', offset })));
    expect(count).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(count);
    expect(await found('grammatik', { courseGroups: 'dansk' })).toEqual(ids.slice(0, 20));
    expect(await found('grammatik', { courseGroups: 'dansk', offset: count })).toEqual([]);
    const levelName = '5. klasse';
    const inLevel = await teacher.api.searchExercises({ query: { q: 'grammatik', levelName } });
    expect(new Set(inLevel.map(({ level }) => level))).toEqual(new Set([levelName]));
    const counted = await teacher.api.countFoundExercises({ query: { q: 'grammatik', levelName } });
    expect(counted.count).toBeLessThan(count);
  });

  it("finds a teacher's own exercise for that teacher alone, and nothing that is retired", async () => {
    const own = await exerciseOf({ title: 'Krokodilletårer', ownerId: world.people.laerer.id, slug: null });
    await exerciseOf({ title: 'Krokodillegrammatik', retiredAt: world.clock.now() });
    expect(await found('krokodille')).toEqual([own]);
    const colleague = await world.as('kollega');
    expect(await colleague.api.searchExercises({ query: { q: 'krokodille' } })).toEqual([]);
  });

  it('HW-15 tolerates slips: a letter too few, two swapped, words written as one; nonsense finds nothing', async () => {
    const komma = await exerciseOf({ title: 'Sæt komma ved flodhesten' });
    const r = await exerciseOf({ title: 'Zumle-r: zumle eller zumler' });
    expect(await found('koma flodhest')).toEqual([komma]);
    expect(await found('komma flodhset')).toEqual([]);
    expect(await found('komma flodhetsen')).toEqual([komma]);
    expect(await found('zumler')).toEqual([r]);
    expect((await found('nutidsr')).length).toBeGreaterThan(0);
    expect((await found('sæt koma')).length).toBeGreaterThan(0);
    const { count } = await teacher.api.countFoundExercises({ query: { q: 'sæt koma' } });
    expect(count).toBeGreaterThanOrEqual((await found('sæt koma')).length);
    for (const q of ['qwertyuiop', 'komma xyzzyx', 'zzzz']) expect(await found(q), q).toEqual([]);
    const own = await exerciseOf({ title: 'Snabeldyret', ownerId: world.people.laerer.id, slug: null });
    expect(await found('snabldyret')).toEqual([own]);
    expect(await (await world.as('kollega')).api.searchExercises({ query: { q: 'snabldyret' } })).toEqual([]);
  });

  it('HW-15 puts whole words before beginnings, and these before parts of words, also when a slip is corrected', async () => {
    const part = await exerciseOf({ title: 'Tapirtårnet', description: 'Om blomsterlarkspur' });
    const begins = await exerciseOf({ title: 'Larkspurkronen i tapirhuset' });
    const text = await exerciseOf({ title: 'Opgave 4', description: 'En tapir og en larkspur' });
    const whole = await exerciseOf({ title: 'Sådan ser en larkspur ud for en tapir' });
    for (const q of ['tapir larkspur', 'larkspur tapir', 'tapir lakspur', 'tapir og lakrspur'])
      expect(await found(q), q).toEqual([whole, begins, text, part]);
    const first = await teacher.api.searchExercises({ query: { q: 'sæt koma' } });
    expect(first.slice(0, 3).map(({ title, category }) => `${title} ${category}`)).toEqual(
      Array(3).fill(expect.stringMatching(/sæt .*komma|komma.* sæt/i)),
    );
  });

  it('HW-15 finds words in any order over title, category and summary, with small words between and verbs for nouns', async () => {
    const id = await exerciseOf({ title: 'Ordets former', description: 'Bøj gulleblomster, så de passer.' });
    for (const q of [
      'bøjning gulleblomster',
      'gulleblomst bøjning',
      'bøjning af gulleblomster',
      'bøjning af guleblomster',
    ])
      expect(await found(q), q).toEqual([id]);
    const letter = await exerciseOf({ title: 'Læserbrev om giraffer' });
    expect(await found('læsbrev giraffer')).toEqual([letter]);
    // small words count where there are no others
    expect(await found('af på til')).not.toContain(id);
  });

  it('takes signs for signs, and asks for at least two letters', async () => {
    for (const q of ['%%', "'':*", '&|!', '<->', '\\\\', '((']) expect(await found(q), q).toEqual([]);
    const short = await teacher.call('GET', 'exercises/search?q=%20k%20');
    expect([short.statusCode, short.json().errors]).toEqual([422, { q: ['Teksten er for kort'] }]);
    expect((await teacher.call('GET', 'exercises/search')).statusCode).toBe(422);
  });

  it('tells when an exercise was last assigned to the squad', async () => {
    const exerciseId = await exerciseOf({ title: 'Pelikanens frokost' });
    await assign(world, 'elev', { exerciseId });
    const [row] = await teacher.api.searchExercises({ query: { q: 'pelikan', squadId: world.squads['7.A'] } });
    expect(row?.lastAssigned).toBe(Math.floor(world.clock.now().getTime() / 1000));
  });
});

it('API-050 levels that hold exercises, of a group, a course or a category', async () => {
  const levels = await teacher.api.filteredLevels({ query: { courseGroupId: 'dansk' } });
  expect(new Set(levels.map(({ productId }) => productId))).toEqual(new Set(['gram', 'grdi', 'teco']));
  const ofCourse = await teacher.api.filteredLevels({ query: { courseId: 'gram' } });
  expect(ofCourse.map(({ title }) => title)).toEqual([3, 4, 5, 6, 7, 8, 9].map((grade) => `${grade}. klasse`));
  const [category] = await teacher.api.categories({ query: { courseId: 'gram' } });
  const ofCategory = await teacher.api.filteredLevels({ query: { courseId: 'gram', categoryId: category?.id } });
  expect(ofCourse).toEqual(expect.arrayContaining(ofCategory));
  expect(await teacher.api.filteredLevels({ query: { courseId: 'tety' } })).toEqual([]);
});

describe('HW-15 API-080 new exercises', () => {
  it('are those that came into a bank that was there before, for thirty days', async () => {
    expect(await newLabels(world.context, world.people.laerer)).toEqual([]);
    await world.db.update(tables.bankState).set({ fingerprint: 'the bank of yesterday' });
    const [gone] = await world.db
      .delete(exercise)
      .where(eq(exercise.id, world.exercises.danish[1] ?? 0))
      .returning({ slug: exercise.slug });
    await syncBank(world.context);
    const [back] = await world.db
      .select()
      .from(exercise)
      .where(eq(exercise.slug, gone?.slug ?? ''));
    expect(await teacher.api.newExerciseLabels()).toEqual([{ productId: 'teco', exerciseIds: [back?.id] }]);
    const listed = await teacher.api.searchExercises({ query: { q: back?.title ?? '' } });
    expect(listed.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([back?.id]);
    world.clock.set(new Date(world.clock.now().getTime() + 30 * DAY));
    expect(await teacher.api.newExerciseLabels()).toEqual([]);
  });
});

describe('exercises that are not published', () => {
  it('SET-01 SET-02 API-098 are there for the teacher who wants to see them, and assigned to nobody', async () => {
    const [row] = await world.db.select().from(exercise).where(eq(exercise.published, false)).limit(1);
    if (!row) throw new Error('no unpublished exercise');
    const { id, productId, title } = row;
    const { api } = await world.as('laerer');
    const colleague = (await world.as('kollega')).api;
    const listed = async (who: typeof api) => {
      const { exercises } = await who.courseExercises({ params: { id: productId }, query: { q: title } });
      return exercises.filter((one) => one.id === id).map(({ isPublished }) => isPublished);
    };
    const hits = async (who: typeof api) =>
      (await who.searchExercises({ query: { q: title } })).filter((one) => one.id === id).length;
    expect([await listed(api), await hits(api)]).toEqual([[], 0]);
    expect(await codeOf(api.exercise({ params: { id } }))).toBe('not-found');
    await api.setShowUnpublished({ body: { showUnpublished: true } });
    expect([await listed(api), await hits(api)]).toEqual([[false], 1]);
    expect(await api.exercise({ params: { id } })).toMatchObject({ title, isPublished: false });
    // of the others nobody is shown it, and no class is given it
    expect([await listed(colleague), await hits(colleague)]).toEqual([[], 0]);
    expect(await codeOf((await world.as('elev')).api.exercise({ params: { id } }))).toBe('forbidden');
    expect(await codeOf(colleague.exercise({ params: { id } }))).toBe('not-found');
    expect(await codeOf(findAssignableExercises(world.context, world.people.laerer, [id]))).toBe('not-found');
    await world.db.update(exercise).set({ published: true }).where(eq(exercise.id, id));
    expect([await listed(colleague), await hits(colleague)]).toEqual([[true], 1]);
    expect(await findAssignableExercises(world.context, world.people.laerer, [id])).toHaveLength(1);
    await world.db.update(exercise).set({ published: false }).where(eq(exercise.id, id));
    await api.setShowUnpublished({ body: { showUnpublished: false } });
  });
});
