import type { AnswerResult } from '@ordklar/contract';

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The handed-in text with the line breaks that the offsets of its marks count. The wire wraps each line in a paragraph
 * and escapes four signs; both are taken back here.
 */
export const plainTextOf = ({ answers }: Pick<AnswerResult, 'answers'>): string =>
  answers
    .map(({ htmlDescription }) =>
      htmlDescription.replace(/^<p>|<\/p>$/g, '').replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign),
    )
    .join('\n');
