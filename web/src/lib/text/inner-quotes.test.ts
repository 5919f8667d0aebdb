import { expect, it } from 'vitest';
import { innerQuotes } from './inner-quotes.ts';

it('speech inside a quoted sentence has inner marks', () => {
  expect(innerQuotes('»Den sidder fast,« sagde min far.')).toBe('›Den sidder fast,‹ sagde min far.');
});
