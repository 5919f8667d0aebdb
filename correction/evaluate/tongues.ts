import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Language } from '../src/index.ts';
import { CORPUS } from './corpus.ts';
import type { Figures } from './floors.ts';
import { countWords, type Passage, parsePassage } from './passage.ts';
import { number, percent, tallyTable } from './report.ts';
import { scorePassage } from './score-passage.ts';
import { showType } from './show.ts';
import { falseMarksPerThousand, share, tally } from './tally.ts';

/** The parts of a corpus in another language: `clean` is correct text, which should have no marks at all. */
export const TONGUE_PARTS = ['tune', 'fresh', 'clean'] as const;

/** All passages of one part, in the order of their file names. */
export function readTonguePart(language: Language, part: (typeof TONGUE_PARTS)[number]): Passage[] {
  const folder = join(CORPUS, 'tongues', language, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => parsePassage(`${language}/${part}/${file}`, readFileSync(join(folder, file), 'utf8')));
}

/** Recall, precision and false marks of one of the other languages, part by part. */
export function evaluateTongue(
  engine: Engine,
  language: Exclude<Language, 'da'>,
  options: { show?: string | undefined; reveal: boolean },
): { figures: Figures; report: string[] } {
  const figures: Figures = new Map();
  const report: string[] = [];
  for (const part of TONGUE_PARTS) {
    const passages = readTonguePart(language, part);
    if (passages.length === 0) continue;
    const outcomes = passages.map((passage) => scorePassage(engine, passage, 'auto', language));
    const words = passages.reduce((sum, { written }) => sum + countWords(written), 0);
    report.push(`\n── ${language} ${part}: ${passages.length} passages, ${words} words`);
    const tallies = tally(outcomes);
    const all = part === 'clean' ? undefined : tallies.get('all');
    if (all) {
      const { golds, found, firstRight, marks, hits } = all;
      const shares = { recall: share(found, golds), precision: share(hits, marks), first: share(firstRight, found) };
      for (const [name, value] of Object.entries(shares))
        if (value !== undefined) figures.set(`${language}.${part}.${name}`, value);
      report.push(
        tallyTable(tallies, () => false),
        `recall ${percent(shares.recall)} of ${golds}, precision ${percent(shares.precision)} of ${marks}, first right ${percent(shares.first)}`,
      );
    } else {
      const falseMarks = falseMarksPerThousand(outcomes);
      if (falseMarks !== undefined) figures.set(`${language}.${part}.perThousand`, falseMarks);
      report.push(`False marks: ${number(falseMarks)} per 1,000 words`);
    }
    if (options.show && (part !== 'fresh' || options.reveal)) report.push(...showType(outcomes, options.show));
  }
  return { figures, report };
}
