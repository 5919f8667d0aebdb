import type { Item } from '@ordklar/exercise-kinds/grade';
import { betweenBars, markupError, plain } from './markup-error.ts';

type Proofread = Extract<Item, { kind: 'proofread' }>;

const MISTAKE = /\{([^{}]*)\}(?:\[([^[\]]*)\])?/g;

/**
 * A text with mistakes to correct: `proofread('Titel', 'Han {køre|kører}[Nutid ender på r.] hjem.', 'Læs højt.')`. First
 * what stands there, then what it may be corrected to, the best first; what follows in brackets is the reason.
 */
export function proofread(title: string, text: string, because: string): Proofread {
  const parts: Proofread['parts'] = [];
  let from = 0;
  for (const { 0: whole, 1: inside, 2: reason, index } of text.matchAll(MISTAKE)) {
    if (index > from) parts.push(plain('proofread', text, text.slice(from, index), /[[\]{}|]/));
    const [wrong, ...answers] = betweenBars('proofread', text, inside);
    if (answers.length === 0) throw markupError('proofread', text, `»${inside}« does not say what is right`);
    parts.push({ wrong, answers, ...(reason ? { because: reason } : {}) });
    from = index + whole.length;
  }
  if (from < text.length) parts.push(plain('proofread', text, text.slice(from), /[[\]{}|]/));
  return { kind: 'proofread', title, parts, because };
}
