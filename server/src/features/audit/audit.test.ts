import type { AuditAction } from '@ordklar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { newPupil } from '../../testing/login-cards-samples.ts';
import { markedEssay } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.db.delete(tables.auditLog));
afterAll(() => world.close());

type Asked = { action?: AuditAction; person?: string; from?: string; to?: string; page?: number };
const log = async (query: Asked = {}) => (await world.as('skoleadmin')).api.auditLog({ query: { page: 1, ...query } });
const logged = async (query?: Asked) =>
  (await log(query)).rows.map(({ by, action, subject }) => [by?.username, action, subject?.username]);

it('PD-32 a teacher who opens a pupil’s text stands in the log, once an hour; the pupil, and what is fetched ahead, do not', async () => {
  const { answerTextId: id } = await markedEssay(world, 'elev');
  const { api } = await world.as('laerer');
  await api.corrections({ params: { id }, query: { ahead: true } });
  expect(await logged()).toEqual([]);
  await api.corrections({ params: { id }, query: {} });
  await api.corrections({ params: { id }, query: {} });
  expect(await logged()).toEqual([['laerer', 'text-opened', 'elev']]);
  expect((await log()).rows[0]?.details).toBe(`text ${id}`);
  world.clock.advance(DAY);
  await api.corrections({ params: { id }, query: {} });
  expect(await logged()).toHaveLength(2);
  // another's text is refused, and a refusal is no reading
  await expect((await world.as('fremmed')).api.corrections({ params: { id }, query: {} })).rejects.toThrow();
  expect(await logged()).toHaveLength(2);
});

it('PD-32 a marked document that a teacher fetches stands there too', async () => {
  const { answerTextId: id } = await markedEssay(world, 'elev2');
  await (await world.as('laerer')).call('GET', `homework/answers/corrections/${id}/docx`);
  expect(await logged()).toEqual([['laerer', 'text-opened', 'elev2']]);
});

it('PD-32 an administrator who reads the people of the school stands there, and so does a new code', async () => {
  const admin = await world.as('skoleadmin');
  await admin.api.roster();
  await admin.api.roster({ query: { search: 'be' } });
  await admin.api.schoolLoginCards({ body: { userIds: [await newPupil(world)] } });
  expect(await logged()).toEqual([
    ['skoleadmin', 'login-code-made', expect.stringMatching(/^ny-/)],
    ['skoleadmin', 'people-read', undefined],
  ]);
});

it('PD-03 PD-32 is read by person, kind and Danish days, page by page, and tells of the own school only', async () => {
  const { laerer, elev, elev2, skoleadmin, fremmed } = world.people;
  const line = (userId: number, subjectUserId: number | null, at: string, institutionId = laerer.institutionId) => ({
    userId,
    subjectUserId,
    institutionId,
    action: 'text-opened' as const,
    details: 'text 1',
    at: new Date(at),
  });
  const lines = Array.from({ length: 30 }, () => line(laerer.id, elev.id, '2026-03-02T12:00:00Z'));
  await world.db.insert(tables.auditLog).values([
    // the latest comes first, whenever it was written down
    line(999_999, elev.id, '2026-03-05T12:00:00Z'),
    ...lines,
    // half past midnight in Copenhagen on the 3rd
    line(laerer.id, elev2.id, '2026-03-02T23:30:00Z'),
    { ...line(skoleadmin.id, null, '2026-03-04T12:00:00Z'), action: 'people-read' as const },
    line(fremmed.id, fremmed.id, '2026-03-02T12:00:00Z', fremmed.institutionId),
  ]);
  const all = await log();
  expect([all.total, all.pages, all.rows.length]).toEqual([33, 2, 25]);
  expect(all.rows[0]?.by).toBeNull();
  expect((await log({ page: 99 })).rows).toHaveLength(8);
  expect(await logged({ action: 'people-read' })).toEqual([['skoleadmin', 'people-read', undefined]]);
  expect(await logged({ from: '2026-03-03', to: '2026-03-03' })).toEqual([['laerer', 'text-opened', 'elev2']]);
  expect((await log({ to: '2026-03-02' })).total).toBe(30);
  expect((await log({ person: 'BO BERG' })).total).toBe(1);
  expect((await log({ person: 'fremmed' })).total).toBe(0);
  expect((await log({ person: '%' })).total).toBe(0);

  const csv = await (await world.as('skoleadmin')).call('GET', 'institution/audit/csv?from=2026-03-03&to=2026-03-03');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\r\n').slice(1, -1)).toEqual([
    `2026-03-02T23:30:00.000Z;"${laerer.name}";"laerer";"Åbnede en tekst";"Bo Berg";"elev2";"text 1"`,
  ]);
  expect((await log({ action: 'audit-exported' })).total).toBe(1);
});
