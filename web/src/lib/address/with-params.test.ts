import { expect, it } from 'vitest';
import { withParams } from './with-params.ts';

it('sets some parameters, takes out those without a value and leaves the others', () => {
  const before = new URLSearchParams('klasse=1&side=3&q=komma&trin=7');
  const after = withParams({ side: undefined, q: '', trin: '8', fane: null, emne: 'x' })(before);
  expect(after.toString()).toBe('klasse=1&trin=8&emne=x');
  expect(before.toString()).toBe('klasse=1&side=3&q=komma&trin=7');
});
