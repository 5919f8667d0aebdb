import { expect, it } from 'vitest';
import { makeCorrection, withHiddenReasons } from '../testing/make-correction.ts';
import { activeCorrections, countByType, topTypes, totals } from './count-corrections.ts';

const text = 'Jeg cykle og lugte, og jeg spise og spurte lære hver dag.';
const marks = [
  makeCorrection(text, 'cykle'),
  makeCorrection(text, 'lugte'),
  makeCorrection(text, 'spise'),
  makeCorrection(text, 'spurte', { types: ['spelling/silent-letter'] }),
  makeCorrection(text, 'lære', { types: ['spelling/ending', 'wordconfusion/sound-alike'] }),
  makeCorrection(text, 'dag', { types: ['other/comment'], replacement: null, comment: 'Fint' }),
];

it('TC-08 counts only marks with at least one active category', () => {
  const [first, second, third] = marks;
  const set = [first, withHiddenReasons(second), { ...third, active: false }] as typeof marks;
  expect(activeCorrections(set).map((mark) => mark.token)).toEqual(['cykle']);
  expect(countByType(set).grammar).toEqual({ shown: 1, hidden: 2 });
});

it('TC-08 leaves nested marks out when a self-correction homework exists', () => {
  const long = makeCorrection(text, 'jeg spise og', { types: ['rephrase/clumsy'] });
  const set = [...marks, long];
  expect(activeCorrections(set)).toHaveLength(7);
  const counted = activeCorrections(set, { withoutNested: true });
  expect(counted.map((mark) => mark.token)).not.toContain('spise');
  expect(counted).toHaveLength(6);
});

it('TC-08 a comment changes no count of errors: neither the own one nor those of the words that it is about', () => {
  const comment = makeCorrection(text, 'jeg spise og', {
    types: ['other/comment'],
    replacement: null,
    comment: 'Flot',
  });
  for (const rule of [{}, { withoutNested: true }]) {
    const without = countByType(marks, rule);
    const { own, ...errors } = countByType([comment, ...marks], rule);
    expect(errors).toEqual(Object.fromEntries(Object.entries(without).filter(([type]) => type !== 'own')));
    expect(own.shown).toBe(without.own.shown + 1);
    expect(topTypes([comment, ...marks], rule)).toEqual(topTypes(marks, rule));
  }
});

it('TC-08 counts a comma after a word that is wrong itself: it stands behind the word and not in it', () => {
  const comma = { types: ['punctuation/missing-comma'], replacement: 'lugte,', id: 'comma' };
  for (const two of [
    [makeCorrection(text, 'lugte'), makeCorrection(text, 'lugte', comma)],
    [makeCorrection(text, 'lugte', comma), makeCorrection(text, 'lugte')],
    [makeCorrection(text, 'og lugte'), makeCorrection(text, 'lugte', comma)],
  ])
    expect(activeCorrections(two, { withoutNested: true })).toHaveLength(2);
  const around = makeCorrection(text, 'lugte, og jeg', { types: ['rephrase/clumsy'] });
  expect(activeCorrections([around, makeCorrection(text, 'lugte', comma)], { withoutNested: true })).toEqual([around]);
});

it('TC-08 counts the first of two marks on the very same place', () => {
  const twice = [
    makeCorrection(text, 'cykle'),
    makeCorrection(text, 'cykle', { id: 'x', types: ['spelling/capital'] }),
  ];
  expect(activeCorrections(twice, { withoutNested: true }).map((mark) => mark.id)).toEqual([twice[0]?.id]);
});

it('TC-04 counts a mark once, for its main type, and comments apart from errors', () => {
  const counts = countByType(marks);
  expect(counts.grammar.shown).toBe(3);
  expect(counts.spelling.shown).toBe(2);
  expect(counts.wordconfusion.shown).toBe(0);
  expect(totals(counts)).toEqual({ errors: 5, hidden: 0, comments: 1 });
});

it('TC-04 a mark of the old group counts among the others', () => {
  const counts = countByType([makeCorrection(text, 'cykle', { types: ['user/min-egen'] })]);
  expect([counts.other.shown, totals(counts).errors]).toEqual([1, 1]);
});

it('TC-07 CON-31 gives the three most frequent types, the most frequent first, and no comments', () => {
  expect(topTypes(marks).map(({ title, count }) => [title, count])).toEqual([
    ['present-r', 3],
    ['silent-letter', 1],
    ['ending', 1],
  ]);
  expect(topTypes(marks)[0]?.words).toEqual(['cykle', 'lugte', 'spise']);
  expect(topTypes([])).toEqual([]);
});
