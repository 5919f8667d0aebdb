import { describe, expect, it } from 'vitest';
import type { Correction } from '../api.ts';
import { engine } from '../testing/engine.ts';
import { applyCorrections } from '../testing/apply-corrections.ts';
import { RULES } from './index.ts';

const check = (text: string, learner: 'yes' | 'auto' = 'auto'): Correction[] =>
  engine.check(text, { language: 'da', startkomma: 'yes', learner });
const describeMarks = (marks: Correction[]): string[] =>
  marks.map((mark) => `${mark.ruleId}: »${mark.token}« → »${mark.replacements[0] ?? ''}«`);

describe('every rule', () => {
  it('has an id of its own', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
  });

  for (const rule of RULES) {
    const learner = rule.ofLearners ? 'yes' : 'auto';
    for (const [wrong, right] of rule.wrong) {
      it(`${rule.id} corrects »${wrong}«`, () => {
        const marks = check(wrong, learner);
        expect(applyCorrections(wrong, marks)).toBe(right);
        expect(marks.map((mark) => mark.ruleId)).toContain(rule.id);
      });
      it(`${rule.id} is content with »${right}«`, () => {
        expect(describeMarks(check(right, learner))).toEqual([]);
      });
    }
    for (const right of rule.right) {
      it(`no rule marks »${right}« (${rule.id})`, () => {
        expect(describeMarks(check(right, learner))).toEqual([]);
      });
    }
  }
});
