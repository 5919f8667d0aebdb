import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corrected, parsePassage } from '../../evaluate/passage.ts';
import { categoryOf, type SubcategoryId } from '../../src/taxonomy/taxonomy.ts';
import { PupilsSlips } from './pupils-slips.ts';

/**
 * How often pupils make each slip, as the table of src/spelling/slip-rates.ts: `npx tsx train/language/count-slips.ts`. Counted in
 * corpus/tune, without the passages of second-language writers.
 */
const WORD = /^[a-zæøå]+$/;
const PER = 10_000;
const LEAST = 2;
const LONGEST_LINE = 180;

const tune = join(import.meta.dirname, '..', '..', 'corpus', 'tune');
const passages = readdirSync(tune).map((file) => parsePassage(file, readFileSync(join(tune, file), 'utf8')));
const made = passages
  .filter(({ writer }) => writer !== 'second-language')
  .flatMap(({ golds }) => golds)
  .filter(({ id }) => /^(spelling|wordconfusion)$/.test(categoryOf(id as SubcategoryId)))
  .map(({ wrong, rights }) => ({ written: wrong.toLowerCase(), meant: rights[0].toLowerCase() }))
  .filter(({ written, meant }) => WORD.test(written) && WORD.test(meant) && written !== meant);
const meantWords = passages.flatMap(
  (passage) =>
    corrected(passage)
      .toLowerCase()
      .match(/[a-zæøå]+/g) ?? [],
);

const groups = new Map<string, string[]>();
for (const [letters, slips] of new PupilsSlips(made, meantWords).all())
  for (const { left, right, written, rate } of slips.toSorted((one, other) => other.rate - one.rate)) {
    const share = Math.round(rate * PER);
    const key = `${letters || '-'} ${written || '-'}`;
    if (share >= LEAST) groups.set(key, [...(groups.get(key) ?? [key]), `${left}${right}${share}`]);
  }
const lines = [''];
for (const group of Array.from(groups.values(), (parts) => parts.join(' ')).toSorted()) {
  const last = lines.at(-1)!;
  if (last.length + group.length > LONGEST_LINE) lines.push(group);
  else lines[lines.length - 1] = last === '' ? group : `${last} | ${group}`;
}
console.log(lines.join('\n'));
