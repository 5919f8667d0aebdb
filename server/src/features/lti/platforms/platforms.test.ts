import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { newPlatform, platformFields } from '../../../testing/lti-samples.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { callPlatform, platformAddress } from './call-platform.ts';
import { keySet } from './keys.ts';
import { addPlatform, changePlatform, listPlatforms } from './platforms.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const isPublic = { isPublic: true, ltiInternalHosts: ['moodle.kommune.local', '10.1.2.3'] };
const isTrial = { isPublic: false, ltiInternalHosts: [] };

describe('addresses that a platform may have', () => {
  it.each([
    'https://moodle.skole.dk/mod/lti/auth.php',
    'https://93.184.216.34/auth',
    'https://10.1.2.3/auth',
    'https://moodle.kommune.local/auth',
  ])('%s', (address) => expect(platformAddress(isPublic, address)?.href).toBe(address));

  it.each([
    'http://moodle.skole.dk/auth',
    'http://127.0.0.1/auth',
    'https://127.0.0.1/auth',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://navn:kode@moodle.skole.dk/',
    'https://moodle.skole.dk/#her',
    'ftp://moodle.skole.dk/',
    'javascript:alert(1)',
    'moodle.skole.dk',
  ])('not %s', (address) => expect(platformAddress(isPublic, address)).toBeNull());

  it('a server that nobody else reaches may be tried with a platform on the same machine', () => {
    expect(platformAddress(isTrial, 'http://127.0.0.1:4620/auth')).not.toBeNull();
    expect(platformAddress(isTrial, 'http://localhost:4620/auth')).toBeNull();
    expect(platformAddress(isTrial, 'https://192.168.0.1/')).toBeNull();
  });
});

describe('calling a platform', () => {
  it('a name that leads into an inner network is refused, whatever it is called', async () => {
    await expect(callPlatform(isPublic, 'https://localhost/jwks', { method: 'GET' })).rejects.toThrow(/inner network/);
  });

  it('no redirect is followed, and what is too long or never comes is given up', async () => {
    let asked = 0;
    const server = http.createServer((request, response) => {
      asked += 1;
      if (request.url === '/langt') return void response.end('x'.repeat(300 * 1024));
      response.writeHead(302, { location: '/andetsteds' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await callPlatform(isTrial, `${origin}/jwks`, { method: 'GET' });
    expect([answer.status, asked]).toEqual([302, 1]);
    await expect(callPlatform(isTrial, `${origin}/langt`, { method: 'GET' })).rejects.toThrow(/too long/);
    server.close();
  });
});

describe('platforms of a school', () => {
  it('PD-03 an administrator sees those of the own school only, and neither changes nor removes another’s', async () => {
    const id = await newPlatform(world);
    const stranger = { ...world.people.fremmed, roles: ['school-admin' as const] };
    expect(await listPlatforms(world.context, stranger)).toEqual([]);
    expect(await codeOf(changePlatform(world.context, stranger, id, platformFields()))).toBe('not-found');
    expect((await listPlatforms(world.context, world.people.skoleadmin)).map((row) => row.id)).toContain(id);
  });

  it('addresses that a platform cannot have are reported at their fields, and nothing is kept', async () => {
    const before = await world.db.$count(tables.ltiPlatform);
    const wrong = { authUrl: 'http://moodle.dk/auth', jwksUrl: 'https://10.0.0.1/', scoreHost: 'https://a.dk/api' };
    const problem = await problemOf(addPlatform(world.context, world.people.skoleadmin, platformFields(wrong)));
    expect([problem.code, Object.keys(problem.errors ?? {}).toSorted()]).toEqual([
      'invalid',
      ['authUrl', 'jwksUrl', 'scoreHost'],
    ]);
    expect(await world.db.$count(tables.ltiPlatform)).toBe(before);
  });

  it('the same issuer, client and deployment stand once, in whatever school', async () => {
    const fields = platformFields();
    const { id } = await addPlatform(world.context, world.people.skoleadmin, fields);
    const stranger = { ...world.people.fremmed, roles: ['school-admin' as const] };
    expect(await codeOf(addPlatform(world.context, stranger, fields))).toBe('lti-platform-taken');
    await changePlatform(world.context, world.people.skoleadmin, id, { ...fields, name: 'Vores Moodle' });
    const other = await newPlatform(world);
    expect(await codeOf(changePlatform(world.context, world.people.skoleadmin, other, fields))).toBe(
      'lti-platform-taken',
    );
  });

  it('what an administrator does stands in the audit log', async () => {
    await world.db.delete(tables.auditLog);
    const { api } = await world.as('skoleadmin');
    const { id } = await api.addLtiPlatform({ body: platformFields({ scoreHost: 'https://skole.instructure.com/' }) });
    await api.changeLtiPlatform({ params: { id }, body: platformFields() });
    await api.removeLtiPlatform({ params: { id } });
    const rows = await world.db.select().from(tables.auditLog).orderBy(tables.auditLog.id);
    expect(rows.map(({ action, details }) => [action, details])).toEqual(
      ['added', 'changed', 'removed'].map((what) => [`lti-platform-${what}`, `platform ${id}`]),
    );
  });
});

it('a key whose secret was changed is replaced, and shown beside the new one for a while', async () => {
  const old = await keySet(world.context);
  const changed = {
    ...world.context,
    config: { ...world.context.config, sessionSecret: 'et andet hemmeligt ord, langt nok' },
  };
  const now = await keySet(changed);
  expect(now.keys).toHaveLength(2);
  expect(now.keys[1]).toEqual(old.keys[0]);
  expect(await keySet(changed)).toEqual(now);
});
