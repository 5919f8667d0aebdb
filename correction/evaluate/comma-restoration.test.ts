import { expect, it } from 'vitest';
import { readTextbookCommas, restorationFigures, restore, shown, withoutCommas } from './comma-restoration.ts';
import { engineOf, markOf } from './hand-made-engine.ts';

const sentence = withoutCommas('Han sagde, at det koster 2,5 kr., og lo(,) højt.', 'yes');

it('takes the commas away but those inside numbers', () => {
  expect(sentence.bare).toBe('Han sagde at det koster 2,5 kr. og lo højt.');
  expect([...sentence.required]).toEqual([9, 31]);
  expect([...sentence.optional]).toEqual([37]);
});

it('counts what came back, what did not and what is too much', () => {
  const put = (offset: number, token: string) =>
    markOf(sentence.bare, offset, token.length, `${token},`, 'comma-start');
  const marks = [put(4, 'sagde'), put(32, 'og lo'), put(10, 'at'), markOf(sentence.bare, 13, 3, 'den', 'gender')];
  const restoration = restore(engineOf(...marks), sentence);
  expect(restoration).toMatchObject({ right: 1, missed: [31], wrong: [12] });
  expect(restorationFigures([restoration])).toEqual({ precision: 1 / 2, recall: 1 / 2, f1: 1 / 2 });
});

it('a comma before a closing quotation mark and one after it are the same', () => {
  const quoted = withoutCommas('"Kom nu," sagde han.', 'yes');
  expect(quoted).toEqual(withoutCommas('"Kom nu", sagde han.', 'yes'));
  const inside = markOf(quoted.bare, 5, 2, 'nu,', 'comma-main-clauses');
  expect(restore(engineOf(inside), quoted)).toMatchObject({ right: 1, missed: [], wrong: [] });
  // an opening mark stays where it is
  expect([...withoutCommas('Han sagde, "kom".', 'yes').required]).toEqual([9]);
});

it('shows a missed comma and one too much', () => {
  const marks = [
    markOf(sentence.bare, 10, 2, 'at,', 'comma-start'),
    markOf(sentence.bare, 35, 2, 'lo,', 'comma-start'),
  ];
  expect(shown(restore(engineOf(...marks), sentence))).toBe('Han sagde[,] at<,> det koster 2,5 kr.[,] og lo højt.');
});

it('reads textbook sentences, one for each system that they hold in', () => {
  const read = readTextbookCommas('# regel\n49.1\tyes\tJeg tror, det regner.\n48.1\tboth\tDet regner, men jeg går.\n');
  expect(read.map(({ bare, startkomma }) => [bare, startkomma])).toEqual([
    ['Jeg tror det regner.', 'yes'],
    ['Det regner men jeg går.', 'yes'],
    ['Det regner men jeg går.', 'no'],
  ]);
  expect(() => readTextbookCommas('49.1\tmaybe\tJeg tror.')).toThrow(/line 1/);
});
