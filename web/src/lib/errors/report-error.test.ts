import { ApiProblem } from '@ordklar/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../api/client.ts';
import { forgetReports, isWorthTelling, reportError } from './report-error.ts';
import { watchErrors } from './watch-errors.ts';

const CHROME = 'Mozilla/5.0 Chrome/140.0';
const at = (pathname: string, userAgent = CHROME) => ({ pathname, userAgent });
const spy = () => vi.spyOn(client, 'reportClientError');
let send: ReturnType<typeof spy>;

beforeEach(() => {
  forgetReports();
  send = spy().mockResolvedValue(null);
  window.history.replaceState(null, '', '/opgaver/retning/12/9?aar=2026');
});

it('SHELL-28 ignores resize-observer loops, the editors’ area and very old Internet Explorer', () => {
  const error = new TypeError('x is undefined');
  expect(isWorthTelling(error, at('/opgaver'))).toBe(true);
  for (const loop of ['limit exceeded', 'completed with undelivered notifications.'])
    expect(isWorthTelling(new Error(`ResizeObserver loop ${loop}`), at('/opgaver'))).toBe(false);
  expect(isWorthTelling(error, at('/admin'))).toBe(false);
  for (const page of ['/redaktion', '/redaktion/indlaeg', '/redaktion/indlaeg/7'])
    expect(isWorthTelling(error, at(page))).toBe(false);
  for (const page of ['/administration', '/redaktionen']) expect(isWorthTelling(error, at(page))).toBe(true);
  expect(isWorthTelling(error, at('/', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)'))).toBe(false);
});

it('SHELL-28 what the server has answered itself is not reported back to it', () => {
  expect(isWorthTelling(new ApiProblem(404, { code: 'not-found', message: 'x' }), at('/'))).toBe(false);
  expect(isWorthTelling('a string', at('/'))).toBe(false);
});

it('SHELL-28 sends kind, places and page, and nothing that a pupil wrote', () => {
  const error = new SyntaxError(`Unexpected token 'J', "Jeg elsker min hund" is not valid JSON`);
  error.stack = 'SyntaxError: Jeg elsker min hund\n    at parse (http://localhost/assets/app.js:12:34)';
  reportError(error);
  expect(send.mock.calls.map(([call]) => call.body)).toEqual([
    {
      name: 'SyntaxError',
      message: 'Unexpected token …, … is not valid JSON',
      stack: 'at parse (http://localhost/assets/app.js:12:34)',
      page: '/opgaver/retning/{n}/{n}',
    },
  ]);
});

it('SHELL-28 tells of one error once, and of ten in all', () => {
  const error = new TypeError('once');
  reportError(error);
  reportError(error);
  expect(send).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 20; n++) reportError(new TypeError(`number ${n}`));
  expect(send).toHaveBeenCalledTimes(10);
});

it('SHELL-28 hears errors that nothing catches, and a failing report makes no new one', async () => {
  send.mockRejectedValue(new Error('offline'));
  watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('from a timer') }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
