import { CLASS_SHARE, GROUP_SHARE } from '@ordklar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Browser } from '../../testing/browser.ts';
import { offeredSquad } from '../../testing/offered-squad.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';

let world: World;
let laerer: Browser;
let inviteret: Browser;
beforeAll(async () => {
  world = await createWorld();
  laerer = await world.as('laerer');
  inviteret = await world.as('inviteret');
});
afterAll(() => world.close());

const idOf = (username: Username) => world.people[username].id;
const sharesOf7A = async () => {
  const shares = await (await world.as('laerer')).api.classShares({ params: { id: world.squads['7.A'] } });
  return Object.fromEntries(shares.map(({ peer, state }) => [peer.name, state]));
};
const problem = (status: number) => expect.objectContaining({ status });

describe('Class shares', () => {
  it('API-113 ENT-13 SHARE-01 tells both people who has offered what', async () => {
    const squadId = await offeredSquad(world, 'class');
    const share = {
      type_id: CLASS_SHARE,
      creator: { id: idOf('laerer'), name: 'Lise Lærer' },
      recipient: { id: idOf('inviteret'), name: 'Inge Inviteret' },
      class: { classId: squadId, name: '7.D' },
      group: null,
      read_at: null,
      accepted_at: null,
      accepted_time: null,
    };
    const [theirs] = await inviteret.api.currentShares();
    expect(theirs).toMatchObject({ ...share, state: 'pending_me', peer: share.creator });
    const [mine] = await laerer.api.currentShares();
    expect(mine).toMatchObject({ ...share, state: 'pending_peer', peer: share.recipient });
  });

  it('NOP-12 API-110 SHARE-03 DEC-03 accepting answers the share with the time of it, twice as well as once', async () => {
    const squadId = await offeredSquad(world, 'class');
    const now = toUnix(world.clock.now());
    const call = { params: { class: squadId, user: idOf('inviteret') }, body: {} };
    for (const body of [{}, { state: 'accepted' as const }])
      expect(await inviteret.api.putClassShare({ ...call, body })).toMatchObject({
        state: 'accepted',
        read_at: now,
        accepted_at: now,
        accepted_time: now,
      });
  });

  it('API-110 the colleague may be named by the offering person too, and the body may be absent', async () => {
    const squadId = await offeredSquad(world, 'class');
    const answer = await inviteret.call('PUT', `classes/${squadId}/shares/${idOf('laerer')}`);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'accepted']);
  });

  it('SHARE-06 an accepted share lets the colleague read, assign and edit; a stopped one no longer', async () => {
    const squadId = await offeredSquad(world, 'class');
    const params = { class: squadId, user: idOf('inviteret') };
    const read = () => inviteret.api.squadHomework({ params: { s: squadId, c: 'teco', g: 0 } });
    const assign = () =>
      inviteret.api.assignHomework({
        body: {
          exerciseIds: world.exercises.danish.slice(0, 1),
          studentIds: [idOf('elev')],
          squadId,
          deadline: null,
        },
      });
    await expect(read()).rejects.toEqual(problem(404));
    await inviteret.api.putClassShare({ params, body: {} });
    expect(await read()).toEqual([]);
    const { homeworkIds } = await assign();
    expect(homeworkIds).toHaveLength(1);
    const owned = await laerer.api.assignHomework({
      body: { exerciseIds: world.exercises.danish.slice(1, 2), studentIds: [idOf('elev')], squadId, deadline: null },
    });
    const deadline = toUnix(world.clock.now()) + 3600;
    const edit = () => inviteret.api.changeDates({ body: { squadId, homeworkIds: owned.homeworkIds, deadline } });
    await edit();
    const seen = await laerer.api.squadHomework({ params: { s: squadId, c: 'teco', g: 0 } });
    expect(
      seen.map((task) => task.students[0]?.deadline).toSorted((one, other) => Number(other) - Number(one)),
    ).toEqual([deadline, null]);
    await laerer.api.deleteClassShare({ params });
    await expect(read()).rejects.toEqual(problem(404));
    await expect(assign()).rejects.toEqual(problem(404));
    await expect(edit()).rejects.toEqual(problem(404));
  });

  it('API-110 API-112 SHARE-03 SHARE-05 DEC-03 an offer that is taken back answers 204 and grants nothing', async () => {
    const squadId = await offeredSquad(world, 'class');
    const params = { class: squadId, user: idOf('inviteret') };
    expect(await laerer.api.deleteClassShare({ params })).toBeNull();
    expect(await inviteret.api.putClassShare({ params, body: {} })).toBeNull();
    await expect(inviteret.api.classShares({ params: { id: squadId } })).rejects.toEqual(problem(404));
    const [share] = await laerer.api.classShares({ params: { id: squadId } });
    expect(share).toMatchObject({ state: 'rejected', read_at: toUnix(world.clock.now()), accepted_at: null });
  });

  it('API-112 SHARE-04 DEC-04 declining answers 204 without a body and stamps when', async () => {
    const squadId = await offeredSquad(world, 'class');
    const params = { class: squadId, user: idOf('inviteret') };
    const answer = await inviteret.call('DELETE', `classes/${squadId}/shares/${idOf('inviteret')}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const [share] = await laerer.api.classShares({ params: { id: squadId } });
    expect(share).toMatchObject({ state: 'rejected', read_at: toUnix(world.clock.now()) });
    expect(await inviteret.api.putClassShare({ params, body: { state: 'rejected' } })).toBeNull();
  });

  it('API-110 a declined offer can be made again by the teacher of the class, and only by that one', async () => {
    const squadId = await offeredSquad(world, 'class');
    const params = { class: squadId, user: idOf('inviteret') };
    await inviteret.api.deleteClassShare({ params });
    const again = await laerer.api.putClassShare({ params, body: {} });
    expect(again).toMatchObject({ state: 'pending_peer', read_at: null });
    const nabo = await world.as('nabolaerer');
    await expect(nabo.api.putClassShare({ params, body: {} })).rejects.toEqual(problem(404));
  });

  it.each(['fremmed', 'elev', 'laerer'] as const)('ROLE-03 cannot be offered to %s', async (username) => {
    const squadId = await offeredSquad(world, 'class');
    const call = laerer.api.putClassShare({ params: { class: squadId, user: idOf(username) }, body: {} });
    await expect(call).rejects.toEqual(problem(404));
  });

  it('SHARE-06 whoever was let in by a share cannot pass it on', async () => {
    const squadId = await offeredSquad(world, 'class');
    await inviteret.api.putClassShare({ params: { class: squadId, user: idOf('inviteret') }, body: {} });
    const pass = inviteret.api.putClassShare({ params: { class: squadId, user: idOf('kollega') }, body: {} });
    await expect(pass).rejects.toEqual(problem(404));
  });
});

describe('Group shares', () => {
  it('API-117 lists the groups that wait for an answer, page by page', async () => {
    const groups = [await offeredSquad(world, 'group'), await offeredSquad(world, 'group')];
    const all = await inviteret.api.pendingGroupShares();
    expect(all.map((share) => share.group?.id)).toEqual(groups.toReversed());
    expect(all[0]).toMatchObject({ type_id: GROUP_SHARE, class: null, state: 'pending_me' });
    const second = await inviteret.api.pendingGroupShares({ query: { page: 2, limit: 1 } });
    expect(second.map((share) => share.group?.id)).toEqual([groups[0]]);
    expect(await laerer.api.pendingGroupShares()).toEqual([]);
  });

  it('API-118 API-114 SHARE-03 is accepted without naming anyone, and leaves the waiting list', async () => {
    const id = await offeredSquad(world, 'group');
    expect(await inviteret.api.acceptGroupShare({ params: { id } })).toMatchObject({ state: 'accepted' });
    const waiting = await inviteret.api.pendingGroupShares();
    expect(waiting.map((share) => share.group?.id)).not.toContain(id);
    expect(await inviteret.api.groupShares({ params: { id } })).toHaveLength(1);
  });

  it('API-116 API-118 DEC-03 an offer that is gone answers 204', async () => {
    const id = await offeredSquad(world, 'group');
    expect(await laerer.api.deleteGroupShares({ params: { id } })).toBeNull();
    expect(await inviteret.api.acceptGroupShare({ params: { id } })).toBeNull();
  });

  it('API-119 SHARE-04 is declined by the invited person', async () => {
    const id = await offeredSquad(world, 'group');
    expect(await inviteret.api.deleteGroupShare({ params: { id, user: idOf('inviteret') } })).toBeNull();
    expect(await laerer.api.groupShares({ params: { id } })).toMatchObject([{ state: 'rejected' }]);
  });

  it('API-115 is offered to several colleagues at once; one stranger among them and nobody is asked', async () => {
    const id = await offeredSquad(world, 'group');
    const offer = (...names: Username[]) =>
      laerer.api.putGroupShares({ params: { id }, body: { userIds: names.map(idOf) } });
    await expect(offer('kollega', 'fremmed')).rejects.toEqual(problem(404));
    expect(await laerer.api.groupShares({ params: { id } })).toHaveLength(1);
    const shares = await offer('kollega', 'nabolaerer', 'kollega');
    expect(shares.map((share) => share.state)).toEqual(['pending_peer', 'pending_peer', 'pending_peer']);
  });

  it('API-111 whoever reaches the class sees with whom it is shared, and nobody else', async () => {
    expect(await sharesOf7A()).toEqual({ 'Inge Inviteret': 'pending_peer', 'Karl Kollega': 'accepted' });
    for (const who of ['fremmed', 'nabolaerer'] as const) {
      const params = { id: world.squads['7.A'] };
      await expect((await world.as(who)).api.classShares({ params })).rejects.toEqual(problem(404));
    }
  });

  it('API-114 a class is no group, and a group no class', async () => {
    const group = await offeredSquad(world, 'group');
    await expect(laerer.api.classShares({ params: { id: group } })).rejects.toEqual(problem(404));
    await expect(laerer.api.groupShares({ params: { id: world.squads['7.A'] } })).rejects.toEqual(problem(404));
    await expect(
      inviteret.api.putClassShare({ params: { class: group, user: idOf('inviteret') }, body: {} }),
    ).rejects.toEqual(problem(404));
  });
});
