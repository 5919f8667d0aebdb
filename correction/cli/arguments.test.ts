import { describe, expect, it } from 'vitest';
import { parseArguments, UsageError } from './arguments.ts';

describe('the command line', () => {
  it('takes language, comma system, form and file in any order', () => {
    expect(parseArguments(['essay.docx', '--lang', 'da', '--json', '--startkomma=no', '--lines'])).toEqual({
      language: 'da',
      startkomma: 'no',
      json: true,
      lines: true,
      file: 'essay.docx',
    });
  });

  it('reads standard input and guesses the comma system when nothing is said', () => {
    expect(parseArguments(['--lang', 'da'])).toMatchObject({ startkomma: 'auto', file: null, json: false });
  });

  for (const [given, message] of [
    [[], 'Sproget mangler'],
    [['--lang', 'se'], '--lang skal være en af: da, en, de, fr'],
    [['--lang'], '--lang skal være en af'],
    [['--lang', 'da', '--startkomma', 'måske'], '--startkomma skal være en af'],
    [['--lang', 'da', '--fast'], 'Jeg kender ikke »--fast«'],
    [['--lang', 'da', 'a.txt', 'b.txt'], 'kun rettes én fil'],
  ] as const) {
    it(`refuses »${given.join(' ')}« in Danish`, () => {
      expect(() => parseArguments(given)).toThrow(UsageError);
      expect(() => parseArguments(given)).toThrow(message);
    });
  }
});
