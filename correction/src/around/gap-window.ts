import type { Analysis } from '../analysis/analysis.ts';
import type { KnownWord } from '../language-model/known-word.ts';
import { LEFT, putSides, RIGHT, type Window } from './window.ts';

/** What stands around a gap. */
export const GAP_SLOTS = LEFT + RIGHT;

/** The small words that may stand in a gap; nothing comes before them. */
export const GAP_WORDS: readonly string[] = (
  'i på til af med for om fra ved hos over under efter før mod mellem uden gennem ad op ud ind ned hen hjem frem væk tilbage ' +
  'er var har havde kan kunne skal skulle vil ville må måtte bliver blev være have blive at og men eller som der det den de en et når da hvis fordi så ' +
  'end ikke også jeg du han hun vi man mig dig ham hende os jer dem sig sin sit sine hans hendes deres min mit mine vores din dit dine dens dets ' +
  'hvad hvem hvor hvordan hvornår hvilken hvilket hvilke nogen nogle noget meget mange mere alle alt her lidt kun bare selv hver hvert ingen intet ' +
  'anden andet andre denne dette disse sådan siden mens selvom inden indtil ligesom'
).split(' ');

/** Fills the window of the gap before a place, or, of a filled one, of the place itself. */
export function fillGapWindow(
  a: Analysis,
  known: readonly KnownWord[],
  at: number,
  isFilled: boolean,
  window: Window,
): void {
  const [from, to] = [a.sentenceStart(at), a.sentenceEnd(at)];
  putSides(a, known, { from, to, before: at - 1, after: isFilled ? at + 1 : at, isFilled }, window, 0);
}

/** Whether the gap opens its sentence; the nought makes their number even, as the kernel takes them. */
export const gapFlags = (isFirst: boolean): readonly number[] => [Number(isFirst), 0];
