import { expect, it } from 'vitest';
import { makeAnswer } from '../testing/make-answer.ts';
import { makeCorrection } from '../testing/make-correction.ts';
import { compareEditions, editionBefore } from './compare-editions.ts';

const FIRST = 'Jeg cykle hjem, og det lugte af sild. Min mor sige nej.';
const SECOND = 'Jeg cykler hjem, og det lugted af sild. Min mor sige nej. Hun løbe.';
const of = (text: string, ...words: string[]) => ({ text, marks: words.map((word) => makeCorrection(text, word)) });

it('what is fixed, what is marked again at its place, and what is new', () => {
  const { fixed, still, fresh } = compareEditions(
    of(FIRST, 'cykle', 'lugte', 'sige'),
    of(SECOND, 'lugted', 'sige', 'løbe'),
  );
  expect(fixed.map(({ mark, now }) => [mark.token, now])).toEqual([['cykle', 'cykler']]);
  expect(still.map(({ token }) => token)).toEqual(['lugted', 'sige']);
  expect(fresh.map(({ token }) => token)).toEqual(['løbe']);
});

it('what was taken away with the words around it is not fixed', () => {
  const first = of(FIRST, 'cykle', 'lugte', 'sige');
  const { fixed, gone, still } = compareEditions(first, of('Jeg cykler hjem.'));
  expect([fixed, gone].map((list) => list.map(({ mark }) => mark.token))).toEqual([['cykle'], ['lugte', 'sige']]);
  expect(still).toEqual([]);
});

it('words that stand as they were and are marked no more are neither fixed nor wrong; hidden marks and comments count nowhere', () => {
  const later = of(SECOND, 'løbe');
  const hidden = makeCorrection(SECOND, 'lugted', { active: false });
  const { fixed, still, fresh } = compareEditions(of(FIRST, 'sige'), { ...later, marks: [...later.marks, hidden] });
  expect([fixed, still]).toEqual([[], []]);
  expect(fresh).toHaveLength(1);
});

it('the edition before is the marked one with the number before', () => {
  const answers = [{ htmlDescription: '<p>Jeg cykle.</p>' }];
  const corrections = [makeCorrection('Jeg cykle.', 'cykle')];
  const first = makeAnswer({ attempt: 1, answers, corrections });
  expect(editionBefore([makeAnswer({ attempt: 2 }), first], 2)).toBe(first);
  expect(editionBefore([first], 1)).toBeUndefined();
  expect(editionBefore([makeAnswer({ attempt: 1, answers })], 2)).toBeUndefined();
});
