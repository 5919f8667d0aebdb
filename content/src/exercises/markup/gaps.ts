import type { Item } from '@ordklar/exercise-kinds/grade';
import { betweenBars, markupError, plain } from './markup-error.ts';

type GapText = Extract<Item, { kind: 'gap-text' }>;
type GapList = Extract<Item, { kind: 'gap-list' }>;

const WRITTEN_GAP = /\[([^[\]]*)\](?:\(([^()]*)\))?/g;
const LIST_GAP = /\{([^{}]*)\}/g;

/**
 * Gaps to write in: `gaps('I går [løb](løbe) vi om kap, og så [spiste|åd](spise) vi is.')`. All answers between the
 * brackets are right, the first is shown as the key; what follows in parentheses is the hint.
 */
export function gaps(
  text: string,
  because?: string,
  options: { caseMatters?: boolean; marksMatter?: boolean } = {},
): GapText {
  const parts = cut(
    text,
    WRITTEN_GAP,
    ([, answers, hint]) => ({ answers: betweenBars('gaps', text, answers), ...(hint ? { hint } : {}) }),
    (part) => plain('gaps', text, part, /[[\]{}|]/),
  );
  if (parts.every((part) => typeof part === 'string')) throw markupError('gaps', text, 'there is no gap');
  return { kind: 'gap-text', parts, ...options, ...(because ? { because } : {}) };
}

/** Gaps with lists: `lists('Der sad {nogle|nogen} måger på taget.')`. The first option is right; lists are shown sorted. */
export function lists(text: string, because?: string): GapList {
  const parts = cut(
    text,
    LIST_GAP,
    ([, inside]) => {
      const options = betweenBars('lists', text, inside);
      if (options.length < 2) throw markupError('lists', text, `only one option in »${inside}«`);
      return { options: options.toSorted((a, b) => a.localeCompare(b, 'da')), answer: options[0] };
    },
    (part) => plain('lists', text, part, /[[\]{}|]/),
  );
  if (parts.every((part) => typeof part === 'string')) throw markupError('lists', text, 'there is no gap');
  return { kind: 'gap-list', parts, ...(because ? { because } : {}) };
}

/** The text cut at its gaps, empty pieces left out. */
function cut<Gap>(
  text: string,
  gapPattern: RegExp,
  gapOf: (match: RegExpExecArray) => Gap,
  textOf: (part: string) => string,
): (string | Gap)[] {
  const parts: (string | Gap)[] = [];
  let from = 0;
  for (const match of text.matchAll(gapPattern)) {
    if (match.index > from) parts.push(textOf(text.slice(from, match.index)));
    parts.push(gapOf(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(textOf(text.slice(from)));
  return parts;
}
