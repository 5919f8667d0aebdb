import { CONVERSATION_BATCH, MAX_MESSAGE } from '@ordklar/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { tables } from '../../platform/db/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.db.delete(tables.chatMessage);
  await world.db.update(tables.squad).set({ chatOpen: true });
});
afterAll(() => world.close());

const idOf = (who: Username) => world.people[who].id;
const apiOf = async (who: Username) => (await world.as(who)).api;
const to = (who: Username) => ({ params: { recipientId: idOf(who) } });
const send = async (from: Username, other: Username, message = 'Hej', key?: string) =>
  (await apiOf(from)).sendMessage({ ...to(other), body: { message, key } });
const conversation = async (who: Username, other: Username, offset = 0) =>
  (await apiOf(who)).conversation({ params: { recipientId: idOf(other), offset } });
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('writing', () => {
  it('API-012 API-009 CHAT-09 a message is there for both, as plain text, whatever it looks like', async () => {
    const html = '<b onclick="x()">Fed</b> & <script>alert(1)</script>';
    const sent = await send('elev', 'laerer', `  ${html} `);
    expect(sent).toEqual({
      id: expect.any(Number),
      from_user: idOf('elev'),
      to_user: idOf('laerer'),
      message: html,
      created: toUnix(world.clock.now()),
      readAt: null,
    });
    expect(await conversation('elev', 'laerer')).toEqual([sent]);
    expect(await conversation('laerer', 'elev')).toEqual([sent]);
    expect(await conversation('kollega', 'elev')).toEqual([]);
  });

  it('CON-16 CHAT-08 takes 1 to 255 characters, and says in Danish what is wrong with others', async () => {
    const longest = 'æ'.repeat(MAX_MESSAGE);
    expect((await send('elev', 'laerer', longest)).message).toBe(longest);
    const refusals = [
      [`${longest}a`, 'Teksten er for lang'],
      ['', 'Feltet er påkrævet'],
      [' \n ', 'Feltet er påkrævet'],
    ] as const;
    for (const [message, text] of refusals)
      await expect(send('elev', 'laerer', message)).rejects.toMatchObject({ status: 422, errors: { message: [text] } });
    expect(await conversation('elev', 'laerer')).toHaveLength(1);
  });

  it('PD-27 goes to no stranger, no fellow pupil, no colleague, and to nobody who is not there', async () => {
    const pairs: [Username, Username][] = [
      ['elev', 'nabolaerer'],
      ['elev', 'elev2'],
      ['elev', 'elev'],
      ['laerer', 'kollega'],
      ['laerer', 'fremmedelev'],
      ['inviteret', 'elev'],
    ];
    for (const [from, other] of pairs)
      await expect(send(from, other), `${from} to ${other}`).rejects.toEqual(
        expect.objectContaining({
          status: 404,
          message: 'Du kan kun skrive til elever og lærere i dine egne klasser.',
        }),
      );
    const { api } = await world.as('laerer');
    await expect(api.sendMessage({ params: { recipientId: 999_999 }, body: { message: 'x' } })).rejects.toEqual(
      code('chat-stranger'),
    );
    await expect(conversation('elev', 'nabolaerer')).rejects.toEqual(code('not-found'));
    expect(await world.db.select().from(tables.chatMessage)).toEqual([]);
  });

  it('a colleague with whom the class is shared writes to its pupils', async () => {
    expect((await send('kollega', 'elev')).to_user).toBe(idOf('elev'));
  });

  it('what is sent again with its key after a lost net is there once', async () => {
    const key = crypto.randomUUID();
    const first = await send('elev', 'laerer', 'Hej', key);
    expect(await send('elev', 'laerer', 'Hej', key)).toEqual(first);
    await send('elev2', 'laerer', 'Også mig', key);
    expect(await conversation('laerer', 'elev')).toHaveLength(1);
  });

  it('PD-27 the teacher closes the chat of a class: nobody writes there, all can read, and a common group stays open', async () => {
    await send('elev', 'laerer');
    const teacher = await apiOf('laerer');
    const params = { s: world.squads['7.A'] };
    await teacher.setChatOpen({ params, body: { isOpen: false } });
    for (const [from, other] of [
      ['elev', 'laerer'],
      ['laerer', 'elev'],
    ] as const)
      await expect(send(from, other)).rejects.toEqual(code('chat-closed'));
    expect(await conversation('elev', 'laerer')).toHaveLength(1);
    expect((await (await apiOf('elev')).chatRecipients())['7.A']?.map((one) => one.is_open)).toEqual([false, false]);
    // elev2 is in the group Læsehold, too
    expect((await send('elev2', 'laerer')).id).toBeGreaterThan(0);
    await teacher.setChatOpen({ params, body: { isOpen: true } });
    expect((await send('elev', 'laerer')).id).toBeGreaterThan(0);
  });

  it('a pupil who has left gets no more messages; what was written stays to be read', async () => {
    await send('elev3', 'laerer', 'Farvel');
    const { squadMember } = tables;
    await world.db
      .delete(squadMember)
      .where(and(eq(squadMember.userId, idOf('elev3')), eq(squadMember.squadId, world.squads['7.A'])));
    await expect(send('laerer', 'elev3')).rejects.toEqual(
      expect.objectContaining({
        code: 'chat-left',
        message: 'I har ikke længere en klasse sammen. I kan stadig læse det, I har skrevet til hinanden.',
      }),
    );
    expect(await conversation('laerer', 'elev3')).toMatchObject([{ message: 'Farvel' }]);
    const recipients = await (await apiOf('laerer')).chatRecipients();
    expect(recipients['Tidligere samtaler']).toMatchObject([
      { user_id: idOf('elev3'), is_open: false, squad_id: null },
    ]);
    await world.db.insert(squadMember).values({ userId: idOf('elev3'), squadId: world.squads['7.A'], role: 'student' });
  });
});

