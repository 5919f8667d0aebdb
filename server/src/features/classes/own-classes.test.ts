import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { tables } from '../../platform/db/index.ts';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let laerer: Browser;
let nabo: Browser;
beforeAll(async () => {
  world = await createWorld();
  laerer = await world.as('laerer');
  nabo = await world.as('nabolaerer');
});
afterAll(() => world.close());

const namesOf = (squads: { name: string }[]) => squads.map(({ name }) => name);

async function newClass(name: string, set: Partial<typeof tables.squad.$inferInsert> = {}): Promise<number> {
  const [row] = await world.db
    .insert(tables.squad)
    .values({ institutionId: world.people.laerer.institutionId, kind: 'class', name, grade: 9, year: 2026, ...set })
    .returning();
  return row?.id ?? 0;
}

describe('Own classes', () => {
  it('ADM-01 API-105 lists own classes with who shares them, for both sides', async () => {
    expect(await laerer.api.ownClasses()).toMatchObject([
      { name: '7.A', studentCount: 3, sharedBy: null, sharedWith: ['Karl Kollega'] },
    ]);
    const kollega = await world.as('kollega');
    expect(await kollega.api.ownClasses()).toMatchObject([{ name: '7.A', sharedBy: 'Lise Lærer' }]);
    expect(await (await world.as('inviteret')).api.ownClasses()).toEqual([]);
  });

  it('ADM-01 API-106 API-107 DEC-18 a class is added and removed; its pupils stay, and adding twice is harmless', async () => {
    const classId = world.squads['7.B'];
    await laerer.api.addClass({ body: { classId } });
    await laerer.api.addClass({ body: { classId } });
    expect(namesOf(await laerer.api.ownClasses())).toEqual(['7.A', '7.B']);
    expect(await laerer.api.squadPupils({ params: { s: classId } })).toMatchObject([
      { name: 'Nora Nabo', username: 'naboelev', classes: ['7.B'], groups: [] },
    ]);
    await laerer.api.removeClass({ body: { classId } });
    expect(namesOf(await laerer.api.ownClasses())).toEqual(['7.A']);
    expect(await nabo.api.squadPupils({ params: { s: classId } })).toHaveLength(1);
    await expect(laerer.api.removeClass({ body: { classId } })).rejects.toMatchObject({ status: 404 });
  });

  it('ADM-01 tells when a pupil was last here; a page that asks by itself does not count', async () => {
    const s = world.squads['7.A'];
    const seenOf = async () =>
      (await laerer.api.squadPupils({ params: { s } })).find(({ username }) => username === 'elev')?.lastSeen;
    const forget = () => world.db.delete(tables.lastSeen);
    const elev = await world.as('elev');
    await forget();
    await elev.api.unreadSenders();
    expect(await seenOf()).toBeNull();
    await elev.api.currentUser();
    const seen = (await seenOf()) ?? 0;
    expect(Math.abs(seen - Date.now() / 1000)).toBeLessThan(60);
    // kept again once it is some minutes old
    const before = new Date(Date.now() - 60 * 60 * 1000);
    await world.db.update(tables.lastSeen).set({ seenAt: before });
    await elev.api.currentUser();
    expect(await seenOf()).toBeGreaterThanOrEqual(seen);
  });

  it('API-106 says that a class is gone: one that has ended, another school’s, a group, one that never was', async () => {
    const ended = await newClass('9.Y', { archivedAt: new Date() });
    for (const classId of [ended, world.squads['7.X'], world.squads['Læsehold'], 999_999])
      await expect(laerer.api.addClass({ body: { classId } })).rejects.toMatchObject({
        status: 404,
        code: 'class-gone',
        message: expect.stringContaining('findes ikke længere'),
      });
  });

  it('API-107 a class that is only shared is not the colleague’s to remove', async () => {
    const kollega = await world.as('kollega');
    const remove = kollega.api.removeClass({ body: { classId: world.squads['7.A'] } });
    await expect(remove).rejects.toMatchObject({ status: 404 });
    expect(await kollega.api.ownClasses()).toHaveLength(1);
  });
});

