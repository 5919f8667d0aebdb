import { applyCorrections } from '../src/testing/apply-corrections.ts';
import type { Engine } from '../src/index.ts';

/** A short text as a pupil writes it, and as it should be; the same twice where nothing is wrong. */
export interface Pair {
  readonly written: string;
  readonly right: string;
}

/** The pairs of one file. */
export interface Constructions {
  readonly pairs: readonly Pair[];
  /** Their writers learn the language: single sentences hardly tell. */
  readonly learner: boolean;
}

/** How often the engine corrects them, and the texts on which it does otherwise. */
export interface ConstructionFigures {
  /** Texts with something wrong, and those that became just what is right. */
  readonly wrong: number;
  readonly corrected: number;
  /** Right texts, those of the pairs among them, and those on which something was marked. */
  readonly right: number;
  readonly marked: number;
  /** What was not corrected as told, and what was marked in vain: as written, as the engine has it. */
  readonly failures: readonly { readonly pair: Pair; readonly got: string }[];
}

/**
 * Reads pairs: written TAB right, one a line, `\n` for a line break inside; a line without a TAB is right as it stands. `# learner: yes`
 * among the comments says who wrote them.
 * @throws Error naming a line with an empty side.
 */
export function readConstructions(source: string): Constructions {
  const pairs = source.split(/\r?\n/).flatMap((line, index): Pair[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [written = '', right = written] = line
      .split('\t')
      .map((cell) => cell.trim().replaceAll(String.raw`\n`, '\n'));
    if (!written || !right) throw new Error(`line ${index + 1}: ${line}`);
    return [{ written, right }];
  });
  return { pairs, learner: /^# learner: yes$/m.test(source) };
}

/** Asks the engine about each text by itself, with startkomma. */
export function constructionFigures(engine: Engine, { pairs, learner }: Constructions): ConstructionFigures {
  const correct = (text: string): string => {
    const marks = engine.check(text, {
      language: 'da',
      startkomma: 'yes',
      ...(learner && { learner: 'yes' as const }),
    });
    return applyCorrections(text, marks).replaceAll(/ {2,}/g, ' ').trim();
  };
  const failures: ConstructionFigures['failures'][number][] = [];
  let [wrong, corrected, marked] = [0, 0, 0];
  for (const pair of pairs) {
    if (pair.written !== pair.right) {
      wrong++;
      const got = correct(pair.written);
      if (got === pair.right) corrected++;
      else failures.push({ pair, got });
    }
    const again = correct(pair.right);
    if (again === pair.right) continue;
    marked++;
    failures.push({ pair: { written: pair.right, right: pair.right }, got: again });
  }
  return { wrong, corrected, right: pairs.length, marked, failures };
}
