import { describe, expect, it } from 'vitest';
import type { Correction } from '../api.ts';
import { engine } from '../testing/engine.ts';
import { applyCorrections } from '../testing/apply-corrections.ts';
import { isExplainedIn } from '../taxonomy/error-type.ts';
import { sentencesOf, writtenAndRight } from './tongue-rule.ts';
import { TONGUES } from './tongues.ts';

const describeMarks = (marks: Correction[]): string[] =>
  marks.map((mark) => `${mark.ruleId}: »${mark.token}« → »${mark.replacements[0] ?? ''}«`);

describe.each(Object.values(TONGUES))('TC-05 the rules of $language', ({ language, rules }) => {
  const check = (text: string): Correction[] => engine.check(text, { language });

  it('are at least forty, each with an id of its own and sentences enough', () => {
    expect(rules.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    const poor = rules.filter(({ wrong, right }) => sentencesOf(wrong).length < 4 || sentencesOf(right).length < 6);
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it.each(rules)('$id corrects what is wrong and is content with what is right', ({ id, wrong, right }) => {
    for (const sentence of sentencesOf(wrong)) {
      const [written, corrected] = writtenAndRight(sentence);
      const marks = check(written);
      expect(applyCorrections(written, marks), describeMarks(marks).join()).toBe(corrected);
      expect(marks.map((mark) => mark.ruleId)).toContain(`${language}-${id}`);
      expect(describeMarks(check(corrected))).toEqual([]);
    }
    for (const sentence of sentencesOf(right))
      expect([sentence, describeMarks(check(sentence))]).toEqual([sentence, []]);
  });

  it('have types with a page of the language itself', () => {
    const types = [...rules.map(({ type }) => type), 'misspelling' as const];
    expect([...new Set(types)].filter((type) => !isExplainedIn(language, type))).toEqual([]);
  });

  it('explain every mark in Danish words, with the words of the text put in', () => {
    for (const { wrong } of rules) {
      for (const sentence of sentencesOf(wrong)) {
        for (const mark of check(writtenAndRight(sentence)[0])) {
          expect(mark.explanation).toMatch(/\S/);
          expect(mark.explanation).not.toMatch(/\{(?:token|replacement)\}|Du har lavet fejl i/);
          expect(mark.categories[0]!.subcategory.error_type.explanation).toContain('Sådan kan du selv tjekke');
        }
      }
    }
  });
});