describe('The class list of the school', () => {
  it('ADM-03 API-109 is searched and paged, knows the own ones, and names teachers on demand', async () => {
    const list = await laerer.api.classes({ query: { embed: 'teachers', search: '7.', cached: '0' } });
    expect(list.map(({ name, isMine, teachers }) => [name, isMine, teachers])).toEqual([
      ['7.A', true, ['Lise Lærer']],
      ['7.B', false, ['Niels Nabo']],
    ]);
    const second = await laerer.api.classes({ query: { search: '7.', limit: 1, page: 2, cached: '0' } });
    expect(namesOf(second)).toEqual(['7.B']);
    expect(second[0]).not.toHaveProperty('teachers');
    expect(await laerer.api.classes({ query: { page: 999, cached: '0' } })).toEqual([]);
    expect(namesOf(await (await world.as('fremmed')).api.classes())).toEqual(['7.X']);
  });

  it('DEC-12 ADM-03 is kept for a few seconds, fresh on demand, and dropped when a class is added or shared', async () => {
    const search = '9.K';
    const list = async (cached: '0' | '1') => namesOf(await laerer.api.classes({ query: { search, cached } }));
    expect(await list('1')).toEqual([]);
    const classId = await newClass('9.K');
    expect(await list('1')).toEqual([]);
    expect(await list('0')).toEqual(['9.K']);
    await newClass('9.KK');
    expect(await list('1')).toEqual(['9.K']);
    await nabo.api.addClass({ body: { classId } });
    expect(await list('1')).toEqual(['9.K', '9.KK']);
    await newClass('9.KKK');
    await nabo.api.putClassShare({ params: { class: classId, user: world.people.kollega.id }, body: {} });
    expect(await list('1')).toHaveLength(3);
    await newClass('9.KKKK');
    world.clock.advance(11_000);
    expect(await list('1')).toHaveLength(4);
  });
});

describe('People', () => {
  it('ADM-04 API-125 API-126 SHARE-12 are found inside the school only, without the excluded and the asking one', async () => {
    const pupils = await laerer.api.searchStudents({ query: { keyword: 'bo' } });
    expect(pupils).toEqual([
      { id: world.people.elev2.id, name: 'Bo Berg', institution: 'Åskolen', classes: ['7.A'] },
      { id: world.people.naboelev.id, name: 'Nora Nabo', institution: 'Åskolen', classes: ['7.B'] },
    ]);
    expect(await laerer.api.searchStudents({ query: { keyword: 'fremmed' } })).toEqual([]);
    const excludedIds = String(world.people.kollega.id);
    const teachers = await laerer.api.searchTeachers({ query: { keyword: 'i', excludedIds } }).catch(() => 'short');
    expect(teachers).toBe('short');
    expect(namesOf(await laerer.api.searchTeachers({ query: { keyword: 'ka', excludedIds } }))).toEqual([]);
    expect(namesOf(await laerer.api.searchTeachers({ query: { keyword: 'kar' } }))).toEqual(['Karl Kollega']);
    expect(namesOf(await laerer.api.searchTeachers({ query: { keyword: 'lise' } }))).toEqual([]);
  });

  it('SHARE-12 who has the class already is not found for it', async () => {
    const query = { keyword: 'kar' };
    const foundFor = async (squadId: number) =>
      namesOf(await laerer.api.searchTeachers({ query: { ...query, squadId } }));
    expect(await foundFor(world.squads['7.A'])).toEqual(['Karl Kollega']);
    await world.db
      .insert(tables.squadMember)
      .values({ squadId: world.squads['7.A'], userId: world.people.kollega.id, role: 'teacher' });
    expect(await foundFor(world.squads['7.A'])).toEqual([]);
    const of = and(
      eq(tables.squadMember.squadId, world.squads['7.A']),
      eq(tables.squadMember.userId, world.people.kollega.id),
    );
    await world.db.delete(tables.squadMember).where(of);
  });

  it('PD-03 a percent sign finds no more than itself', async () => {
    expect(await laerer.api.searchStudents({ query: { keyword: '%%' } })).toEqual([]);
  });
});
