import { item } from '@ordklar/exercise-kinds/grade';
import { expect, it } from 'vitest';
import {
  choice,
  commas,
  dictate,
  exerciseGroup,
  gaps,
  inSteps,
  lists,
  mark,
  order,
  read,
  several,
  sort,
  spell,
} from './index.ts';

it('reads gaps with other answers and a hint', () => {
  expect(gaps('I går [løb](løbe) vi, og [så|derpå] var vi trætte.', 'Datid.')).toEqual({
    kind: 'gap-text',
    parts: ['I går ', { answers: ['løb'], hint: 'løbe' }, ' vi, og ', { answers: ['så', 'derpå'] }, ' var vi trætte.'],
    because: 'Datid.',
  });
});

it('sorts the options of a list and keeps the first as the right one', () => {
  expect(lists('{Nogle|Nogen} måger.').parts[0]).toEqual({ options: ['Nogen', 'Nogle'], answer: 'Nogle' });
});

it('reads marked words without their signs', () => {
  expect(mark('Den *lille* hund så »*Bos* *ben*«.', 'Marker.')).toMatchObject({
    words: ['Den', 'lille', 'hund', 'så', '»Bos', 'ben«.'],
    marked: [1, 4, 5],
  });
});

it('reads commas, free ones, and leaves the one of a number alone', () => {
  expect(commas('Da det ringede, løb vi ud(,) og købte 2,5 liter.')).toMatchObject({
    words: ['Da', 'det', 'ringede', 'løb', 'vi', 'ud', 'og', 'købte', '2,5', 'liter.'],
    commas: [2],
    optional: [5],
  });
});

it('reads pieces and their other orders', () => {
  expect(order('i dag | skal | vi | spise', '', { also: ['vi | skal | spise | i dag'] })).toMatchObject({
    pieces: ['i dag', 'skal', 'vi', 'spise'],
    alternatives: [[2, 1, 3, 0]],
  });
});

it('reads a heard word with the sentence around it', () => {
  expect(dictate('Han gik ned ad [vejen] i går.')).toEqual({
    kind: 'dictation',
    before: 'Han gik ned ad ',
    answers: ['vejen'],
    after: ' i går.',
  });
  expect(dictate('Han sover.')).toEqual({ kind: 'dictation', answers: ['Han sover.'] });
});

it('tells what a word of a spelling test tries, and counts the items of a step', () => {
  const word = spell('Der [hoppede] den rundt.', 'S02 S08');
  expect(word).toEqual({ ...dictate('Der [hoppede] den rundt.'), types: ['S02', 'S08'] });
  expect(inSteps([{ title: 'Ord', intro: 'Lyt.', items: [word] }])).toEqual({
    items: [word],
    steps: [{ title: 'Ord', intro: 'Lyt.', items: 1 }],
  });
});

it('every helper makes an item of its kind', () => {
  const question = choice('Hvad?', 'A', ['B']);
  const made = [
    question,
    several('Hvilke?', ['A'], ['B', 'C']),
    sort({ en: ['kat'], et: ['hus'] }),
    read({ title: 'En dag', text: 'Et.\n\n  To\n  linjer.', questions: [question] }),
    mark('*Her* er.', 'Marker.'),
    commas('Det er nu.'),
    order('det | er | nu'),
    dictate('Det er [nu].'),
    gaps('Det [er].'),
    lists('Det {er|ær}.'),
  ];
  for (const one of made) expect(item.safeParse(one).error).toBeUndefined();
  expect(made[3]).toMatchObject({ text: [{ text: 'Et.' }, { text: 'To linjer.' }], mayLookBack: true });
});

it.each([
  ['an open bracket', () => gaps('Det [er.'), 'gaps(»Det [er.«): a lone »[«'],
  ['no gap', () => gaps('Det er.'), 'there is no gap'],
  ['an empty answer', () => gaps('Det [er|].'), 'nothing stands beside a bar'],
  ['a list of one', () => lists('Det {er}.'), 'only one option'],
  ['no list', () => lists('Det er.'), 'there is no gap'],
  ['a lone star', () => mark('Det *er nu.', 'Marker.'), 'a lone »*«'],
  ['no star', () => mark('Det er nu.', 'Marker.'), 'no word is marked'],
  ['a comma inside a word', () => commas('Det er,nu.'), 'a lone »,«'],
  ['an order with another piece', () => order('a | b | c', '', { also: ['a | c | d'] }), '»d« is no piece'],
  ['a lone bracket in what is heard', () => dictate('Det [er.'), 'a lone »[«'],
  ['an error type that is none', () => spell('Det [er] nu.', 'S01 S16'), 'are no error types'],
  ['a spelling test without a word', () => spell('Det er nu.', 'S01'), 'no word is asked for'],
  ['an unknown category', () => exerciseGroup({ productId: 'gram', level: 3, category: 'x' }, []), 'category x'],
  ['an unknown level', () => exerciseGroup({ productId: 'gram', level: 2, category: 'komma' }, []), 'no level 2'],
])('tells where the markup is wrong: %s', (_, write, fault) => {
  expect(write).toThrow(fault);
});
