import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';

let world: World;
let laerer: Browser;
beforeAll(async () => {
  world = await createWorld();
  laerer = await world.as('laerer');
});
afterAll(() => world.close());

const ids = (...names: Username[]) => names.map((name) => world.people[name].id);
const make = (name: string, ...pupils: Username[]) =>
  laerer.api.createGroup({ body: { name, userIds: ids(...pupils) } });

/** What is refused, and the sentence that stands at the field. */
const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describe('Groups', () => {
  it('ADM-02 API-124 API-121 API-120 DEC-18 a group across classes is made, read and listed by pages', async () => {
    const made = await make('Læsegruppen', 'naboelev', 'elev2');
    expect(made).toMatchObject({ name: 'Læsegruppen', kind: 'group', year: 2026, studentCount: 2, version: 1 });
    const read = await laerer.api.group({ params: { id: made.id } });
    expect(read.pupils.map(({ name, classes }) => [name, classes])).toEqual([
      ['Bo Berg', ['7.A']],
      ['Nora Nabo', ['7.B']],
    ]);
    const groups = await laerer.api.groups({ query: { search: 'læse' } });
    expect(groups.map(({ name }) => name)).toEqual(['Læsegruppen', 'Læsehold']);
    const second = await laerer.api.groups({ query: { search: 'læse', limit: 1, offset: 1 } });
    expect(second.map(({ name }) => name)).toEqual(['Læsehold']);
    const [pupil] = (await laerer.api.squadPupils({ params: { s: world.squads['7.B'] } }).catch(() => [])) ?? [];
    expect(pupil).toBeUndefined();
    const bo = (await laerer.api.squadPupils({ params: { s: world.squads['7.A'] } })).find(
      ({ name }) => name === 'Bo Berg',
    );
    expect(bo?.groups.map(({ name }) => name)).toEqual(['Læsegruppen', 'Læsehold']);
  });

  it('ADM-02 API-122 name and pupils are changed, and each change counts', async () => {
    const { id } = await make('Før', 'elev', 'elev2');
    const body = { name: ' Efter ', userIds: ids('elev2', 'elev3'), version: 1 };
    const saved = await laerer.api.saveGroup({ params: { id }, body });
    expect(saved).toMatchObject({ name: 'Efter', version: 2 });
    expect(saved.pupils.map((pupil) => pupil.name)).toEqual(['Bo Berg', 'Ærø Zilmer']);
  });

  it('DEC-18 API-122 name and pupils alone are a whole change: without a version the last one wins', async () => {
    const { id } = await make('Uden', 'elev');
    for (const [name, pupil] of [
      ['Først', 'elev2'],
      ['Sidst', 'elev3'],
    ] as const)
      await laerer.api.saveGroup({ params: { id }, body: { name, userIds: ids(pupil) } });
    const now = await laerer.api.group({ params: { id } });
    expect([now.name, now.version, now.pupils.map((pupil) => pupil.id)]).toEqual(['Sidst', 3, ids('elev3')]);
  });

  it('ADM-02 API-122 two teachers at once: the later one gets 409 with whose change it is, and nothing is overwritten', async () => {
    const { id } = await make('Delt', 'elev');
    const kollega = await world.as('kollega');
    await laerer.api.putGroupShares({ params: { id }, body: { userIds: ids('kollega') } });
    await kollega.api.acceptGroupShare({ params: { id } });
    await kollega.api.saveGroup({ params: { id }, body: { name: 'Karls', userIds: ids('elev', 'elev2'), version: 1 } });
    const late = laerer.api.saveGroup({ params: { id }, body: { name: 'Lises', userIds: ids('elev3'), version: 1 } });
    await expect(late).rejects.toMatchObject({
      status: 409,
      code: 'stale-group',
      message: 'En anden har ændret gruppen imens.',
      details: { savedBy: 'Karl Kollega', savedAt: toUnix(world.clock.now()) },
    });
    const now = await laerer.api.group({ params: { id } });
    expect([now.name, now.version, now.pupils.length]).toEqual(['Karls', 2, 2]);
    const both = await Promise.allSettled(
      [laerer, kollega].map(({ api }, at) =>
        api.saveGroup({ params: { id }, body: { name: `Samtidig ${at}`, userIds: ids('elev'), version: 2 } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('API-123 is deleted with a way back; what is deleted is nobody’s any more', async () => {
    const { id } = await make('Slettes', 'elev');
    await laerer.api.putGroupShares({ params: { id }, body: { userIds: ids('inviteret') } });
    await laerer.api.deleteGroup({ params: { id } });
    const inviteret = await world.as('inviteret');
    await expect(laerer.api.group({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await laerer.api.groups()).map((group) => group.id)).not.toContain(id);
    expect((await laerer.api.currentSquads()).map((squad) => squad.id)).not.toContain(id);
    expect((await inviteret.api.pendingGroupShares()).map((share) => share.group?.id)).not.toContain(id);
    await expect(laerer.api.deleteGroup({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await laerer.api.restoreGroup({ params: { id } });
    expect((await laerer.api.group({ params: { id } })).pupils).toHaveLength(1);
    expect((await inviteret.api.pendingGroupShares()).map((share) => share.group?.id)).toContain(id);
  });

  it('ADM-02 whoever it is shared with may change it and not delete it', async () => {
    const { id } = await make('Kun din', 'elev');
    await laerer.api.putGroupShares({ params: { id }, body: { userIds: ids('kollega') } });
    const kollega = await world.as('kollega');
    await kollega.api.acceptGroupShare({ params: { id } });
    await expect(kollega.api.deleteGroup({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('Bad groups are refused with a sentence, and nothing is written', () => {
  it.each<[what: string, status: number, code: string, pupils: Username[]]>([
    ['nobody', 422, 'empty-group', []],
    ['the same twice', 422, 'pupil-twice', ['elev', 'elev']],
    ['a pupil of another school', 404, 'not-our-pupils', ['elev', 'fremmedelev']],
    ['a teacher', 404, 'not-our-pupils', ['kollega']],
  ])('ADM-02 with %s', async (_what, status, code, pupils) => {
    const before = await laerer.api.groups();
    await expect(make('Skæv', ...pupils)).rejects.toEqual(refused(status, code));
    const { id, version } = await make('Lige', 'elev');
    const save = laerer.api.saveGroup({ params: { id }, body: { name: 'Skæv', userIds: ids(...pupils), version } });
    await expect(save).rejects.toEqual(refused(status, code));
    expect((await laerer.api.group({ params: { id } })).pupils).toHaveLength(1);
    await laerer.api.deleteGroup({ params: { id } });
    expect(await laerer.api.groups()).toEqual(before);
  });

  it.each(['', '   ', 'x'.repeat(61)])('ADM-02 with the name »%s«', async (name) => {
    await expect(make(name, 'elev')).rejects.toEqual(refused(422, 'invalid'));
  });

  it('SHARE-12 a group shared with oneself or with no colleague says so', async () => {
    const { id } = await make('Min', 'elev');
    const share = (who: Username) => laerer.api.putGroupShares({ params: { id }, body: { userIds: ids(who) } });
    await expect(share('laerer')).rejects.toEqual(refused(404, 'share-with-self'));
    await expect(share('fremmed')).rejects.toEqual(refused(404, 'not-colleague'));
    await share('kollega');
    expect(await share('kollega')).toHaveLength(1);
  });
});
