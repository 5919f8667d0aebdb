import { countWords } from '@ordklar/school';
import { DocxError } from './docx-error.ts';
import type { DocxNote, ExtractedParagraph, ExtractedText } from './extracted-text.ts';
import type { FinishedParagraph } from './paragraph-draft.ts';

/** Lays finished paragraphs one after the other, with their offsets in the whole text. */
export class TextAssembly {
  readonly #texts: string[] = [];
  readonly #paragraphs: ExtractedParagraph[] = [];
  readonly #unchecked: [number, number][] = [];
  readonly #notes = new Set<DocxNote>();

  /** Blank paragraphs before the first text are left out; those between stay as empty lines. */
  add(paragraph: FinishedParagraph): void {
    const last = this.#paragraphs.at(-1);
    if (!last && isBlank(paragraph.text)) return;
    const start = last ? last.end + 1 : 0;
    const { text, unchecked, ...kind } = paragraph;
    this.#texts.push(text);
    this.#paragraphs.push({ start, end: start + text.length, ...kind });
    for (const [from, to] of unchecked) this.#unchecked.push([start + from, start + to]);
  }

  note(note: DocxNote): void {
    this.#notes.add(note);
  }

  /** The whole. Throws 'empty' where there is no visible character. */
  finish(): ExtractedText {
    while (this.#texts.length > 0 && isBlank(this.#texts.at(-1) ?? '')) {
      this.#texts.pop();
      this.#paragraphs.pop();
    }
    const text = this.#texts.join('\n');
    if (text === '') throw new DocxError('empty', 'The document holds no text');
    return {
      text,
      wordCount: countWords(text),
      uncheckedRanges: this.#unchecked.filter(([start]) => start < text.length),
      notes: [...this.#notes],
      paragraphs: this.#paragraphs,
    };
  }
}

function isBlank(text: string): boolean {
  return !/\S/.test(text);
}
