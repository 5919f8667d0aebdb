import { api, problem } from '@ordklar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, RequestOptions } from '../../testing/browser.ts';
import { send } from '../../testing/contract-request.ts';
import { samples } from '../../testing/sample-calls.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { buildApp } from '../../app/build-app.ts';
import { createLog } from '../log/log.ts';
import { localFileStore } from '../files/file-store.ts';

let world: World;
let teacher: Browser;
beforeAll(async () => {
  world = await createWorld();
  teacher = await world.as('laerer');
});
afterAll(() => world.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = async (path: string, options: RequestOptions) => {
  const answer = await teacher.call('POST', path, options);
  return { status: answer.statusCode, ...problem.parse(answer.json()) };
};

describe('PD-33: a body that cannot be read is bad input in the one shape', () => {
  it.each<[string, RequestOptions]>([
    ['broken JSON', { payload: '{"squadId":', headers: JSON_TYPE }],
    ['no JSON at all', { payload: 'hej', headers: JSON_TYPE }],
    ['an empty body', { payload: '', headers: JSON_TYPE }],
    ['no body', {}],
    ['a list', { body: [1] }],
    ['a form', { payload: 'squadId=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
    ['what is nested too deep', { payload: `{"squadId":${'['.repeat(4000)}${']'.repeat(4000)}}`, headers: JSON_TYPE }],
    ['a poisoned prototype', { payload: '{"squadId":1,"__proto__":{"a":1}}', headers: JSON_TYPE }],
  ])('%s', async (_title, options) => {
    expect(await post('current_user/active_squad_id', options)).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('one that is too big is reported as such', async () => {
    const payload = JSON.stringify({ squadId: 1, more: 'x'.repeat(5 * 1024 * 1024) });
    const answer = await post('current_user/active_squad_id', { payload, headers: JSON_TYPE });
    expect(answer).toMatchObject({ status: 413, code: 'too-large' });
  });
});

it('PD-33: names every field that does not hold, with a Danish text', async () => {
  const body = {
    squadId: 'x',
    exerciseProgressId: 1,
    evaluation: 'x'.repeat(20_001),
    grade: '13',
    gradeVisible: true,
  };
  const answer = await post('answer-evaluation/save', { body });
  expect(answer).toEqual({
    status: 422,
    code: 'invalid',
    message: 'Noget er ikke udfyldt rigtigt.',
    errors: {
      squadId: ['Feltet er ikke udfyldt rigtigt'],
      evaluation: ['Teksten er for lang'],
      grade: ['Vælg en af mulighederne'],
    },
  });
});

it('PD-33: a field that is missing is reported as required', async () => {
  const { errors } = await post('answer-evaluation/delete', { body: { squadId: 1 } });
  expect(errors).toEqual({ answerEvaluationId: ['Feltet er påkrævet'] });
});

it('an address that is not there is a problem like any other', async () => {
  for (const path of ['findes/ikke', 'homework', 'openapi.json/x']) {
    const answer = await teacher.call('GET', path);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not-found', message: 'Det, du leder efter, findes ikke.' },
    ]);
  }
});

it('what is refused is logged, with who asked by number and nothing of what they wrote', async () => {
  const lines: string[] = [];
  const app = await buildApp(world.context, { logger: createLog('info', { write: (line) => void lines.push(line) }) });
  const refused = async (path: string, headers = {}) => {
    lines.length = 0;
    await app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload: { username: 'elev', password: 'hemmelig' },
      headers,
    });
    return lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'refused');
  };
  expect(await refused('auth/login')).toMatchObject([{ code: 'csrf', userId: null }]);
  const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await refused('auth/login', { cookie })).toMatchObject([{ code: 'csrf', userId: world.people.laerer.id }]);
  expect(lines.join('')).not.toContain('hemmelig');
  await app.close();
});

it('what nobody expected is logged, and reported without details', async () => {
  const broken = await createWorld({
    context: {
      files: {
        ...localFileStore('unused'),
        put: () => Promise.reject(new Error('disken er fuld på /srv/hemmelig')),
      },
    },
  });
  const call = await samples.addFile.args(broken);
  const answer = await send(await broken.as('elev'), api.addFile, call);
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'unknown', message: 'Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her' },
  ]);
  expect(answer.body).not.toContain('hemmelig');
  await broken.close();
});
