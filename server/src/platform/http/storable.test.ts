import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('takes NUL out and shows half a character as such, however deep, and leaves everything else', () => {
  const whole = { text: 'Æ 😀\n\t', list: [1, null, true, { inner: 'ord' }], none: null };
  expect(storable(whole)).toEqual(whole);
  expect(storable({ 'n\0øgle': ['a\0b', { c: 'x\ud83d' }, '\ude00y'] })).toEqual({
    nøgle: ['ab', { c: 'x\ufffd' }, '\ufffdy'],
  });
  expect(storable(undefined)).toBeUndefined();
});
