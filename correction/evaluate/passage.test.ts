import { describe, expect, it } from 'vitest';
import { countWords, corrected, parsePassage } from './passage.ts';

const header = (changes: Record<string, string> = {}): string =>
  Object.entries({ title: 'En prøve', genre: 'story', class: '4', startkomma: 'yes', faultless: 'no', ...changes })
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');
const passage = (text: string, changes?: Record<string, string>) =>
  parsePassage('prøve.txt', `${header(changes)}\n\n${text}\n`);

describe('parsePassage', () => {
  it('gives the written text and the errors at their places in it', () => {
    const { written, golds } = passage('Jeg {køre=>kører|present-r} hver dag{=>,|comma-start} fordi jeg vil.');
    expect(written).toBe('Jeg køre hver dag fordi jeg vil.');
    expect(golds).toEqual([
      { start: 4, end: 8, wrong: 'køre', rights: ['kører'], id: 'present-r', optional: false },
      { start: 17, end: 17, wrong: '', rights: [','], id: 'comma-start', optional: false },
    ]);
  });

  it('keeps paragraphs and empty lines, and takes Windows line ends', () => {
    const source = `${header({ faultless: 'yes' })}\n\nEn.\n\nTo.\n\n`.replaceAll('\n', '\r\n');
    expect(parsePassage('prøve.txt', source).written).toBe('En.\n\nTo.');
  });

  it('reads alternatives, and takes one that equals the written word for optional', () => {
    const { golds } = passage('{skulde=>skulle//skal|misspelling} vi{=>,//|comma-start} så?');
    expect(golds.map(({ rights, optional }) => ({ rights, optional }))).toEqual([
      { rights: ['skulle', 'skal'], optional: false },
      { rights: [','], optional: true },
    ]);
  });

  it.each([
    ['an annotation without an id', 'Jeg {køre=>kører}.', {}, /broken annotation/],
    ['an annotation that is not closed', 'Jeg {køre=>kører|present-r.', {}, /broken annotation/],
    ['an annotation that changes nothing', 'Jeg {kører=>kører|present-r}.', {}, /changes nothing/],
    ['an unknown system', 'Jeg {køre=>kører|present-r}.', { startkomma: 'auto' }, /startkomma is/],
    ['an unknown class', 'Jeg {køre=>kører|present-r}.', { class: '2' }, /class is/],
    ['an error in a faultless text', 'Jeg {køre=>kører|present-r}.', { faultless: 'yes' }, /faultless/],
    ['no error in a faulty text', 'Jeg kører.', {}, /faultless/],
    ['an unknown field', 'Jeg {køre=>kører|present-r}.', { colour: 'blue' }, /unknown colour/],
  ])('refuses %s, naming the file', (_, text, changes, reason) => {
    expect(() => passage(text, changes)).toThrow(reason);
    expect(() => passage(text, changes)).toThrow(/^prøve\.txt: /);
  });
});

it('corrected puts the first alternative of every error in, of optional ones too', () => {
  const text = 'Ja{=>,//|comma-address} jeg{ jeg=>|delete} {skulde=>skulle//skal|misspelling} hjem{=>.|period-missing}';
  expect(corrected(passage(text))).toBe('Ja, jeg skulle hjem.');
});

it('countWords counts no loose marks', () => {
  expect(countWords('»Hej du,« sagde han – 2 gange.\n\nSå …')).toBe(7);
});
