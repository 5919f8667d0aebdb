import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Engine } from '../src/index.ts';
import { CATEGORY_IDS } from '../src/taxonomy/taxonomy.ts';
import {
  type BareSentence,
  type Restoration,
  readTextbookCommas,
  restorationFigures,
  restore,
  shown,
  withoutCommas,
} from './comma-restoration.ts';
import { carelessFigures } from './careless.ts';
import { constructionFigures, readConstructions } from './constructions.ts';
import { CORPUS, PARTS, readPart } from './corpus.ts';
import type { Figures } from './floors.ts';
import type { EvaluateOptions } from './options.ts';
import { markPrinted, readVerdicts } from './printed-text.ts';
import { number, percent, table, tallyTable } from './report.ts';
import { type Passage, WRITERS } from './passage.ts';
import { type PassageOutcome, scorePassage } from './score-passage.ts';
import { describedIn, showType } from './show.ts';
import { readMisspellings, suggestionFigures } from './suggestions.ts';
import { falseMarksPerThousand, share, tally } from './tally.ts';
import { readTreebankSentences } from './treebank.ts';

const JUDGED = join(import.meta.dirname, 'printed-text-judged.tsv');

const GROUPS: readonly string[] = ['all', 'comma', 'non-comma', ...CATEGORY_IDS];

/** The figures of one run and the report that a person reads. */
export interface Evaluation {
  figures: Figures;
  report: string[];
}

/** Measures everything that the options and the repository give material for. */
export function evaluate(engine: Engine, options: EvaluateOptions, corpus: string = CORPUS): Evaluation {
  const evaluation: Evaluation = { figures: new Map(), report: [] };
  passages(engine, options, corpus, evaluation);
  printed(engine, options, evaluation);
  const textbook = join(corpus, 'textbook-commas.tsv');
  if (existsSync(textbook)) {
    const sentences = readTextbookCommas(readFileSync(textbook, 'utf8'));
    restored(engine, options, evaluation, 'textbook', sentences);
  } else {
    evaluation.report.push('\nNo textbook-commas.tsv: its commas were not restored.');
  }
  suggested(engine, options, corpus, evaluation);
  constructed(engine, options, corpus, evaluation);
  return evaluation;
}

function passages(engine: Engine, options: EvaluateOptions, corpus: string, { figures, report }: Evaluation): void {
  for (const part of PARTS) {
    const passagesOfPart = readPart(part, corpus);
    const outcomes = passagesOfPart.map((passage) => scorePassage(engine, passage));
    if (outcomes.length === 0) {
      report.push(`\nThe part »${part}« is empty.`);
      continue;
    }
    const tallies = tally(outcomes);
    for (const [name, { golds, found, firstRight, marks, hits }] of tallies) {
      keep(figures, `${part}.${name}.recall`, share(found, golds));
      keep(figures, `${part}.${name}.precision`, share(hits, marks));
      keep(figures, `${part}.${name}.first`, share(firstRight, found));
    }
    const falseMarks = falseMarksPerThousand(outcomes);
    keep(figures, `${part}.faultless.perThousand`, falseMarks);
    report.push(
      `\n── ${part}: ${outcomes.length} passages`,
      tallyTable(tallies, (name) => !GROUPS.includes(name)),
      byWriter(passagesOfPart, outcomes),
    );
    report.push(`False marks in faultless passages: ${number(falseMarks)} per 1,000 words`);
    if (part !== 'tune') report.push(guessedCommas(engine, part, passagesOfPart, figures));
    if (part !== 'tune' || options.show === 'careless') {
      const { words, marks } = carelessFigures(engine, passagesOfPart);
      const perThousand = share(marks.length * 1000, words);
      keep(figures, `${part}.careless.perThousand`, perThousand);
      report.push(`Marks on corrected passages behind a careless paragraph: ${number(perThousand)} per 1,000 words`);
      if (part === 'tune') report.push(...marks.map(({ text, mark }) => `CARELESS ${describedIn(text, mark)}`));
    }
    if (options.show && (part === 'tune' || options.reveal)) report.push(...showType(outcomes, options.show));
  }
}

/** The commas of a part whose system is not told. Not asked of the part that is tuned on: it is the largest, and would take as long again. */
function guessedCommas(engine: Engine, part: string, passagesOfPart: readonly Passage[], figures: Figures): string {
  const guessed = tally(passagesOfPart.map((passage) => scorePassage(engine, passage, 'auto'))).get('comma');
  const recall = guessed && share(guessed.found, guessed.golds);
  const precision = guessed && share(guessed.hits, guessed.marks);
  keep(figures, `${part}.auto.comma.recall`, recall);
  keep(figures, `${part}.auto.comma.precision`, precision);
  return `Commas when the system is to be guessed: recall ${percent(recall)}, precision ${percent(precision)}`;
}

/** All types together, writer by writer. */
function byWriter(passagesOfPart: readonly Passage[], outcomes: readonly PassageOutcome[]): string {
  const rows = WRITERS.flatMap((writer) => {
    const all = tally(outcomes.filter((_, nth) => passagesOfPart[nth]?.writer === writer)).get('all');
    return all ? ([[writer, all]] as const) : [];
  });
  return tallyTable(new Map(rows), () => true);
}

