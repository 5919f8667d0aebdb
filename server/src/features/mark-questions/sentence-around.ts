const sentences = new Intl.Segmenter('da', { granularity: 'sentence' });

/** The sentence that stands around a place of a text, without spaces at its ends; offsets are UTF-16 code units. */
export const sentenceAround = (text: string, offset: number): string =>
  sentences.segment(text).containing(offset)?.segment.trim() ?? '';
