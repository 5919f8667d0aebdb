import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExercises } from '../../content/src/index.ts';
import { Lexicon } from '../../correction/src/lexicon/lexicon.ts';
import * as r from '../../correction/src/lexicon/readings.ts';
import type { Item } from '../../exercise-kinds/src/grade.ts';
import { isDanish } from './bank-texts.ts';

const bytes = fs.readFileSync(path.join(import.meta.dirname, '../../correction/dist/lexicon.bin'));
const lexicon = new Lexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** What a pupil may see in a word of the class. Imperatives are left out: nearly every stem is one. */
const READINGS: Readonly<Record<string, readonly number[]>> = {
  navneord: [r.NOUN],
  udsagnsord: [r.VERB | r.INFINITIVE, r.VERB | r.PRESENT, r.VERB | r.PAST],
  tillægsord: [r.ADJECTIVE],
};

/** Readings of the dictionary that no pupil and no teacher would see. */
const FAR_FETCHED: Readonly<Record<string, string>> = {
  våd: 'no noun in use',
  sur: 'no noun in use',
  lønne: 'a tree that few know by this name',
  fjollet: 'an adjective; »fjolle« has it as participle',
  klodset: 'an adjective',
  snavset: 'an adjective; »snavse« has it as participle',
};

const hasReading = (word: string, wordClass: string): boolean => {
  const found = lexicon.find(word.toLowerCase());
  return (
    found >= 0 && !(word in FAR_FETCHED) && READINGS[wordClass].some((reading) => lexicon.hasReading(found, reading))
  );
};

const CLASS = '(navneord|udsagnsord|tillægsord)';
const ASKS_FOR = new RegExp(`^Hvilket? ord er (?:et )?${CLASS}\\?$`);
const ASKS_FOR_OTHER = new RegExp(`^Hvilket? ord er ikke (?:et )?${CLASS}\\?$`);

/** Words that an item says are not of a class, with the class. */
function saidNotToBe(item: Item): [word: string, wordClass: string][] {
  if (item.kind === 'read-and-answer') return item.questions.flatMap(saidNotToBe);
  if (item.kind === 'sort-into-columns') {
    return item.columns
      .filter(({ title }) => title in READINGS)
      .flatMap((column) =>
        item.columns
          .filter((other) => other !== column)
          .flatMap(({ members }) => members.map((word): [string, string] => [word, column.title])),
      );
  }
  if (item.kind !== 'choice' && item.kind !== 'several-choice') return [];
  const answers = item.kind === 'choice' ? [item.answer] : item.answers;
  const [, asked] = ASKS_FOR.exec(item.question) ?? [];
  const [, other] = ASKS_FOR_OTHER.exec(item.question) ?? [];
  if (other) return answers.map((word) => [word, other]);
  return asked ? item.options.filter((option) => !answers.includes(option)).map((word) => [word, asked]) : [];
}

const items = (await loadExercises())
  .filter(({ productId }) => isDanish(productId))
  .flatMap(({ slug, items: all }) => all.map((item, i) => ({ item, where: `${slug}, item ${i + 1}` })));

describe('word classes', () => {
  it('are looked up at all: »lege« is a noun too, »klatre« is none, and »løb væk« is no word', () => {
    expect(['lege', 'hoppe', 'sprække', 'klatre', 'løb væk'].map((word) => hasReading(word, 'navneord'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(hasReading('sprække', 'udsagnsord')).toBe(true);
    expect(hasReading('stol', 'udsagnsord')).toBe(false);
  });

  it('a wrong option is never of the class that is asked for, nor a sorted word of another column’s class', () => {
    const said = items.flatMap(({ item, where }) => saidNotToBe(item).map((one) => [where, ...one] as const));
    expect(said.length).toBeGreaterThan(80);
    const wrong = said.filter(([, word, wordClass]) => hasReading(word, wordClass));
    expect(wrong.map(([where, word, wordClass]) => `${where}: ${word} is ${wordClass} too`)).toEqual([]);
  });

  it('a word with a letter left out fits in one column only', () => {
    const faults = items.flatMap(({ item, where }) => {
      if (item.kind !== 'sort-into-columns') return [];
      return item.columns.flatMap(({ title, members }) =>
        members
          .filter((member) => /^\p{L}*_\p{L}*$/u.test(member))
          .flatMap((member) =>
            item.columns
              .filter((other) => other.title !== title && lexicon.find(member.replace('_', other.title)) >= 0)
              .map((other) => `${where}: ${member} fits ${other.title} too`),
          ),
      );
    });
    expect(faults).toEqual([]);
  });
});
