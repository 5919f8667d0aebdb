import { comparable } from '../../answers/same-text.ts';
import type { Mistake } from './shape.ts';

/** What a pupil did to a text. */
export interface Corrections {
  /** Each mistake in the order of the text, and what stands there now. */
  mistakes: { mistake: Mistake; isRight: boolean; became: string; at: Place }[];
  /** What was right and has been changed; neighbouring words are one change. */
  needless: { was: string; became: string; at: Place }[];
}
/** Where something stands in the pupil's text, in characters. */
export interface Place {
  from: number;
  to: number;
}

/** A word or a sign, in the form in which two are the same, and where it stands. */
interface Token {
  same: string;
  from: number;
  to: number;
}

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    same: comparable(token, { caseMatters: true, marksMatter: true }),
    from: index,
    to: index + token.length,
  }));

/** A place of the original: a word that is right, or a mistake with what it may become. */
type Slot = { word: string } | { mistake: Mistake; wrong: string[]; answers: string[][] };

/** How dear it is to read a change so. A mistake that is left is nearer than a right word that is changed. */
const COST = { left: 2, changed: 5, needless: 10 };
/** A mistake may become so many words more than stood there. */
const ROOM = 3;

interface Step {
  cost: number;
  /** Places of the original, 0 or 1, and tokens of the pupil's text that the step takes. */
  slots: 0 | 1;
  tokens: number;
  isRight?: boolean;
  isNeedless?: boolean;
}

/** Follows a text through what a pupil did to it: the reading that changes least of what was right. */
export function corrections(parts: readonly (string | Mistake)[], given: string): Corrections {
  const slots = parts.flatMap(slotsOf);
  const tokens = tokensOf(given);
  const same = tokens.map((token) => token.same);
  const width = same.length + 1;
  const steps: (Step | null)[] = Array.from({ length: (slots.length + 1) * width }, () => null);
  const costs = new Float64Array(steps.length);
  for (let slot = slots.length; slot >= 0; slot--)
    for (let token = same.length; token >= 0; token--) {
      const here = slot * width + token;
      for (const step of stepsFrom(slots[slot], same, token)) {
        const cost = step.cost + costs[here + step.slots * width + step.tokens];
        const best = steps[here];
        if (best && cost >= costs[here]) continue;
        steps[here] = step;
        costs[here] = cost;
      }
    }
  return follow(slots, tokens, given, (slot, token) => steps[slot * width + token]);
}

function slotsOf(part: string | Mistake): Slot[] {
  const words = (text: string) => tokensOf(text).map(({ same }) => same);
  if (typeof part === 'string') return words(part).map((word) => ({ word }));
  return [{ mistake: part, wrong: words(part.wrong), answers: part.answers.map(words) }];
}

/** All that may have been done at a place of the original, when the pupil's text is read from `token` on. */
function stepsFrom(slot: Slot | undefined, same: readonly string[], token: number): Step[] {
  const left = same.length - token;
  const steps: Step[] = left > 0 ? [{ cost: COST.needless, slots: 0, tokens: 1, isNeedless: true }] : [];
  if (!slot) return steps;
  if ('word' in slot) {
    steps.push({ cost: COST.needless, slots: 1, tokens: 0, isNeedless: true });
    if (left > 0)
      steps.push(
        same[token] === slot.word
          ? { cost: 0, slots: 1, tokens: 1 }
          : { cost: COST.needless, slots: 1, tokens: 1, isNeedless: true },
      );
    return steps;
  }
  const stands = (words: readonly string[]) => words.every((word, i) => same[token + i] === word);
  for (const words of slot.answers)
    if (stands(words)) steps.push({ cost: 0, slots: 1, tokens: words.length, isRight: true });
  if (stands(slot.wrong)) steps.push({ cost: COST.left, slots: 1, tokens: slot.wrong.length });
  for (let taken = 0; taken <= Math.min(left, slot.wrong.length + ROOM); taken++)
    steps.push({ cost: COST.changed + Math.abs(taken - slot.wrong.length), slots: 1, tokens: taken });
  return steps;
}

/** Walks the chosen steps and tells them as corrections. */
function follow(
  slots: readonly Slot[],
  tokens: readonly Token[],
  given: string,
  stepAt: (slot: number, token: number) => Step | null,
): Corrections {
  const found: Corrections = { mistakes: [], needless: [] };
  let run: { was: string[]; from: number; to: number } | null = null;
  // what is missing is missing before the token that comes
  const placeOf = (from: number, to: number): Place => {
    const start = tokens[from]?.from ?? given.trimEnd().length;
    return { from: start, to: to > from ? tokens[to - 1].to : start };
  };
  const changeAt = (at: Place) => ({ became: given.slice(at.from, at.to), at });
  const endRun = () => {
    if (run) found.needless.push({ was: run.was.join(' '), ...changeAt(placeOf(run.from, run.to)) });
    run = null;
  };
  let [slot, token] = [0, 0];
  for (let step = stepAt(slot, token); step; step = stepAt(slot, token)) {
    const place = step.slots === 1 ? slots[slot] : null;
    if (step.isNeedless) {
      run ??= { was: [], from: token, to: token };
      if (place && 'word' in place) run.was.push(place.word);
      run.to = token + step.tokens;
    } else endRun();
    if (place && 'mistake' in place)
      found.mistakes.push({
        mistake: place.mistake,
        isRight: step.isRight ?? false,
        ...changeAt(placeOf(token, token + step.tokens)),
      });
    slot += step.slots;
    token += step.tokens;
  }
  endRun();
  return found;
}
