import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerCount,
  emptyAnswer,
  exampleOf,
  gradeItem,
  isAnswered,
  type Item,
  item,
  itemKinds,
  playItem,
  rightAnswer,
  wrongAnswersTo,
  wrongOf,
} from './kinds/index.ts';

describe.each(itemKinds())('the kind %s', (kind) => {
  const example: Item = exampleOf(kind);

  it('takes its example and refuses one with something unknown', () => {
    expect(item.parse(example)).toEqual(example);
    expect(item.safeParse({ ...example, colour: 'red' }).success).toBe(false);
  });

  it('gives full marks to the right answer and none to no answer', () => {
    const right = gradeItem(example, rightAnswer(example))!;
    expect(right.right).toBe(right.of);
    expect(right.of).toBeGreaterThan(0);
    expect(right.parts.every(({ isRight }) => isRight)).toBe(true);
    const page = playItem(example, 7);
    expect(gradeItem(example, emptyAnswer(page))).toMatchObject({ right: 0, of: right.of });
    expect(answerCount(example)).toBe(right.of);
    expect(isAnswered(page, rightAnswer(example))).toBe(true);
  });

  it('gives less than full marks to each of its wrong answers, and says what was wrong', () => {
    const page = playItem(example, 7);
    const wrong = wrongAnswersTo(example);
    expect(wrong.length).toBeGreaterThan(1);
    for (const answer of wrong) {
      const grade = gradeItem(example, answer)!;
      expect(grade.right, JSON.stringify(answer)).toBeLessThan(grade.of);
      const said = wrongOf(page, { grade, rightAnswer: rightAnswer(example) });
      expect(said.flatMap(({ parts }) => parts).length, JSON.stringify(answer)).toBeGreaterThan(0);
    }
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
    expect(JSON.stringify(page)).not.toMatch(
      /"(answers?|marked|commas|optional|alternatives|because|wrong|members":\{)"/,
    );
  });
});

const gradeOf = (one: Item, given: unknown) => {
  const { right, of } = gradeItem(one, given)!;
  return `${right}/${of}`;
};

describe('part of an item right', () => {
  it('counts each gap, with any of its answers, whatever the capitals and outer spaces', () => {
    const gaps = exampleOf('gap-text');
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
    const marks = exampleOf('mark-words');
    expect(gradeOf(marks, [1])).toBe('1/2');
    expect(gradeOf(marks, [1, 2, 5])).toBe('1/2');
    expect(gradeOf(marks, [0, 1, 2, 3, 4, 5, 6])).toBe('0/2');
    expect(gradeOf(exampleOf('several-choice'), ['bro', 'altid'])).toBe('0/2');
  });

  it('takes other right orders, and counts the places that are right', () => {
    const words = exampleOf('order');
    expect(gradeOf(words, ['vi', 'skal', 'i svømmehallen', 'I morgen'])).toBe('4/4');
    expect(gradeOf(words, ['I morgen', 'vi', 'skal', 'i svømmehallen'])).toBe('2/4');
  });

  it('counts each sorted word', () => {
    expect(gradeOf(exampleOf('sort-into-columns'), [['kat', 'hus'], ['træ']])).toBe('2/5');
  });

  it('leaves free commas out, and gives one point for leaving a sentence alone that needs none', () => {
    const commas = exampleOf('set-commas');
    expect(gradeOf(commas, [2, 4])).toBe('0/2');
    expect(gradeOf({ ...commas, optional: [4] }, [2, 4, 5])).toBe('2/2');
    expect(gradeOf({ ...commas, commas: [] }, [])).toBe('1/1');
    expect(gradeOf({ ...commas, commas: [] }, [3])).toBe('0/1');
  });

  it('counts every question about a text; an answer of another shape is none', () => {
    expect(gradeOf(exampleOf('read-and-answer'), ['I april', ['sultent']])).toBe('2/2');
    expect(gradeOf(exampleOf('read-and-answer'), [{ option: 1 }, 'sultent'])).toBe('0/2');
  });
});

