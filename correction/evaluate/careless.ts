import type { Correction, Engine } from '../src/index.ts';
import { corrected, countWords, type Passage } from './passage.ts';

/**
 * Somebody who misspells every third word: after this the engine takes an odd word for one more slip (src/kernel/error-odds.ts). False
 * marks in pupils' texts mostly come so, and hardly any in texts without errors.
 */
export const CARELESS =
  'Jeg ville gærne hae været med til festen igår, men jeg blev syk. Min mor sae at jeg skulde blive jemme og såve. Så jeg lå bare i min ' +
  'sæng og kikede fjærnsyn hele daen. Om aftnen kom min bæste ven forbi med noed kage. Det var rigti sødt af ham, og vi spilte kort. ' +
  'Næste morgn hade jeg det mejet bedre. Vi spiste morgnmad og gik en tur med hunen. Den løp efter en kat og blev hælt vild.\n\n';

/** What was marked in texts where nothing is wrong. */
export interface CarelessFigures {
  readonly words: number;
  /** Each with the text that it stands in. */
  readonly marks: readonly { readonly text: string; readonly mark: Correction }[];
}

/** Every passage as its annotations correct it, behind the careless paragraph: whatever is marked there is marked in vain. */
export function carelessFigures(engine: Engine, passages: readonly Passage[]): CarelessFigures {
  let words = 0;
  const marks = passages.flatMap((passage) => {
    const right = corrected(passage);
    words += countWords(right);
    const text = CARELESS + right;
    return engine
      .check(text, { language: 'da', startkomma: passage.startkomma })
      .filter(({ offset }) => offset >= CARELESS.length)
      .map((mark) => ({ text, mark }));
  });
  return { words, marks };
}