describe('reading', () => {
  it('API-007 API-008 API-010 CHAT-02 CHAT-05 tells who has written, and forgets it once it is read', async () => {
    const first = await send('elev', 'laerer', 'Et');
    const second = await send('elev', 'laerer', 'To');
    await send('elev2', 'laerer');
    const { api } = await world.as('laerer');
    expect(await api.unreadSenders()).toEqual([idOf('elev'), idOf('elev2')].toSorted((a, b) => a - b));
    expect(await api.oldestUnread(to('elev'))).toBe(first.id);
    expect((await api.unreadMessages(to('elev'))).map((message) => message.message)).toEqual(['Et', 'To']);
    await api.readMessages({ ...to('elev'), body: { upTo: first.id } });
    expect(await api.oldestUnread(to('elev'))).toBe(second.id);
    await api.readMessages({ ...to('elev'), body: { upTo: second.id } });
    expect([
      await api.oldestUnread(to('elev')),
      await api.unreadMessages(to('elev')),
      await api.unreadSenders(),
    ]).toEqual([null, [], [idOf('elev2')]]);
    expect((await conversation('elev', 'laerer')).map((message) => message.readAt)).toEqual([
      toUnix(world.clock.now()),
      toUnix(world.clock.now()),
    ]);
  });

  it('whoever reads marks only what was written to them', async () => {
    const { id } = await send('elev', 'laerer');
    await (await apiOf('elev')).readMessages({ ...to('laerer'), body: { upTo: id } });
    expect(await (await apiOf('laerer')).unreadSenders()).toEqual([idOf('elev')]);
  });

  it('CHAT-06 API-009 a conversation comes in batches, the newest batch first', async () => {
    const rows = Array.from({ length: CONVERSATION_BATCH + 5 }, (_, n) => ({
      fromUser: idOf(n % 2 === 0 ? 'elev' : 'laerer'),
      toUser: idOf(n % 2 === 0 ? 'laerer' : 'elev'),
      message: `Nr. ${n}`,
      created: world.clock.now(),
    }));
    await world.db.insert(tables.chatMessage).values(rows);
    const newest = await conversation('elev', 'laerer');
    expect([newest.length, newest[0]?.message, newest.at(-1)?.message]).toEqual([25, 'Nr. 5', 'Nr. 29']);
    expect((await conversation('elev', 'laerer', 25)).map((each) => each.message)).toEqual([
      'Nr. 0',
      'Nr. 1',
      'Nr. 2',
      'Nr. 3',
      'Nr. 4',
    ]);
    expect(await conversation('elev', 'laerer', 30)).toEqual([]);
  });

  it('API-011 CHAT-03 DEC-15 recipients stand by class; a second class of the same name gets a number, and none is lost', async () => {
    await send('elev2', 'laerer', 'Hej Lise');
    const [twin] = await world.db
      .insert(tables.squad)
      .values({ institutionId: world.people.laerer.institutionId, kind: 'class', name: '7.A', grade: 7, year: 2026 })
      .returning();
    const member = (who: Username, role: 'teacher' | 'student') => ({
      squadId: twin?.id ?? 0,
      userId: idOf(who),
      role,
    });
    await world.db.insert(tables.squadMember).values([member('laerer', 'teacher'), member('naboelev', 'student')]);
    const mine = await (await apiOf('laerer')).chatRecipients();
    expect(Object.entries(mine).map(([name, people]) => [name, people.map((one) => one.public_name)])).toEqual([
      ['7.A', ['Bo Berg', 'Ærø Zilmer', 'Åse Aagaard']],
      ['7.A (2)', ['Nora Nabo']],
      ['Læsehold', ['Bo Berg']],
    ]);
    expect(mine['7.A']?.[0]?.last).toMatchObject({ message: 'Hej Lise', from_user: idOf('elev2') });
    // who wrote last stands first
    world.clock.advance(1000);
    await send('elev', 'laerer', 'Også mig');
    const later = (await (await apiOf('laerer')).chatRecipients())['7.A']?.map((one) => one.public_name);
    expect(later).toEqual(['Åse Aagaard', 'Bo Berg', 'Ærø Zilmer']);
    const theirs = await (await apiOf('elev')).chatRecipients();
    expect(theirs['7.A']?.map((one) => one.public_name)).toEqual(['Lise Lærer', 'Karl Kollega']);
    await world.db.delete(tables.squad).where(eq(tables.squad.id, twin?.id ?? 0));
  });

  it.each(['chat/messages', 'chat/unread-messages/1'])(
    'CON-13 CON-14 %s costs one query besides that for session and person, and is 304 while nothing is new',
    async (path) => {
      const browser = await world.as('laerer');
      const first = await browser.call('GET', path);
      expect([first.statusCode, first.headers['server-timing']]).toEqual([200, 'db;desc="2"']);
      const again = () => browser.call('GET', path, { headers: { 'if-none-match': String(first.headers.etag) } });
      expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    },
  );

  it('of 5,000 messages the polls read only what is unread, by an index', async () => {
    const other = idOf('elev');
    await world.db.insert(tables.chatMessage).values(
      Array.from({ length: 5000 }, (_, n) => ({
        fromUser: other,
        toUser: idOf('laerer'),
        message: 'x',
        created: world.clock.now(),
        readAt: n < 4990 ? world.clock.now() : null,
      })),
    );
    await world.db.execute('analyze chat_message');
    const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
      `explain select distinct from_user from chat_message where to_user = ${idOf('laerer')} and read_at is null`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('chat_message_unread');
  });
});

