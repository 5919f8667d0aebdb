import type { Correction } from '../src/index.ts';
import type { PassageOutcome } from './score-passage.ts';
import { namesOf, typeOf } from './tally.ts';

/** How many characters stand around a mark. */
const CONTEXT = 40;

/** Misses, wrong replacements and false marks of one type, category or group (`all`, `comma`, `non-comma`), a line each. */
export function showType(outcomes: readonly PassageOutcome[], type: string): string[] {
  return outcomes.flatMap(({ passage: { name, written }, golds, marks }) => [
    ...golds
      .filter(({ gold, firstRight }) => !firstRight && namesOf(gold.id).includes(type))
      .map(({ gold, mark }) => {
        const wanted = `${gold.id}: »${gold.wrong}« → »${gold.rights.join('« »')}«`;
        const got = mark ? `WRONG  ${name} ${wanted}, got ${described(mark)}` : `MISSED ${name} ${wanted}`;
        return `${got}\n         ${around(written, gold.start, gold.end)}`;
      }),
    ...marks
      .filter(({ mark, hit }) => !hit && namesOf(typeOf(mark)).includes(type))
      .map(({ mark }) => `FALSE  ${name} ${describedIn(written, mark)}`),
  ]);
}

/** A mark and the words around it, on two lines. */
export function describedIn(text: string, mark: Correction): string {
  return `${described(mark)}\n         ${around(text, mark.offset, mark.offset + mark.length)}`;
}

function described({ token, replacements, confidence, ruleId, ...mark }: Correction): string {
  return `${typeOf({ token, replacements, confidence, ruleId, ...mark })} (${ruleId}, ${confidence.toFixed(2)}): »${token}« → »${replacements.slice(0, 3).join('« »')}«`;
}

function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  return `${before}⟦${text.slice(start, end)}⟧${text.slice(end, end + CONTEXT)}`.replaceAll('\n', ' ');
}
