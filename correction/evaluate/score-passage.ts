import type { Correction, Engine, Language } from '../src/index.ts';
import { changeOf } from './change.ts';
import { touches } from './hit.ts';
import { corrects } from './corrects.ts';
import type { GoldError, Passage } from './passage.ts';

/** A gold error and what the engine made of it. */
export interface GoldOutcome {
  gold: GoldError;
  /** The surest mark on it. */
  mark: Correction | undefined;
  firstRight: boolean;
}

/** A mark and whether it fell on a gold error. Marks that only do what is optional are not counted at all. */
export interface MarkOutcome {
  mark: Correction;
  hit: boolean;
}

/** Everything that the engine did with one passage. */
export interface PassageOutcome {
  passage: Passage;
  golds: readonly GoldOutcome[];
  marks: readonly MarkOutcome[];
}

/** Runs the engine over the written text, in the passage's own comma system or one to be guessed, and compares. */
export function scorePassage(
  engine: Engine,
  passage: Passage,
  startkomma: 'yes' | 'no' | 'auto' = passage.startkomma,
  language: Language = 'da',
): PassageOutcome {
  const { written, golds } = passage;
  const found = engine.check(written, { language, startkomma });
  const marksOf = new Map<GoldError, Correction[]>(golds.map((gold) => [gold, []]));
  const marks: MarkOutcome[] = [];
  for (const mark of found) {
    const change = changeOf(mark);
    const touched = golds.filter((gold) => touches(written, change, gold));
    for (const gold of touched) marksOf.get(gold)?.push(mark);
    const hit = touched.some(({ optional }) => !optional);
    const neutral = !hit && touched.some((gold) => corrects(written, mark, gold, golds));
    if (!neutral) marks.push({ mark, hit });
  }
  const outcomes = golds
    .filter(({ optional }) => !optional)
    .map((gold) => {
      const mark = marksOf.get(gold)?.toSorted((one, other) => other.confidence - one.confidence)[0];
      return { gold, mark, firstRight: mark !== undefined && corrects(written, mark, gold, golds) };
    });
  return { passage, golds: outcomes, marks };
}
