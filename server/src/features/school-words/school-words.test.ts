import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { type HandedIn, markedEssay, sendBack } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { markBySystem, readCorrections, saveCorrections } from '../corrections/index.ts';
import { addSchoolWord, listSchoolWords, removeSchoolWord } from './school-words.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const add = (word: string, who: Username = 'laerer') => addSchoolWord(world.context, world.people[who], word);
const remove = (id: number, who: Username = 'laerer') => removeSchoolWord(world.context, world.people[who], id);
const list = (q = '', who: Username = 'laerer', page = 1, limit = 50) =>
  listSchoolWords(world.context, world.people[who], { q, page, limit });
const tokens = async (essay: HandedIn, who: Username = 'laerer') =>
  (await readCorrections(world.context, world.people[who], essay.answerTextId)).corrections.map(({ token }) => token);

/** The same essay handed in so many times more, in texts of their own, each with its mark and what the engine found. */
async function copyEssay({ homeworkId, answerTextId }: HandedIn, copies: number): Promise<void> {
  await world.db.transaction(async (tx) => {
    // what a task keeps of its attempts is reckoned again at each of them, from all of them
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
    with attempt as (
      insert into exercise_progress (homework_id, attempt, completed_at, handed_in_by)
      select homework_id, attempt + copy, completed_at, handed_in_by
      from exercise_progress, generate_series(1, ${copies}::int) copy where homework_id = ${homeworkId}
      returning id
    ), copied as (
      insert into answer_text (exercise_progress_id, text, word_count, language, startkomma, unchecked_ranges, notes, marking)
      select attempt.id, text, word_count, language, startkomma, unchecked_ranges, notes, marking
      from answer_text, attempt where answer_text.id = ${answerTextId}
      returning id
    ), found as (
      insert into engine_result (answer_text_id, corrections)
      select copied.id, corrections from engine_result, copied where answer_text_id = ${answerTextId}
    )
    insert into correction
    select (jsonb_populate_record(mark, jsonb_build_object('answer_text_id', copied.id, 'categories',
      case when copied.id % 2 = 0 then categories
        else categories || '[{"id":"x","active":true,"isUser":false,"categoryId":"grammar","subcategoryId":"present-r"}]' end
    ))).*
    from correction mark, copied where mark.answer_text_id = ${answerTextId}`);
  });
}

/** The marks in all texts of a task, and the reasons of them together. */
async function countMarks({ homeworkId }: HandedIn) {
  const { rows } = await world.db.execute<{ marks: number; reasons: number }>(sql`
    select count(*)::int as marks, coalesce(sum(jsonb_array_length(categories)), 0)::int as reasons
    from correction
    join answer_text on answer_text.id = correction.answer_text_id
    join exercise_progress on exercise_progress.id = answer_text.exercise_progress_id
    where homework_id = ${homeworkId}`);
  return rows[0];
}

afterEach(async () => {
  for (const who of ['laerer', 'fremmed'] as const)
    for (const { id } of (await list('', who)).words) await remove(id, who);
});

describe('PD-23: the word list of a school', () => {
  it('takes the marks on a word from all texts of the school that are not sent back, and from later ones', async () => {
    const waiting = await markedEssay(world, 'elev');
    const colleagues = await markedEssay(world, 'naboelev', { teacher: 'nabolaerer', squad: '7.B' });
    const returned = await markedEssay(world, 'elev2');
    await sendBack(world, returned);
    const { texts } = await add('fejll');
    expect(texts).toBeGreaterThanOrEqual(2);
    expect([await tokens(waiting), await tokens(colleagues, 'nabolaerer')]).toEqual([[], []]);
    expect(await tokens(returned)).toEqual(['fejll']);
    expect(await tokens(await markedEssay(world, 'elev'))).toEqual([]);
  });

  it('brings the marks back when the word is taken off again', async () => {
    const before = await markedEssay(world, 'elev');
    const { word } = await add('fejll');
    const after = await markedEssay(world, 'elev');
    expect((await remove(word.id)).texts).toBeGreaterThanOrEqual(2);
    expect([await tokens(before), await tokens(after)]).toEqual([['fejll'], ['fejll']]);
  });

  it('keeps the teacher’s own marks, and tells whoever has the text open', async () => {
    const essay = await markedEssay(world, 'elev');
    const { corrections, version } = await readCorrections(world.context, world.people.laerer, essay.answerTextId);
    await add('Fejll', 'kollega');
    const save = saveCorrections(world.context, world.people.laerer, {
      exerciseAnswerTextId: essay.answerTextId,
      corrections,
      squadId: world.squads['7.A'],
      isReadyForStudent: false,
      selfCorrectionEnabled: false,
      version,
    });
    expect(await codeOf(save)).toBe('stale-save');
    await saveCorrections(world.context, world.people.laerer, {
      exerciseAnswerTextId: essay.answerTextId,
      corrections: corrections.map((mark) => ({ ...mark, id: 'u1', isUser: true })),
      squadId: world.squads['7.A'],
      isReadyForStudent: false,
      selfCorrectionEnabled: false,
    });
    await add('fejll');
    expect(await tokens(essay)).toEqual(['fejll']);
  });

  it('counts when a text is re-marked', async () => {
    const essay = await markedEssay(world, 'elev');
    await add('fejll');
    const set = await markBySystem(world.context, world.people.laerer, essay.answerTextId, { startkomma: 'no' });
    expect(set.corrections).toEqual([]);
  });

  it('says who added a word and when, holds it once, and is found and paged in the Danish order', async () => {
    const first = await add('Ærøskøbing');
    await add('Aabenraa', 'kollega');
    await add('Zulu');
    expect(first.word).toMatchObject({
      word: 'Ærøskøbing',
      addedByName: 'Lise Lærer',
      added: toUnix(world.clock.now()),
    });
    expect((await add('Ærøskøbing', 'kollega')).word).toEqual(first.word);
    expect((await list()).words.map(({ word }) => word)).toEqual(['Zulu', 'Ærøskøbing', 'Aabenraa']);
    expect(await list('', 'laerer', 2, 2)).toMatchObject({ total: 3, pages: 2, words: [{ word: 'Aabenraa' }] });
    expect((await list('SKØB')).words.map(({ word }) => word)).toEqual(['Ærøskøbing']);
    expect((await list('%')).total).toBe(0);
  });

  it('belongs to one school: another’s teachers neither see nor change it, and their texts are marked', async () => {
    const { word } = await add('fejll');
    expect((await list('', 'fremmed')).total).toBe(0);
    expect(await codeOf(remove(word.id, 'fremmed'))).toBe('not-found');
    const theirs = await markedEssay(world, 'fremmedelev', { teacher: 'fremmed', squad: '7.X' });
    expect(await tokens(theirs, 'fremmed')).toEqual(['fejll']);
    const ours = await markedEssay(world, 'elev');
    await add('fejll', 'fremmed');
    await remove(word.id);
    expect(await tokens(ours)).toEqual(['fejll']);
  });

  it('takes a handful of queries however many texts the word is in, and leaves a mark its other reasons', async () => {
    const texts = 12_000;
    const essay = await markedEssay(world, 'elev');
    await copyEssay(essay, texts);
    let word: Awaited<ReturnType<typeof add>> | undefined;
    // one of them holds all the texts, so that nobody else saves their marks meanwhile
    expect(await countQueries(async () => (word = await add('fejll')))).toBeLessThanOrEqual(9);
    expect(word?.texts).toBeGreaterThan(texts);
    // every second copy's mark has a second reason
    expect(await countMarks(essay)).toEqual({ marks: texts / 2, reasons: texts / 2 });
    let back: Awaited<ReturnType<typeof remove>> | undefined;
    expect(await countQueries(async () => (back = await remove(word?.word.id ?? 0)))).toBeLessThanOrEqual(11);
    // a mark that stands is not made again
    expect(back?.texts).toBeGreaterThan(texts / 2);
    expect((await countMarks(essay))?.marks).toBe(texts + 1);
  });
});
