import type { Correction } from '@ordklar/correction';
import type { AnnotatedText } from './annotated-text.ts';
import { ruleIdOf, sortOf } from './rule-names.ts';

/** One mark as LanguageTool tells it. Offsets and lengths are UTF-16 code units of the document, markup included. */
export interface Match {
  message: string;
  shortMessage: string;
  replacements: { value: string }[];
  offset: number;
  length: number;
  context: { text: string; offset: number; length: number };
  sentence: string;
  type: { typeName: 'UnknownWord' | 'Hint' | 'Other' };
  rule: {
    id: string;
    description: string;
    issueType: string;
    urls: { value: string }[];
    category: { id: string; name: string };
  };
  ignoreForIncompleteSentence: boolean;
  /** Words that must follow before the mark is sure; -1 = the whole sentence. */
  contextForSureMatch: number;
}

/** Units of the document shown on each side of a mark. */
const CONTEXT = 40;

/**
 * @param pageOf the address of the page that explains a subcategory.
 */
export function toMatch(correction: Correction, text: AnnotatedText, pageOf: (subcategory: string) => string): Match {
  const { start, end } = text.toOriginal(correction.offset, correction.offset + correction.length);
  const sort = sortOf(correction);
  const subcategory = correction.categories[0]?.subcategory;
  return {
    message: correction.explanation,
    shortMessage: subcategory?.title ?? '',
    replacements: correction.replacements.map((value) => ({ value })),
    offset: start,
    length: end - start,
    context: contextOf(text.original, start, end),
    sentence: correction.sentence.trim(),
    type: { typeName: sort.category === 'TYPOS' ? 'UnknownWord' : sort.issueType === 'style' ? 'Hint' : 'Other' },
    rule: {
      id: ruleIdOf(correction),
      description: subcategory?.error_type.description ?? '',
      issueType: sort.issueType,
      urls: subcategory ? [{ value: pageOf(subcategory.id) }] : [],
      category: { id: sort.category, name: sort.name },
    },
    ignoreForIncompleteSentence: !sort.certainEarly,
    contextForSureMatch: sort.certainEarly ? 0 : -1,
  };
}

/** The mark among its neighbours on one line; a character of two units is never cut in half. */
function contextOf(document: string, start: number, end: number): Match['context'] {
  let from = Math.max(0, start - CONTEXT);
  let to = Math.min(document.length, end + CONTEXT);
  if (from > 0 && isSecondHalf(document, from)) from++;
  if (to < document.length && isSecondHalf(document, to)) to--;
  const prefix = from > 0 ? '...' : '';
  const suffix = to < document.length ? '...' : '';
  return {
    text: `${prefix}${document.slice(from, to).replace(/[\r\n\t]/g, ' ')}${suffix}`,
    offset: prefix.length + start - from,
    length: end - start,
  };
}

const isSecondHalf = (text: string, at: number): boolean =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1));
