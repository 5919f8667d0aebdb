import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { markedEssay } from '../../../testing/school-day.ts';
import { whileOpen } from '../../../testing/while-open.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { countSave, findText } from '../../attempts/index.ts';
import { findCorrections, replaceMarks } from '../corrections.repo.ts';
import { acceptedForms } from './accepted-words.ts';
import { findEngineMarksOn } from './accepted-words.repo.ts';
import { acceptWord, stopAcceptingWord } from './accept-word.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('PD-23: of what the engine found only the marks on the word are read, and they come back under their own names', async () => {
  const { answerTextId } = await markedEssay(world, 'elev', { text: 'En fejll her, en fejll der, og en fejll til.' });
  // the second one is another word
  await world.db.execute(sql`update engine_result set corrections = jsonb_set(corrections, '{1,token}', '"andet"')
    where answer_text_id = ${answerTextId}`);
  const isOfText = eq(tables.correction.answerTextId, answerTextId);
  const marks = () =>
    world.db
      .select({ key: tables.correction.key, token: tables.correction.token })
      .from(tables.correction)
      .where(isOfText)
      .orderBy(tables.correction.offset);
  const before = await marks();
  expect(before.map(({ key }) => key)).toEqual(['e1', 'e2', 'e3']);
  const { institutionId } = world.people.laerer;
  const read = await findEngineMarksOn(world.db, institutionId, acceptedForms('fejll'));
  expect(read.map(({ found }) => found.token)).toEqual(['fejll', 'fejll']);
  await world.db.delete(tables.correction).where(isOfText);
  expect(await stopAcceptingWord(world.context, institutionId, 'fejll')).toBe(1);
  expect(await marks()).toEqual(before.filter(({ key }) => key !== 'e2'));
});

it('a word that is accepted while a teacher saves a text with it waits for the save, and both are kept', async () => {
  const { answerTextId } = await markedEssay(world, 'elev2', { text: 'En fejll her, en fejll der, og en fejll til.' });
  const { id: editedBy, institutionId } = world.people.laerer;
  const marks = await findCorrections(world.db, [answerTextId]);
  const before = await findText(world.db, answerTextId);
  for (const change of [acceptWord, stopAcceptingWord])
    await whileOpen(
      world.db,
      (tx) => countSave(tx, answerTextId, { editedBy, editedAt: world.clock.now() }),
      () => change(world.context, institutionId, 'fejll'),
      (tx) => replaceMarks(tx, answerTextId, change === acceptWord ? marks : []),
    );
  const after = await findText(world.db, answerTextId);
  expect(after?.version, 'two saves and two changes').toBe((before?.version ?? 0) + 4);
  expect(await findCorrections(world.db, [answerTextId])).toEqual(marks);
});