function printed(engine: Engine, options: EvaluateOptions, evaluation: Evaluation): void {
  const { figures, report } = evaluation;
  if (!options.treebank) {
    report.push('\nNo treebank (--ud FILE or ORDKLAR_LANG_DIR): printed text was not measured.');
    return;
  }
  const sentences = readTreebankSentences(readFileSync(options.treebank, 'utf8'));
  const printedText = markPrinted(engine, sentences, readVerdicts(readFileSync(JUDGED, 'utf8')));
  const { all, ours, text, system } = printedText;
  keep(figures, 'ud.nonComma.perThousand', all.nonComma);
  keep(figures, 'ud.comma.perThousand', all.comma);
  keep(figures, 'ud.ours.nonComma.perThousand', ours.nonComma);
  keep(figures, 'ud.ours.comma.perThousand', ours.comma);
  report.push(`\n── printed text: ${sentences.length} sentences, marks per 1,000 words`);
  const row = (name: string, { nonComma, comma }: typeof all): string[] => [name, number(nonComma), number(comma)];
  report.push(
    table([
      ['', 'non-comma', 'comma'],
      row('all', all),
      row("slips of the text's own", text),
      row('due only by the comma system asked for', system),
      row('ours', ours),
    ]),
  );
  if (options.show === 'ud') {
    for (const { sentence, mark, verdict } of printedText.marks) {
      report.push(`${verdict.padEnd(6)} ${describedIn(sentence, mark)}`);
    }
  }
  const bare = sentences.map((sentence) => withoutCommas(sentence.text, 'yes'));
  restored(engine, options, evaluation, 'ud', bare);
}

function restored(
  engine: Engine,
  options: EvaluateOptions,
  { figures, report }: Evaluation,
  name: string,
  sentences: readonly BareSentence[],
): void {
  const restorations: Restoration[] = sentences.map((sentence) => restore(engine, sentence));
  const { precision, recall, f1 } = restorationFigures(restorations);
  keep(figures, `${name}.restore.precision`, precision);
  keep(figures, `${name}.restore.recall`, recall);
  keep(figures, `${name}.restore.f1`, f1);
  report.push(`\n── commas put back (${name}, ${sentences.length} sentences)`);
  report.push(`precision ${percent(precision)}, recall ${percent(recall)}, F1 ${number(f1)}`);
  if (options.show === 'restore') {
    const faulty = restorations.filter(({ missed, wrong }) => missed.length + wrong.length > 0);
    report.push(...faulty.map((restoration) => `${restoration.sentence.startkomma}\t${shown(restoration)}`));
  }
}

function suggested(engine: Engine, options: EvaluateOptions, corpus: string, { figures, report }: Evaluation): void {
  const own = existsSync(corpus) ? readdirSync(corpus).filter((file) => /^misspellings.*\.tsv$/.test(file)) : [];
  const lists = [
    ...own.map((file) => ({ file: join(corpus, file), prefix: 'suggestions.' })),
    ...options.misspellings.map((file) => ({ file, prefix: 'suggestions.outside.' })),
  ];
  if (lists.length === 0) report.push('\nNo misspelling list (--misspellings FILE or ORDKLAR_LANG_DIR).');
  for (const { file, prefix } of lists) {
    const list = readMisspellings(readFileSync(file, 'utf8'));
    const { suggestions, marked, first, amongFive, milliseconds } = suggestionFigures(engine, list);
    const name = `${prefix}${basename(file, '.tsv')}`;
    keep(figures, `${name}.first`, first);
    keep(figures, `${name}.amongFive`, amongFive);
    keep(figures, `${name}.milliseconds`, milliseconds);
    report.push(`\n── suggestions (${basename(file)}, ${list.length} words)`);
    report.push(
      `marked ${percent(marked)}, right word first ${percent(first)}, among five ${percent(amongFive)}, ${number(milliseconds)} ms each`,
    );
    if (options.show === 'suggestions') {
      const failed = suggestions.filter(({ place }) => place !== 0);
      report.push(
        ...failed.map(({ wrong, right, replacements }) => `${wrong} → ${right}: ${replacements.join(', ') || '–'}`),
      );
    }
  }
}

function keep(figures: Figures, name: string, value: number | undefined): void {
  if (value !== undefined) figures.set(name, value);
}

/** Short texts written to cover what pupils get wrong, construction by construction. */
function constructed(engine: Engine, options: EvaluateOptions, corpus: string, { figures, report }: Evaluation): void {
  const folder = join(corpus, 'constructions');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .toSorted()
    : [];
  if (files.length === 0) return;
  let [wrong, corrected, right, marked] = [0, 0, 0, 0];
  report.push('\n── constructions: corrected just as told, right texts marked');
  for (const file of files) {
    const found = constructionFigures(engine, readConstructions(readFileSync(join(folder, file), 'utf8')));
    wrong += found.wrong;
    corrected += found.corrected;
    right += found.right;
    marked += found.marked;
    report.push(
      `${basename(file, '.txt').padEnd(26)} ${found.corrected} of ${found.wrong} (${percent(share(found.corrected, found.wrong))}), ${found.marked} of ${found.right}`,
    );
    if (options.show === 'constructions')
      for (const { pair, got } of found.failures) report.push(`  ${pair.written} → ${pair.right}: ${got}`);
  }
  keep(figures, 'constructions.corrected', share(corrected, wrong));
  keep(figures, 'constructions.marked', share(marked, right));
  report.push(`all ${corrected} of ${wrong} (${percent(share(corrected, wrong))}), ${marked} of ${right}`);
}
