import type { Correction, Engine } from '../src/index.ts';
import { countWords } from './passage.ts';
import { isComma, share, typeOf } from './tally.ts';

/** A mark on a sentence that was printed and is taken to be right. */
export interface PrintedMark {
  sentence: string;
  mark: Correction;
}

/** What the engine marks in sentences of printed text, each checked by itself with startkomma. */
export function markPrinted(
  engine: Engine,
  sentences: readonly string[],
): { marks: PrintedMark[]; commaPerThousand: number | undefined; nonCommaPerThousand: number | undefined } {
  const marks = sentences.flatMap((sentence) =>
    engine.check(sentence, { language: 'da', startkomma: 'yes' }).map((mark) => ({ sentence, mark })),
  );
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const commas = marks.filter(({ mark }) => isComma(typeOf(mark))).length;
  return {
    marks,
    commaPerThousand: share(commas * 1000, words),
    nonCommaPerThousand: share((marks.length - commas) * 1000, words),
  };
}
