import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { addComment, changeComment, countUse, importComments, listComments } from './comment-bank.ts';
import { removeComment, restoreComment } from './comment-bank.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.context.db.delete(tables.bankComment)));

const as = (who: Username) => [world.context, world.people[who]] as const;
const comment = (text: string, rest = {}) => ({
  text,
  subcategoryId: null,
  replacement: null,
  isShared: false,
  ...rest,
});
const add = (text: string, rest = {}, who: Username = 'laerer') => addComment(...as(who), comment(text, rest));
const texts = async (who: Username = 'laerer') => (await listComments(...as(who))).map(({ text }) => text);

describe('The comment bank', () => {
  it('shows the own comments and those that the school shares, used-most first', async () => {
    await add('Min egen');
    const shared = await add(
      'Husk nutids-r',
      { isShared: true, subcategoryId: 'present-r', replacement: 'cykler' },
      'kollega',
    );
    await add('Kollegas egen', {}, 'kollega');
    await add('Fra en anden skole', { isShared: true }, 'fremmed');
    expect(await texts()).toEqual(['Husk nutids-r', 'Min egen']);
    const own = (await listComments(...as('laerer')))[1];
    await countUse(...as('laerer'), own?.id ?? 0);
    await countUse(...as('laerer'), own?.id ?? 0);
    await countUse(...as('laerer'), shared.id);
    expect(await listComments(...as('laerer'))).toMatchObject([
      { text: 'Min egen', isOwn: true, uses: 2 },
      {
        text: 'Husk nutids-r',
        isOwn: false,
        ownerName: 'Karl Kollega',
        uses: 1,
        subcategoryId: 'present-r',
        replacement: 'cykler',
      },
    ]);
  });

  it('keeps the same comment once, also when it is sent twice at once', async () => {
    const twice = await Promise.all([add('Husk punktum'), add('Husk punktum')]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
    expect(await texts()).toEqual(['Husk punktum']);
  });

  it('stops sharing: colleagues see it no longer and can use it no longer', async () => {
    const { id } = await add('Delt', { isShared: true });
    expect(await texts('kollega')).toEqual(['Delt']);
    await changeComment(...as('laerer'), id, comment('Ikke delt'));
    expect(await texts('kollega')).toEqual([]);
    expect(await codeOf(countUse(...as('kollega'), id))).toBe('not-found');
    expect(await texts()).toEqual(['Ikke delt']);
  });

  it('is changed, taken out and brought back by its owner alone', async () => {
    const { id } = await add('Delt', { isShared: true });
    expect(await codeOf(changeComment(...as('kollega'), id, comment('Min nu')))).toBe('not-found');
    expect(await codeOf(removeComment(...as('kollega'), id))).toBe('not-found');
    await removeComment(...as('laerer'), id);
    expect(await codeOf(restoreComment(...as('kollega'), id))).toBe('not-found');
  });

  it('brings a comment back with its uses, and forgets it a day after', async () => {
    const { id } = await add('Husk komma', { isShared: true });
    await countUse(...as('laerer'), id);
    await removeComment(...as('laerer'), id);
    expect([await texts(), await texts('kollega')]).toEqual([[], []]);
    expect(await codeOf(changeComment(...as('laerer'), id, comment('Ændret')))).toBe('not-found');
    expect(await restoreComment(...as('laerer'), id)).toMatchObject({ text: 'Husk komma', uses: 1, isShared: true });
    await removeComment(...as('laerer'), id);
    const other = await add('En anden');
    world.clock.advance(2 * DAY);
    await removeComment(...as('laerer'), other.id);
    expect(await codeOf(restoreComment(...as('laerer'), id))).toBe('not-found');
    expect(await restoreComment(...as('laerer'), other.id)).toMatchObject({ text: 'En anden' });
  });

  it('takes an import as a whole, says what was there already, and shares nothing of it', async () => {
    await add('Kendt');
    const some = ['Kendt', 'Ny', 'Ny', 'Nyere'].map((text) => ({ text, subcategoryId: null, replacement: null }));
    expect(await importComments(...as('laerer'), some)).toEqual({ added: 2, known: 2 });
    expect((await texts()).toSorted()).toEqual(['Kendt', 'Ny', 'Nyere']);
    expect(await texts('kollega')).toEqual([]);
    const wrong = [...some, { text: 'Anden', subcategoryId: 'no-such-type', replacement: null }];
    expect(await codeOf(importComments(...as('laerer'), wrong))).toBe('category-not-found');
    const many = Array.from({ length: 498 }, (_, n) => ({ text: `Nr. ${n}`, subcategoryId: null, replacement: null }));
    expect(await codeOf(importComments(...as('laerer'), many))).toBe('bank-full');
    expect(await texts()).toHaveLength(3);
  });

  it('refuses a comment of 20000 characters and an empty one with a Danish sentence', async () => {
    const teacher = await world.as('laerer');
    const answer = async (text: string) => (await teacher.call('POST', 'comment-bank', { body: comment(text) })).json();
    expect((await answer('a'.repeat(20_000))).errors).toEqual({ text: ['Teksten er for lang'] });
    expect((await answer('   ')).errors).toEqual({ text: ['Feltet er påkrævet'] });
    expect((await answer('a'.repeat(4000))).uses).toBe(0);
  });
});
