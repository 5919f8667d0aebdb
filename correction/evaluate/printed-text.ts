import type { Correction, Engine } from '../src/index.ts';
import { countWords } from './passage.ts';
import { isComma, share, typeOf } from './tally.ts';
import type { TreebankSentence } from './treebank.ts';

/**
 * Whose fault a mark on printed text is: a true slip of the `text`; right by the comma `system` that the measurement asks
 * for, which the writer did not follow; or `ours`.
 */
export type Verdict = (typeof VERDICTS)[number];

/** Every verdict. */
export const VERDICTS = ['text', 'system', 'ours'] as const;

/** A mark on a sentence that was printed and is taken to be right. */
export interface PrintedMark {
  sentence: string;
  mark: Correction;
  verdict: Verdict;
}

/** Marks per 1,000 words. */
interface Frequency {
  nonComma: number | undefined;
  comma: number | undefined;
}

const HEAD = 'sentence\toffset\ttoken\treplacement\tverdict\treason';

/**
 * The verdicts of `printed-text-judged.tsv`, by the place and what stands there with its replacement: a mark that changes
 * is to be judged again.
 * @throws Error naming the line that is not complete, has another verdict, or judges a mark a second time.
 */
export function readVerdicts(source: string): Map<string, Verdict> {
  const [head, ...lines] = source.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`The head of the verdicts is »${head}«, not »${HEAD}«.`);
  const verdicts = new Map<string, Verdict>();
  for (const line of lines) {
    const [id, offset, token, replacement, given, reason] = line.split('\t');
    const verdict = VERDICTS.find((one) => one === given);
    const key = keyOf(id, Number(offset), token, replacement);
    if (!verdict || !reason || verdicts.has(key)) throw new Error(`Not a verdict: ${line}`);
    verdicts.set(key, verdict);
  }
  return verdicts;
}

/** What the engine marks in sentences of printed text, each checked by itself with startkomma; what nobody judged is ours. */
export function markPrinted(
  engine: Engine,
  sentences: readonly TreebankSentence[],
  verdicts: ReadonlyMap<string, Verdict>,
): { marks: PrintedMark[]; all: Frequency } & Record<Verdict, Frequency> {
  const marks = sentences.flatMap(({ id, text }) =>
    engine.check(text, { language: 'da', startkomma: 'yes' }).map((mark) => ({
      sentence: text,
      mark,
      verdict: verdicts.get(keyOf(id, mark.offset, mark.token, mark.replacements[0] ?? '')) ?? 'ours',
    })),
  );
  const words = sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  const frequency = (counted: readonly PrintedMark[]): Frequency => {
    const commas = counted.filter(({ mark }) => isComma(typeOf(mark))).length;
    return { nonComma: share((counted.length - commas) * 1000, words), comma: share(commas * 1000, words) };
  };
  const of = (wanted: Verdict): Frequency => frequency(marks.filter(({ verdict }) => verdict === wanted));
  return { marks, all: frequency(marks), text: of('text'), system: of('system'), ours: of('ours') };
}

function keyOf(id: string, offset: number, token: string, replacement: string): string {
  return [id, offset, token, replacement].join('\t');
}
