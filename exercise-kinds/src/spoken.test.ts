import { expect, it } from 'vitest';
import { spokenLanguage } from './play.ts';

it("an item is read in its course's language, unless it asks in Danish", () => {
  const question = (words: string) => ({ kind: 'choice' as const, question: words, options: ['Dear Sir or Madam,'] });
  expect(spokenLanguage(question('How do you begin a letter?'), 'en')).toBe('en');
  expect(spokenLanguage(question('Hvad betyder *letter*?'), 'en')).toBe('da');
  expect(spokenLanguage({ kind: 'set-commas', words: ['Wer', 'hat', 'die', 'Uhr', 'gesehen?'] }, 'de')).toBe('de');
  expect(spokenLanguage({ kind: 'gap-text', parts: ['Hun ', { hint: null, room: 8 }, ' hjem.'] }, 'da')).toBe('da');
});
