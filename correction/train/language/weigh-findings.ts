import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePassage } from '../../evaluate/passage.ts';
import { readText } from '../../src/analysis/read-text.ts';
import { askWordRules } from '../../src/kernel/rule-by-rule.ts';
import { Dispatcher } from '../../src/kernel/dispatch.ts';
import { RULES } from '../../src/rules/index.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How far a rule's own confidence and the net are to be trusted beside each other: `npx tsx train/language/weigh-findings.ts`.
 * Fitted on what the word rules say, also below what is shown, of corpus/tune as pupils wrote it.
 */
const dispatcher = new Dispatcher(RULES);
const { reader, models } = loadEngineTools(dispatcher);
const FOLDER = join(import.meta.dirname, '..', '..', 'corpus', 'tune');
const FARTHEST = 6;

interface Lesson {
  readonly rule: number;
  readonly net: number;
  readonly isRight: boolean;
}

const lessons: Lesson[] = [];
for (const file of readdirSync(FOLDER)) {
  const { written, golds, startkomma } = parsePassage(file, readFileSync(join(FOLDER, file), 'utf8'));
  const a = readText(written, reader);
  for (const { finding, at } of askWordRules(a, dispatcher, models, { startkomma, ignoredWords: new Set() })) {
    const right = finding.replacements[0]?.toLowerCase();
    if (finding.yields || finding.start !== a.starts[at] || finding.end !== a.ends[at]) continue;
    const known = models.secondReader.known(a, at);
    if (right === undefined || !known?.alternatives.some(({ word }) => word === right)) continue;
    const touched = golds.filter((gold) => gold.start < finding.end && finding.start < gold.end);
    const isRight = touched.some(({ rights }) => rights.some((word) => word.toLowerCase() === right));
    // another mistake than this: it tells nothing
    if (!isRight && touched.length > 0) continue;
    const confidence = Math.min(0.995, Math.max(0.005, finding.confidence));
    const net = Math.max(-FARTHEST, Math.min(FARTHEST, models.secondReader.odds(a, at, right)));
    lessons.push({ rule: Math.log(confidence / (1 - confidence)), net, isRight });
  }
}

const weights: [number, number, number] = [1, 0, 0];
const squares = [1e-8, 1e-8, 1e-8];
const chance = ({ rule, net }: Lesson): number =>
  1 / (1 + Math.exp(-(weights[0] * rule + weights[1] * net + weights[2])));
for (let round = 0; round < 800; round++) {
  const slope = [0, 0, 0];
  for (const lesson of lessons) {
    const error = chance(lesson) - (lesson.isRight ? 1 : 0);
    [lesson.rule, lesson.net, 1].forEach((x, k) => (slope[k]! += error * x));
  }
  slope.forEach((x, k) => {
    squares[k]! += x * x;
    weights[k]! -= (0.3 * x) / Math.sqrt(squares[k]!);
  });
}
const right = lessons.filter(({ isRight }) => isRight);
const usual = right.reduce((sum, { net }) => sum + net, 0) / right.length;
console.log(
  `${lessons.length} findings, ${right.length} right, of which the net says ${usual.toFixed(2)} on the average`,
);
console.log(`of the rule ${weights[0].toFixed(2)}, of the net ${weights[1].toFixed(2)}, else ${weights[2].toFixed(2)}`);
for (const [from, to] of [
  [0, 0.5],
  [0.5, 0.75],
  [0.75, 0.9],
  [0.9, 1],
] as const) {
  const some = lessons.filter(({ rule }) => rule >= Math.log(from / (1 - from)) && rule < Math.log(to / (1 - to)));
  const share = (least: number, most: number): string => {
    const those = some.filter(({ net }) => net >= least && net < most);
    return `${those.filter(({ isRight }) => isRight).length}/${those.length}`;
  };
  console.log(
    `${from}–${to}: net under −2 ${share(-99, -2)}, −2 to 0 ${share(-2, 0)}, 0 to 3 ${share(0, 3)}, over 3 ${share(3, 99)}`,
  );
}
