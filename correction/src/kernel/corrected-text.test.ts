import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CorrectedText } from './corrected-text.ts';
import type { Finding } from './rule.ts';

const finding = (text: string, token: string, replacement: string, more: Partial<Finding> = {}): Finding => {
  const start = text.indexOf(token);
  return { start, end: start + token.length, replacements: [replacement], confidence: 1, ...more };
};

const GIVEN = 'Jeg køre jem jem med hår børste idag.';
const words = [
  finding(GIVEN, 'køre', 'kører'),
  finding(GIVEN, 'jem', 'hjem'),
  finding(GIVEN, ' jem med', ' med'),
  finding(GIVEN, 'hår børste', 'hårbørste'),
  finding(GIVEN, 'idag', 'i dag'),
];
const corrected = new CorrectedText(GIVEN, words);

it('puts in what replaces words and leaves missing marks out', () => {
  expect(corrected.text).toBe('Jeg kører hjem med hårbørste i dag.');
  const marks = new CorrectedText(GIVEN, [
    finding(GIVEN, 'køre', 'køre,', { insertion: true }),
    finding(GIVEN, '.', '!'),
  ]);
  expect(marks.isChanged).toBe(false);
  expect(marks.text).toBe(GIVEN);
});

it('tells a finding back in offsets of the given text, with what it changes once more', () => {
  const back = corrected.tellBack(finding(corrected.text, 'hårbørste', 'hårbørsten'));
  expect(back).toEqual({ start: 21, end: 31, replacements: ['hårbørsten'], changes: [words[3]] });
  expect(GIVEN.slice(21, 31)).toBe('hår børste');
});

it('widens a finding that meets a part of a replacement', () => {
  const back = corrected.tellBack(finding(corrected.text, 'dag', 'dagen'));
  expect(back).toMatchObject({ replacements: ['i dagen'], changes: [words[4]] });
  expect(GIVEN.slice(back!.start, back!.end)).toBe('idag');
});

it('anchors a missing mark on the last given word', () => {
  const back = corrected.tellBack(finding(corrected.text, 'hårbørste', 'hårbørste,', { insertion: true }));
  expect(back).toMatchObject({ start: 25, end: 31, replacements: ['børste,'], changes: [] });
});

it('says nothing of a mark inside a replacement, and puts nothing in where it takes one back', () => {
  const inside = {
    ...finding(corrected.text, 'i dag', 'i,', { insertion: true }),
    end: corrected.text.indexOf('i dag') + 1,
  };
  expect(corrected.tellBack(inside)).toBeNull();
  expect(corrected.tellBack(finding(corrected.text, 'kører', 'køre'))?.replacements).toEqual([]);
});

it('knows which stretches were left alone', () => {
  const text = 'Han gå. Hun løber. De stå.';
  const two = new CorrectedText(text, [finding(text, 'gå', 'går'), finding(text, 'stå', 'står')]);
  const start = two.text.indexOf('Hun');
  expect(two.unchangedFrom(start, start + 'Hun løber.'.length)).toBe(text.indexOf('Hun'));
  expect(two.unchangedFrom(0, 'Han går.'.length)).toBe(-1);
});

it('tells any finding of untouched text back at the place where the given text has the same letters', () => {
  const edit = fc.record({
    gap: fc.string({ maxLength: 6 }),
    out: fc.constantFrom('a', 'bc', 'åb c'),
    put: fc.string({ minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.string({ minLength: 1, maxLength: 6 }), (edits, last) => {
      let given = '';
      const findings: Finding[] = edits.map(({ gap, out, put }) => {
        const start = given.length + gap.length;
        given += gap + out;
        return { start, end: given.length, replacements: [put], confidence: 1 };
      });
      given += last;
      const text = new CorrectedText(given, findings);
      const start = text.text.length - last.length;
      const back = text.tellBack({ start, end: text.text.length, replacements: [`${last}!`], confidence: 1 });
      expect(back).toMatchObject({ start: given.length - last.length, end: given.length, replacements: [`${last}!`] });
      expect(text.offset(given.length - 1)).toBe(text.text.length - 1);
    }),
  );
});