describe('what an author may not write', () => {
  it.each<[string, unknown]>([
    ['an answer that is no option', { ...exampleOf('choice'), answer: 'løber' }],
    ['the same option twice', { ...exampleOf('choice'), options: ['cykler', 'cykler'] }],
    ['a text without gaps', { kind: 'gap-text', parts: ['Hej.'] }],
    ['a mark behind the last word', { ...exampleOf('mark-words'), marked: [7] }],
    ['marks out of order', { ...exampleOf('mark-words'), marked: [5, 1] }],
    ['an order that lacks a piece', { ...exampleOf('order'), alternatives: [[0, 1, 2, 2]] }],
    [
      'a word in two columns',
      {
        ...exampleOf('sort-into-columns'),
        columns: [
          { title: 'a', members: ['x'] },
          { title: 'b', members: ['x'] },
        ],
      },
    ],
    ['a comma behind the last word', { ...exampleOf('set-commas'), commas: [8] }],
    [
      'a comma that stands already',
      { ...exampleOf('set-commas'), words: ['Da,', 'klokken', 'ringede', 'gik', 'vi.'], commas: [2] },
    ],
  ])('%s', (_, wrong) => {
    expect(item.safeParse(wrong).success).toBe(false);
  });
});

it('shows the pieces of an order in another order than the right one', () => {
  for (let seed = 0; seed < 200; seed++) {
    expect(playItem(exampleOf('order'), seed)).not.toMatchObject({ pieces: exampleOf('order').pieces });
  }
});

describe('a text to proofread', () => {
  const text = exampleOf('proofread');
  const right = rightAnswer(text) as string;
  const grade = (given: string) => gradeItem(text, given)!;
  const wrongParts = (given: string) =>
    grade(given)
      .parts.filter(({ isRight }) => !isRight)
      .map(({ given: became, right: was }) => `${became} → ${was}`);

  it('counts what is corrected, tells what stands where it is not, and why', () => {
    const some = right.replace('regner', 'regnnr').replace('forskærm', 'for skærm');
    expect(grade(some)).toMatchObject({ right: 3, of: 5 });
    expect(wrongParts(some)).toEqual(['regnnr → regner', 'for skærm → forskærm']);
    expect(grade(some).parts.at(-1)?.because).toBe('Det er ét ord.');
  });

  it('takes a point back for each change of what was right, neighbouring words being one', () => {
    expect(wrongParts(right.replace('syv gear', 'otte store gear'))).toEqual(['otte store → syv']);
    expect(grade(right.replace('syv gear', 'otte store gear'))).toMatchObject({ right: 4, of: 5 });
    expect(grade(`${right} Slut.`)).toMatchObject({ right: 4 });
    expect(grade(right.replace(' Nu låser han den altid.', ''))).toMatchObject({ right: 4 });
  });

  it('does not count spaces, line breaks and the style of quotes', () => {
    expect(grade(right.replaceAll('. ', '.\n\n '))).toMatchObject({ right: 5, of: 5 });
  });

  it('reads two mistakes beside each other apart, and commas and capitals as part of them', () => {
    const beside: Item = {
      ...text,
      parts: [
        ...text.parts.slice(0, 1),
        { wrong: 'køre', answers: ['kører'] },
        ' ',
        { wrong: 'hvær', answers: ['hver'] },
        ' dag til ',
        { wrong: 'danmark', answers: ['Danmark'] },
        ' og ',
        { wrong: 'tror at', answers: ['tror, at'] },
        ...text.parts.slice(2),
      ],
    };
    const corrected = rightAnswer(beside) as string;
    const left = (was: string, stays: string) => gradeItem(beside, corrected.replace(was, stays))!;
    expect(left('hver', 'hvær').parts.map(({ isRight }) => isRight)).toEqual([true, false, ...Array(6).fill(true)]);
    expect(left('Danmark', 'danmark')).toMatchObject({ right: 7, of: 8 });
    expect(left('tror, at', 'tror at')).toMatchObject({ right: 7, of: 8 });
    expect(left('kører hver', 'hver')).toMatchObject({ right: 7, of: 8 });
  });
});
