import type { Correction } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { layOutMarks, type Piece } from './lay-out-marks.ts';
import { markClasses } from './mark-place.ts';

const show = (piece: Piece): string => {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'sign') return `{+${piece.mark.place.sign}}`;
  if (piece.kind === 'also') return `{${piece.mark.correction.id}}`;
  return `[${piece.text}${piece.button ? '' : '…'}]`;
};
const draw = (text: string, marks: Correction[], options = {}) =>
  layOutMarks(text, marks, options).paragraphs.map((paragraph) => paragraph.pieces.map(show).join(''));

it('TC-10 puts an added sign after its word and rings one that is too much', () => {
  const text = 'Da jeg var ti år flyttede vi, hjem ,nu.';
  const marks = [
    makeCorrection(text, 'år', { replacement: 'år,', types: ['punctuation/comma-end'] }),
    makeCorrection(text, 'vi,', { replacement: 'vi', types: ['punctuation/comma-superfluous'] }),
    makeCorrection(text, ' ,', { replacement: '', types: ['punctuation/comma-superfluous'] }),
  ];
  expect(draw(text, marks)).toEqual(['Da jeg var ti år{+,} flyttede vi[,] hjem [,]nu.']);
  const { marks: laid } = layOutMarks(text, marks);
  expect(laid.map(({ correction, place }) => markClasses(correction, place, false))).toEqual([
    'mark mark--add',
    'mark mark--ring',
    'mark mark--ring',
  ]);
});

it('TC-09 strikes through what is to be deleted', () => {
  const text = 'fordi at jeg';
  const mark = makeCorrection(text, 'at', { replacement: '', types: ['other/delete'] });
  const [laid] = layOutMarks(text, [mark]).marks;
  expect(laid?.place.shape).toBe('delete');
});

it('TC-06 draws every main type with a shape of its own', () => {
  const types = [
    'grammar/number',
    'spelling/vowel',
    'wordconfusion/at-og',
    'punctuation/spacing',
    'rephrase/clumsy',
    'other/replace',
    'other/comment',
  ];
  const shapes = types.map((type) => {
    const [laid] = layOutMarks('ord', [makeCorrection('ord', 'ord', { types: [type], replacement: 'andet' })]).marks;
    return laid && markClasses(laid.correction, laid.place, false);
  });
  expect(new Set(shapes).size).toBe(types.length);
});

it('TC-11 keeps several marks on one word, each with a piece of its own', () => {
  const text = 'anna spurte straks';
  const marks = [
    makeCorrection(text, 'anna', { id: 'a', types: ['spelling/capital'] }),
    makeCorrection(text, 'anna', { id: 'b', types: ['spelling/misspelling'] }),
    makeCorrection(text, 'spurte', { id: 'c', types: ['spelling/silent-letter'] }),
    makeCorrection(text, 'spurte', { id: 'd', replacement: 'spurte,', types: ['punctuation/comma-start'] }),
  ];
  expect(draw(text, marks)).toEqual(['[anna]{b} [spurte]{+,} straks']);
});

it('gives shared words of overlapping marks to the shorter one and never nests', () => {
  const text = 'det der med vores skole er';
  const marks = [
    makeCorrection(text, 'det der med vores skole', { types: ['rephrase/clumsy'] }),
    makeCorrection(text, 'vores', {}),
    makeCorrection(text, 'med', { replacement: 'med,', types: ['punctuation/comma-end'] }),
  ];
  expect(draw(text, marks)).toEqual(['[det der med]{+,}[ …][vores][ skole…] er']);
});

it('carries a mark over line breaks and keeps its button single', () => {
  const text = 'en hest\nløb væk\n\nslut';
  const mark = makeCorrection(text, 'hest\nløb', { types: ['rephrase/clumsy'] });
  expect(draw(text, [mark])).toEqual(['en [hest]', '[løb…] væk', 'slut']);
});

it('leaves hidden marks out for the pupil and faint for the teacher', () => {
  const text = 'mega sød';
  const mark = makeCorrection(text, 'mega', { active: false });
  expect(draw(text, [mark])).toEqual(['mega sød']);
  expect(draw(text, [mark], { showHidden: true })).toEqual(['[mega] sød']);
});

it('TC-02 gives back the text exactly, whatever it is', () => {
  const texts = ['', '\n\n', 'a\ud800b', '👩‍🚀 hej  der\t\nny', ' '.repeat(50), 'æ'.repeat(3000)];
  for (const text of texts) {
    const marks = [0, 1, 5, 9].flatMap((offset) =>
      [0, 1, 4].map((length) => ({ ...makeCorrection(text, ''), id: `${offset}-${length}`, offset, length })),
    );
    const { paragraphs } = layOutMarks(text, marks, { showHidden: true });
    const back = paragraphs.map(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''));
    expect(back.filter((line) => line.trim())).toEqual(text.split('\n').filter((line) => line.trim()));
  }
});

// far above what it takes (20 ms), so that only growth beyond linear fails on a busy machine
it('lays out 5,000 words with 500 marks without a jam', () => {
  const text = Array.from({ length: 5000 }, (_, index) => (index % 12 === 11 ? `ord${index}.\n` : `ord${index}`)).join(
    ' ',
  );
  const marks = Array.from({ length: 500 }, (_, index) =>
    makeCorrection(text, `ord${index * 10} `, { id: `m${index}` }),
  );
  const start = performance.now();
  const { marks: laid } = layOutMarks(text, marks);
  expect(laid.length).toBeGreaterThan(450);
  expect(performance.now() - start).toBeLessThan(2000);
});
