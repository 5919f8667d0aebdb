import { describe, expect, it } from 'vitest';
import type { Correction } from './api.ts';
import { engine } from './testing/engine.ts';

const check = (text: string): Correction[] => engine.check(text, { language: 'da' });

describe('options', () => {
  it('TC-05 corrects a text in its own language', () => {
    expect(engine.check('Hello, he go home.', { language: 'en' }).map(({ token }) => token)).toEqual(['go']);
    expect(check('Hun går hjem.')).toEqual([]);
  });

  it('leaves words alone that the school accepts', () => {
    const text = 'Vi spiller plusselig hver dag.';
    expect(check(text).map((mark) => mark.token)).toContain('plusselig');
    expect(engine.check(text, { language: 'da', ignoredWords: new Set(['plusselig']) })).toEqual([]);
  });

  it('leaves struck-through text alone', () => {
    const text = 'Vi gik plusselig hjem.';
    expect(engine.check(text, { language: 'da', uncheckedRanges: [[7, 16]] })).toEqual([]);
  });

  it('asks for no startkomma when the writer uses none', () => {
    const text = 'Hun sagde at hun var træt.';
    expect(engine.check(text, { language: 'da', startkomma: 'no' })).toEqual([]);
    expect(engine.check(text, { language: 'da', startkomma: 'yes' }).map((mark) => mark.replacements)).toEqual([
      ['sagde,'],
    ]);
  });

  it('keeps a missing stop before »i stedet« together with its capital', () => {
    const marks = engine.check('Vi tog ikke i Tivoli i stedet gik vi en tur.', { language: 'da', startkomma: 'yes' });
    expect(marks.map(({ token, replacements: [first] }) => [token, first])).toEqual([
      ['Tivoli', 'Tivoli.'],
      ['i', 'I'],
    ]);
  });

  it('lets a missing comma share its word with a misspelling', () => {
    const text = 'Hun fortale at hun kom for sent.';
    const marks = engine.check(text.replace('fortale', 'sagte'), { language: 'da', startkomma: 'yes' });
    expect(marks.map((mark) => [mark.token, mark.replacements[0]])).toContainEqual(['sagte', 'sagte,']);
  });
});
