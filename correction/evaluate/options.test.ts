import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('wants nothing by default, and no file that is not there', () => {
  expect(readOptions([], { ORDKLAR_LANG_DIR: import.meta.dirname })).toEqual({
    check: false,
    show: undefined,
    reveal: false,
    json: false,
    language: 'da',
    treebank: undefined,
    misspellings: [],
  });
});

it('takes files and a type to show', () => {
  const file = import.meta.filename;
  const options = readOptions(['--check', '--show', 'present-r', '--ud', file, '--misspellings', file], {});
  expect(options).toMatchObject({ check: true, show: 'present-r', treebank: file, misspellings: [file] });
});

it('refuses an unknown argument and a missing file, with the usage', () => {
  expect(() => readOptions(['--chekc'], {})).toThrow(/--chekc[\s\S]*npm run -s evaluate/);
  expect(() => readOptions(['--ud', 'nowhere.conllu'], {})).toThrow(/nowhere\.conllu is not there/);
});
