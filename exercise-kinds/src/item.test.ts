import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { answerCount, gradeItem, ITEM_KINDS, type Item, item, playItem, rightAnswer } from './item.ts';

const nothing: Record<string, unknown> = { choice: '', dictation: '' };

describe.each(ITEM_KINDS)('the kind %s', (kind) => {
  const example: Item = EXAMPLES[kind];

  it('takes its example and refuses one with something unknown', () => {
    expect(item.parse(example)).toEqual(example);
    expect(item.safeParse({ ...example, colour: 'red' }).success).toBe(false);
  });

  it('gives full marks to the right answer and none to no answer', () => {
    const right = gradeItem(example, rightAnswer(example))!;
    expect(right.right).toBe(right.of);
    expect(right.of).toBeGreaterThan(0);
    expect(right.parts.every(({ isRight }) => isRight)).toBe(true);
    expect(gradeItem(example, nothing[kind] ?? [])).toMatchObject({ right: 0, of: right.of });
    expect(answerCount(example)).toBe(right.of);
  });

  it('never throws and never gives more than there is, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const grade = gradeItem(example, given);
        if (grade) expect(grade.right >= 0 && grade.right <= grade.of).toBe(true);
      }),
    );
  });

  it('sends no key to the page, and the same page for the same seed', () => {
    const page = playItem(example, 7);
    expect(page).toEqual(playItem(example, 7));
    expect(JSON.stringify(page)).not.toMatch(/"(answers?|marked|commas|optional|alternatives|because|members":\{)"/);
  });
});

const gradeOf = (one: Item, given: unknown) => {
  const { right, of } = gradeItem(one, given)!;
  return `${right}/${of}`;
};

describe('part of an item right', () => {
  it('counts each gap, with any of its answers, whatever the capitals and outer spaces', () => {
    const gaps = EXAMPLES['gap-text'];
    expect(gradeOf(gaps, ['Løb ', 'åd'])).toBe('2/2');
    expect(gradeOf(gaps, ['løbede', ' spiste'])).toBe('1/2');
    expect(gradeOf({ ...gaps, caseMatters: true }, ['Løb', 'spiste'])).toBe('1/2');
  });

  it('counts a full stop only where marks are the point', () => {
    const heard: Item = { kind: 'dictation', answers: ['Kom nu her!'] };
    expect(gradeOf(heard, 'kom nu her')).toBe('1/1');
    expect(gradeOf({ ...heard, marksMatter: true }, 'Kom nu her')).toBe('0/1');
    expect(gradeOf({ ...heard, answers: ['»Hej«'] }, '"hej"')).toBe('1/1');
    const odd = ['Kom nu her …', 'kom nu her,', '"Kom nu her."', '»Kom nu her«!', 'Kom\u200b nu her'];
    expect(odd.map((given) => gradeOf(heard, given))).toEqual(odd.map(() => '1/1'));
    expect(gradeOf({ ...heard, marksMatter: true }, '»Kom nu her!«')).toBe('0/1');
    expect(gradeOf({ ...heard, answers: [','] }, '')).toBe('0/1');
    expect(gradeOf({ ...heard, answers: ['»Kom,« sagde han.'] }, '"Kom," sagde han')).toBe('1/1');
  });

  it('takes a point back for every wrong pick, so that marking everything is worth nothing', () => {
    const marks = EXAMPLES['mark-words'];
    expect(gradeOf(marks, [1])).toBe('1/2');
    expect(gradeOf(marks, [1, 2, 5])).toBe('1/2');
    expect(gradeOf(marks, [0, 1, 2, 3, 4, 5, 6])).toBe('0/2');
    expect(gradeOf(EXAMPLES['several-choice'], ['bro', 'altid'])).toBe('0/2');
  });

  it('takes other right orders, and counts the places that are right', () => {
    const words = EXAMPLES.order;
    expect(gradeOf(words, ['vi', 'skal', 'i svømmehallen', 'I morgen'])).toBe('4/4');
    expect(gradeOf(words, ['I morgen', 'vi', 'skal', 'i svømmehallen'])).toBe('2/4');
  });

  it('counts each sorted word', () => {
    expect(gradeOf(EXAMPLES['sort-into-columns'], [['kat', 'hus'], ['træ']])).toBe('2/5');
  });

  it('leaves free commas out, and gives one point for leaving a sentence alone that needs none', () => {
    const commas = EXAMPLES['set-commas'];
    expect(gradeOf(commas, [2, 4])).toBe('0/2');
    expect(gradeOf({ ...commas, optional: [4] }, [2, 4, 5])).toBe('2/2');
    expect(gradeOf({ ...commas, commas: [] }, [])).toBe('1/1');
    expect(gradeOf({ ...commas, commas: [] }, [3])).toBe('0/1');
  });

  it('counts every question about a text; an answer of another shape is none', () => {
    expect(gradeOf(EXAMPLES['read-and-answer'], ['I april', ['sultent']])).toBe('2/2');
    expect(gradeOf(EXAMPLES['read-and-answer'], [{ option: 1 }, 'sultent'])).toBe('0/2');
  });
});

describe('what an author may not write', () => {
  it.each<[string, unknown]>([
    ['an answer that is no option', { ...EXAMPLES.choice, answer: 'løber' }],
    ['the same option twice', { ...EXAMPLES.choice, options: ['cykler', 'cykler'] }],
    ['a text without gaps', { kind: 'gap-text', parts: ['Hej.'] }],
    ['a mark behind the last word', { ...EXAMPLES['mark-words'], marked: [7] }],
    ['marks out of order', { ...EXAMPLES['mark-words'], marked: [5, 1] }],
    ['an order that lacks a piece', { ...EXAMPLES.order, alternatives: [[0, 1, 2, 2]] }],
    [
      'a word in two columns',
      {
        ...EXAMPLES['sort-into-columns'],
        columns: [
          { title: 'a', members: ['x'] },
          { title: 'b', members: ['x'] },
        ],
      },
    ],
    ['a comma behind the last word', { ...EXAMPLES['set-commas'], commas: [8] }],
    [
      'a comma that stands already',
      { ...EXAMPLES['set-commas'], words: ['Da,', 'klokken', 'ringede', 'gik', 'vi.'], commas: [2] },
    ],
  ])('%s', (_, wrong) => {
    expect(item.safeParse(wrong).success).toBe(false);
  });
});

it('shows the pieces of an order in another order than the right one', () => {
  for (let seed = 0; seed < 200; seed++) {
    expect(playItem(EXAMPLES.order, seed)).not.toMatchObject({ pieces: EXAMPLES.order.pieces });
  }
});
