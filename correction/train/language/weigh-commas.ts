import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../src/analysis/read-text.ts';
import { CommaSentence } from '../../src/commas/comma-sentence.ts';
import { settle } from '../../src/commas/ruling.ts';
import { loadEngineTools } from './engine-tools.ts';

/**
 * How far the comma model and the net are to be trusted beside each other: `npx tsx train/language/weigh-commas.ts DATA`.
 * Weights are fitted on our own texts that neither has learnt from and tried on ud-dev.
 */
const [data] = process.argv.slice(2) as [string];
const ROOT = join(import.meta.dirname, '..', '..');
const { reader, models } = loadEngineTools();

interface Gap {
  readonly linear: number;
  readonly net: number;
  /** 1 a certain rule asks for a comma, −1 it forbids one, 0 none is certain. */
  readonly rule: number;
  readonly comma: boolean;
}

function gapsOf(text: string): Gap[] {
  const a = readText(text, reader);
  const net = models.secondReader.read(a);
  const sentence = new CommaSentence();
  const gaps: Gap[] = [];
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
    sentence.take(a.types, a.tags, from, to, reader.tagFeatures);
    let last = -1;
    for (let at = from; at + 1 < to; at++) {
      const count = sentence.look(at - from, last);
      const p = models.commas.probability(sentence.features, count);
      const comma = a.commaAfter(at);
      const rule = sentence.ruling?.certain ? (sentence.ruling.comma ? 1 : -1) : 0;
      if (!a.isMark(at + 1)) gaps.push({ linear: logit(p), net: net.commas[at]!, rule, comma });
      if (comma) last = at - from;
    }
  }
  return gaps;
}

const logit = (p: number): number => Math.log(Math.max(p, 1e-6) / Math.max(1 - p, 1e-6));
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

type View = (gap: Gap) => number[];

/** Logistic regression by gradient with a shrinking step: few weights, many gaps. */
function fit(gaps: readonly Gap[], view: View): number[] {
  const rows = gaps.map(view);
  const weights: number[] = rows[0]!.map(() => 0);
  const squares: number[] = weights.map(() => 1e-8);
  for (let round = 0; round < 400; round++) {
    const slope = weights.map(() => 0);
    rows.forEach((row, i) => {
      const error = sigmoid(row.reduce((sum, x, k) => sum + x * weights[k]!, 0)) - (gaps[i]!.comma ? 1 : 0);
      row.forEach((x, k) => (slope[k]! += error * x));
    });
    slope.forEach((x, k) => {
      squares[k]! += x * x;
      weights[k]! -= (0.4 * x) / Math.sqrt(squares[k]!);
    });
  }
  return weights;
}

function best(gaps: readonly Gap[], score: (gap: Gap) => number): string {
  let found = [0, 0];
  const loss = gaps.reduce((sum, gap) => sum - Math.log(Math.max(1e-9, gap.comma ? score(gap) : 1 - score(gap))), 0);
  for (let threshold = 0.1; threshold < 0.9; threshold += 0.02) {
    let [right, said, due] = [0, 0, 0];
    for (const gap of gaps) {
      const says = score(gap) >= threshold;
      if (gap.comma) due++;
      if (says) said++;
      if (says && gap.comma) right++;
    }
    const f1 = (2 * right) / (said + due);
    if (f1 > found[0]!) found = [f1, threshold];
  }
  return `F1 ${found[0]!.toFixed(4)} at ${found[1]!.toFixed(2)}, loss ${(loss / gaps.length).toFixed(4)}`;
}

const settled = (gap: Gap, p: number): number =>
  gap.rule === 0 ? p : settle(p, { certain: true, comma: gap.rule > 0, hash: 0, subcategory: 'comma-start' });

const kept = readdirSync(join(ROOT, 'train', 'texts'))
  .filter((file) => file.endsWith('0.txt'))
  .flatMap((file) => gapsOf(readFileSync(join(ROOT, 'train', 'texts', file), 'utf8')));
const printed = readFileSync(join(data, 'ud-dev.conllu'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('# text = '))
  .flatMap((line) => gapsOf(line.slice(9)));
console.log(`${kept.length} gaps of our own, ${printed.length} printed`);
const views: Record<string, View> = {
  linear: ({ linear }) => [linear, 1],
  net: ({ net }) => [net, 1],
  both: ({ linear, net }) => [linear, net, 1],
  'both and rules': ({ linear, net, rule }) => [linear, net, 1, rule > 0 ? 1 : 0, rule < 0 ? 1 : 0],
};
for (const [name, view] of Object.entries(views)) {
  const weights = fit(kept, view);
  const p = (gap: Gap): number => sigmoid(view(gap).reduce((sum, x, k) => sum + x * weights[k]!, 0));
  const rule = name.includes('rules') ? p : (gap: Gap): number => settled(gap, p(gap));
  console.log(
    `${name.padEnd(15)} [${weights.map((w) => w.toFixed(2)).join(' ')}] own ${best(kept, rule)}; printed ${best(printed, rule)}; without rules ${best(printed, p)}`,
  );
}
