/** Every mark that is set around what somebody says. */
export const QUOTATION_MARKS = '"“”„»«';

const SPACE = /\s/;
const OPENS_BEFORE = /[\s(–—:[]/;
const ENDS = /[.,!?…]/;

/**
 * Whether the quotation mark at an offset of the text opens or closes, by what stands close to it: `null` where neither is
 * plain. Which of »« is used tells less: some write them the other way around.
 */
export function quoteSide(text: string, offset: number): 'opens' | 'closes' | null {
  const before = text.charAt(offset - 1);
  const after = text.charAt(offset + 1);
  const hasBefore = before !== '' && !SPACE.test(before);
  const hasAfter = after !== '' && !SPACE.test(after);
  if (!hasBefore && hasAfter) return 'opens';
  if (hasBefore && !hasAfter) return OPENS_BEFORE.test(before) ? null : 'closes';
  if (!hasBefore) return null;
  if (OPENS_BEFORE.test(before)) return 'opens';
  return ENDS.test(after) || ENDS.test(before) || after === ')' ? 'closes' : null;
}
