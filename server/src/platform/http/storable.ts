/** Half of a surrogate pair, as cutting a text in the middle of an emoji leaves it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const storableText = (text: string): string => text.replaceAll('\0', '').replace(LONE_SURROGATE, '\ufffd');

/**
 * The same value with texts that PostgreSQL can keep: without NUL, which comes along when one pastes from some PDF
 * files, and with � for half a character. Without this a pupil's whole text would be refused for one such sign.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]));
}
