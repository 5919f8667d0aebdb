import { ProblemError } from '../problems/index.ts';

/** Values within values; nothing that the contract takes comes near it. */
const DEEPEST = 100;

/** Half of a surrogate pair, as cutting a text in the middle of an emoji leaves it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const storableText = (text: string): string => text.replaceAll('\0', '').replace(LONE_SURROGATE, '\ufffd');

/**
 * The same value with texts that PostgreSQL can keep: without NUL, which comes along when one pastes from some PDF
 * files, and with � for half a character. Without this a pupil's whole text would be refused for one such sign. What is
 * nested deeper than anybody needs is refused: whoever walks it would run out of stack.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new ProblemError('invalid');
  const inside = (inner: unknown): unknown => storable(inner, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), inside(inner)]));
}
