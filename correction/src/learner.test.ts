import { expect, it } from 'vitest';
import { engine } from './testing/engine.ts';

const BARE = 'Hver dag arbejder jeg på fabrik og er træt.';
const SLIPS =
  'I går jeg var hjemme hos min ven. Han bor i en stort hus. Vi spiste to æble og snakkede. Så kom hans søster hjem med mange bog. ';
const MEANT = 'I går var jeg hjemme hos min ven. Han bor i et stort hus. Vi spiste to æbler og snakkede. ';

/** What is marked in the sentence that follows another text. */
function markedAfter(before: string, learner: 'yes' | 'auto' = 'auto'): string[] {
  const marks = engine.check(before + BARE, { language: 'da', startkomma: 'no', learner });
  return marks.filter(({ offset }) => offset >= before.length).map(({ replacements }) => replacements[0]!);
}

it('a writer who gets order, gender and number wrong as learners do has left out the endings of nouns too', () => {
  expect(markedAfter(SLIPS)).toEqual(['en fabrik']);
});

it('in the text of anybody else a bare noun may be meant', () => {
  expect(markedAfter(MEANT)).toEqual([]);
  expect(markedAfter('')).toEqual([]);
});

it('takes the writer for a learner where the caller says so', () => {
  expect(markedAfter('', 'yes')).toEqual(['en fabrik']);
});
