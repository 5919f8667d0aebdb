import type { Item } from '@ordklar/exercise-kinds/grade';
import type { SpellingTypeCode } from '@ordklar/school';
import { expect, it } from 'vitest';
import { markTest } from './mark-test.ts';

const word = (answer: string, ...types: SpellingTypeCode[]): Item => ({ kind: 'dictation', answers: [answer], types });
const items: Item[] = [word('hjem', 'S01', 'S05'), word('station', 'S02', 'S14'), word('kasse', 'S02')];
const steps = [
  { title: 'Første del', intro: 'Skriv ordene.', items: 2, seconds: 30 },
  { title: 'Anden del', intro: 'Skriv ordet.', items: 1 },
];
const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);
const mark = (written: (string | null)[], level = '7. klasse') =>
  markTest(
    { items, steps },
    {
      steps: [{ workId: 1, step: 1, startedAt: at(0), endedAt: at(20), seconds: 95 }],
      readings: [],
      answers: written.flatMap((answer, index) => {
        const right = Number(answer === ['hjem', 'station', 'kasse'][index]);
        return answer === null
          ? []
          : [{ workId: 1, item: index + 1, round: 1, answer, right, of: 1, answeredAt: at(9) }];
      }),
    },
    level,
  );

it('ANS-12 counts each part by itself; its time is no longer than its limit', () => {
  const { correctAnswers, answerCount, steps: parts } = mark(['hjem', 'stasion', null]);
  expect([correctAnswers, answerCount]).toEqual([1, 3]);
  expect(parts).toEqual([
    { step: 1, title: 'Første del', correctAnswers: 1, answerCount: 2, seconds: 30, totalWords: null, wordsMin: null },
    { step: 2, title: 'Anden del', correctAnswers: 0, answerCount: 1, seconds: null, totalWords: null, wordsMin: null },
  ]);
});

it('PD-35: a text that is clicked through is not hidden by the mean of the others', () => {
  const reading = (words: number): Item => ({
    kind: 'read-and-answer',
    title: 'Krabben',
    text: [{ type: 'paragraph', text: 'krabbe '.repeat(words).trim() }],
    mayLookBack: true,
    questions: [{ kind: 'choice', question: 'Hvem?', options: ['a', 'b'], answer: 'a' }],
  });
  const speedOf = (...seconds: [number, number]) =>
    markTest(
      { items: [reading(200), reading(200)], steps: [{ title: 'Tekster', intro: 'Læs.', items: 2 }] },
      {
        steps: [],
        answers: [],
        readings: seconds.map((time, index) => ({ workId: 1, item: index + 1, startedAt: at(0), readAt: at(time) })),
      },
      '7. klasse',
    ).steps?.[0]?.wordsMin;
  expect(speedOf(60, 60)).toBe(200);
  expect(speedOf(119, 1)).toBe(12_000);
  expect(speedOf(60, 0)).toBeGreaterThan(600);
});

it('ANS-14 a misspelled word has its errors, and they count as possible', () => {
  expect(mark(['jem', 'stasion', 'kase']).words?.map(({ possible, errors }) => [possible, errors])).toEqual([
    [['S01', 'S05'], ['S05']],
    [['S02', 'S14'], ['S14']],
    [['S02'], ['S02']],
  ]);
  expect(mark(['hjæm', null, null]).words?.[0]).toMatchObject({ errors: ['S01'], answerWord: 'hjæm' });
  expect(mark(['hjemm', null, null]).words?.[0]).toMatchObject({ possible: ['S01', 'S02', 'S05'], errors: ['S02'] });
});

it('ANS-14 a word that is not answered, or another word, says nothing about any type', () => {
  expect(mark([null, 'cykelhjelm', 'kasse']).words?.map(({ possible }) => possible)).toEqual([[], [], ['S02']]);
});

it('DEC-20 types that the class is not tried in do not count', () => {
  expect(mark(['hjem', 'stasion', null], '4. klasse').words?.[1]).toMatchObject({ possible: [], errors: [] });
});

it('DEC-20 the grade goes by the class', () => {
  // 67 %: 6 in the second class and 5 in the ninth
  expect(mark(['hjem', 'station', null], '3. klasse').grade).toBe(6);
  expect(mark(['hjem', 'station', null], '9. klasse').grade).toBe(5);
  expect(mark(['hjem', 'station', 'kasse']).grade).toBe(10);
});

it('ANS-14 what a word tries tells how an r at its end is read', () => {
  const errorsOf = (right: string, written: string, types: SpellingTypeCode[]) =>
    markTest(
      { items: [word(right, ...types)], steps: [{ title: 'Ord', intro: 'Skriv ordet.', items: 1 }] },
      {
        steps: [],
        readings: [],
        answers: [{ workId: 1, item: 1, round: 1, answer: written, right: 0, of: 1, answeredAt: at(1) }],
      },
      '7. klasse',
    ).words?.[0]?.errors;
  expect(errorsOf('dagbøger', 'dagbøge', ['S05', 'S10'])).toEqual(['S10']);
  expect(errorsOf('betyder', 'betyde', ['S01', 'S11'])).toEqual(['S11']);
  expect(errorsOf('søster', 'søste', ['S12'])).toEqual(['S12']);
});