describe('reporting', () => {
  it('a message that one has got can be reported once; the school administrator is notified and reads it, which is logged', async () => {
    const { id } = await send('laerer', 'elev', 'Ikke pænt');
    const pupil = await apiOf('elev');
    await pupil.reportMessage({ params: { id } });
    await pupil.reportMessage({ params: { id } });
    const admin = await apiOf('skoleadmin');
    expect(await admin.notifications()).toMatchObject([{ title: 'En besked er anmeldt', link: '/skole/beskeder' }]);
    expect(JSON.stringify(await admin.notifications())).not.toContain('Ikke pænt');
    expect(await admin.reportedMessages()).toMatchObject([
      { id, message: 'Ikke pænt', from: { name: 'Lise Lærer' }, to: { name: 'Åse Aagaard' }, handled: null },
    ]);
    expect(await world.db.select().from(tables.auditLog)).toMatchObject([
      {
        userId: idOf('skoleadmin'),
        action: 'chat-report-read',
        subjectUserId: idOf('laerer'),
        details: `message ${id}`,
      },
    ]);
    await admin.handleReport({ params: { id }, body: { isHandled: true } });
    expect(await admin.reportedMessages()).toMatchObject([{ handledByName: 'Sofie Skole' }]);
  });

  it('nobody reports what they wrote themselves or what is between others, and no other school reads it', async () => {
    const { id } = await send('laerer', 'elev');
    for (const who of ['laerer', 'elev2', 'kollega'] as const)
      await expect((await apiOf(who)).reportMessage({ params: { id } })).rejects.toEqual(code('not-found'));
    await (await apiOf('elev')).reportMessage({ params: { id } });
    await world.db
      .update(tables.users)
      .set({ institutionId: world.people.fremmed.institutionId })
      .where(eq(tables.users.id, idOf('skoleadmin')));
    const admin = await apiOf('skoleadmin');
    expect(await admin.reportedMessages()).toEqual([]);
    await expect(admin.handleReport({ params: { id }, body: { isHandled: true } })).rejects.toEqual(code('not-found'));
  });
});
