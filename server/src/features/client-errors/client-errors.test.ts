import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { ERRORS_A_MINUTE } from './take-client-error.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const error = {
  name: 'SyntaxError',
  message: `Unexpected token 'J', "Jeg elsker min hund" is not valid JSON`,
  stack: `SyntaxError: Jeg elsker min hund\n    at parse (http://ordklar.dk/assets/app-1.js:12:34)\n    at Jeg elsker`,
  page: '/opgaver/retning/12/9/7?elev=Freja',
};
const lines = () => world.logged.filter(({ message }) => message === 'an error in a browser');

it('SHELL-28 PD-34: an error in a browser is logged without anybody’s words, name or address', async () => {
  await (await world.as('elev')).api.reportClientError({ body: error });
  expect(lines().at(-1)).toMatchObject({
    level: 'warn',
    details: {
      clientError: {
        name: 'SyntaxError',
        message: 'Unexpected token …, … is not valid JSON',
        places: 'at parse (http://ordklar.dk/assets/app-1.js:12:34)',
        page: '/opgaver/retning/{n}/{n}/{n}',
      },
    },
  });
  expect(JSON.stringify(lines())).not.toMatch(/hund|Freja|127\.0\.0\.1|elev/);
});

it('SHELL-28 of one sender few are taken in a minute, and others are not kept out by that', async () => {
  const visitor = await world.visitor();
  const before = lines().length;
  const send = () => visitor.call('POST', 'client-errors', { body: error });
  for (let sent = 0; sent < ERRORS_A_MINUTE; sent++) expect((await send()).statusCode).toBe(204);
  expect((await send()).statusCode).toBe(429);
  expect(lines().length - before).toBe(ERRORS_A_MINUTE);
  await (await world.as('laerer')).api.reportClientError({ body: error });
  world.clock.advance(MINUTE);
  expect((await send()).statusCode).toBe(204);
});
