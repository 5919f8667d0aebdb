import { describe, expect, it } from 'vitest';
import { readData } from './annotated-text.ts';
import { Refusal } from './refusal.ts';

const annotated = (...annotation: object[]) => readData(JSON.stringify({ annotation }));

/** What of the document a stretch of the plain text stands for. */
function inDocument(text: ReturnType<typeof readData>, words: string): string {
  const at = text.plain.indexOf(words);
  const { start, end } = text.toOriginal(at, at + words.length);
  return text.original.slice(start, end);
}

describe('a document with markup', () => {
  const text = annotated(
    { markup: '<p>' },
    { text: 'En 🦊 ' },
    { markup: '<b>' },
    { text: 'hun' },
    { markup: '</b>' },
    { text: 'dd løb.' },
    { markup: '<br/>', interpretAs: '\n\n' },
    { text: 'Så sov den.' },
    { markup: '</p>' },
  );

  it('is read without its markup, or as the markup says', () => {
    expect(text.plain).toBe('En 🦊 hundd løb.\n\nSå sov den.');
    expect(text.original).toBe('<p>En 🦊 <b>hun</b>dd løb.<br/>Så sov den.</p>');
  });

  it('has a place for every word: markup inside the word belongs to it, markup beside it does not', () => {
    expect(inDocument(text, 'En')).toBe('En');
    expect(inDocument(text, '🦊')).toBe('🦊');
    expect(inDocument(text, 'hundd')).toBe('hun</b>dd');
    expect(inDocument(text, 'løb.')).toBe('løb.');
    expect(inDocument(text, 'Så')).toBe('Så');
    expect(inDocument(text, 'den.')).toBe('den.');
  });

  it('has a place for what is read from markup: all of the markup', () => {
    expect(inDocument(text, '\n\n')).toBe('<br/>');
    expect(inDocument(text, '.\n\nSå')).toBe('.<br/>Så');
  });

  it('may hold nothing to read', () => {
    expect(annotated({ markup: '<hr>' })).toMatchObject({ plain: '', original: '<hr>' });
    expect(annotated()).toMatchObject({ plain: '', original: '' });
  });
});

it('a text in JSON is one without markup', () => {
  expect(readData('{"text":"Hej","metaData":{"EmailToAddress":"x"}}')).toMatchObject({ plain: 'Hej', original: 'Hej' });
});

it.each([
  ['{"text":"a","annotation":[]}', /either 'text' or 'annotation' key, not both/],
  ['{}', /requires 'text' or 'annotation'/],
  ['{"annotation":{"text":"a"}}', /requires 'text' or 'annotation'/],
  ['{"text":7}', /requires 'text' or 'annotation'/],
  ['null', /requires 'text' or 'annotation'/],
  ['[1]', /requires 'text' or 'annotation'/],
  ['{', /Could not parse JSON/],
  ['', /Could not parse JSON/],
  ['{"annotation":[{"text":"a","markup":"b"}]}', /not both: \{"text":"a","markup":"b"\}/],
  ['{"annotation":[{"text":"a","interpretAs":"b"}]}', /'interpretAs' \(only 'markup' can\)/],
  ['{"annotation":[{"other":"a"}]}', /Only 'text' and 'markup'/],
  ['{"annotation":[null]}', /Only 'text' and 'markup'/],
  ['{"annotation":["a"]}', /Only 'text' and 'markup'/],
])('refuses %s', (data, reason) => {
  expect(() => readData(data)).toThrow(Refusal);
  expect(() => readData(data)).toThrow(reason);
});
