import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../db/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createLog } from './log.ts';
import { withoutValues } from './without-values.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const caught = async (failing: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await failing;
  } catch (error) {
    return error;
  }
  throw new Error('it succeeded');
};

it("PD-34: a failed query is logged without the pupil's name and text", async () => {
  const { users } = tables;
  const row = { institutionId: world.people.elev.institutionId, username: 'elev', name: 'Åse', publicName: 'Hemmelig' };
  const error = await caught(world.db.insert(users).values(row));
  expect(String(error)).toContain('Hemmelig');
  const line = JSON.stringify(withoutValues(error));
  expect(line).not.toMatch(/Hemmelig|Åse|elev/);
  expect(withoutValues(error)).toMatchObject({
    message: 'duplicate key value violates unique constraint "users_username"',
    code: '23505',
    query: expect.stringMatching(/^insert into "users"/),
    stack: expect.stringContaining('    at '),
  });
});

it('PD-34: a request is logged without address, search words and headers', () => {
  const lines: string[] = [];
  const asked = { method: 'GET', url: '/login/uni/svar?code=hemmelig', ip: '10.1.2.3', headers: { cookie: 'a=b' } };
  createLog('info', { write: (line) => void lines.push(line) }).info({ req: asked }, 'incoming request');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', path: '/login/uni/svar' } });
  expect(lines[0]).not.toMatch(/hemmelig|10\.1|cookie/);
});

it('another error keeps its name, message, code and stack', async () => {
  const error = await caught(world.context.files.get('../x'));
  expect(withoutValues(error)).toMatchObject({ type: 'Error', message: 'not a file key' });
  expect(withoutValues(Object.assign(new TypeError('x'), { code: 'E1' }))).toMatchObject({
    type: 'TypeError',
    code: 'E1',
  });
  expect(withoutValues('a text')).toBe('a text');
  expect(withoutValues(await caught(world.db.execute(sql`select 1/0`)))).toMatchObject({ message: 'division by zero' });
});
