import { expect, it } from 'vitest';
import { detectLanguage, languageByCode } from './languages.ts';

it.each([
  ['da', 'Jeg ved ikke, hvad der blev af min cykel, men den står der ikke længere.'],
  ['da', 'Vi kunne se månen mellem træerne, og hun sagde noget til mig.'],
  ['en', 'The dog was barking at us, but we did not know what it wanted.'],
  ['de', 'Ich habe das Buch nicht gelesen, aber meine Schwester hat es auch.'],
  ['fr', 'Je ne sais pas ce que vous avez dit, mais elle est dans la maison.'],
  ['sv', 'Jag vet inte vad som hände, men du och jag har mycket att göra efter skolan.'],
  ['nb', 'Jeg vet ikke hva som skjedde, men noen av dem hadde mye å gjøre etter skolen, og det ble sent for meg.'],
])('tells %s: %s', (code, text) => {
  const { language, confidence } = detectLanguage(text);
  expect(language.code).toBe(code);
  expect(confidence).toBeGreaterThan(0.5);
});

it('takes a text that says nothing for Danish, and says that it does not know', () => {
  for (const text of ['', '12 34', '🙂', 'Xylofon', '日本語'])
    expect(detectLanguage(text)).toMatchObject({ language: { code: 'da' }, confidence: 0 });
});

it('knows a language by its short and its long code, in any case', () => {
  for (const code of ['da', 'da-DK', 'DA', 'da-dk']) expect(languageByCode(code)?.longCode).toBe('da-DK');
  for (const code of ['en-US', 'da-', 'd', '']) expect(languageByCode(code)).toBeUndefined();
});
