import type { ExtractedParagraph } from './extracted-text.ts';
import type { StyleTraits } from './styles.ts';

/** A paragraph that is read to its end; the ranges count from its own start. */
export interface FinishedParagraph {
  text: string;
  unchecked: [number, number][];
  style: ExtractedParagraph['style'];
  level?: number;
}

/** Outline levels 0–8 are headings, list levels 0–8 are lists; 9 and nonsense are neither. */
const MAX_LEVEL = 8;

/** A paragraph while its runs come in. */
export class ParagraphDraft {
  /** From the style, then overridden by the paragraph's own properties. */
  traits: StyleTraits = {};
  /** The paragraph mark is deleted by a tracked change: the next paragraph goes on here. */
  markRemoved = false;
  /** Text boxes anchored here, in order; they are read after the paragraph. */
  readonly boxes: FinishedParagraph[] = [];
  readonly #pieces: string[] = [];
  readonly #unchecked: [number, number][] = [];
  #length = 0;

  /** Goes on as the following paragraph, whose properties it takes. */
  goOn(): void {
    this.traits = {};
    this.markRemoved = false;
  }

  add(text: string, checked: boolean): void {
    const start = this.#length;
    this.#length += text.length;
    this.#pieces.push(text);
    if (checked || text === '') return;
    const last = this.#unchecked.at(-1);
    if (last?.[1] === start) last[1] = this.#length;
    else this.#unchecked.push([start, this.#length]);
  }

  /** A page or column break parts text like a line break, and is nothing before the first word. */
  addPageBreak(): void {
    if (this.#length > 0) this.add('\n', true);
  }

  isBlank(): boolean {
    return !this.#pieces.some((piece) => /\S/.test(piece));
  }

  finish(inTable: boolean, inContents: boolean): FinishedParagraph {
    const text = withoutBreaksAtEnd(this.#pieces.join(''));
    const unchecked: [number, number][] = [];
    if (inContents || this.traits.contents) {
      if (text !== '') unchecked.push([0, text.length]);
    } else {
      for (const [start, end] of this.#unchecked) {
        if (start < text.length) unchecked.push([start, Math.min(end, text.length)]);
      }
    }
    return { text, unchecked, ...this.#kind(inTable) };
  }

  #kind(inTable: boolean): Pick<FinishedParagraph, 'style' | 'level'> {
    const { outlineLevel, listed, listLevel = 0 } = this.traits;
    if (isLevel(outlineLevel)) return { style: 'heading', level: outlineLevel + 1 };
    if (listed) return { style: 'list', level: isLevel(listLevel) ? listLevel + 1 : 1 };
    return { style: inTable ? 'table' : 'body' };
  }
}

function isLevel(level: number | undefined): level is number {
  return level !== undefined && Number.isInteger(level) && level >= 0 && level <= MAX_LEVEL;
}

/** By hand: /\n+$/ tries every line break as the first of the last ones, which takes quadratic time. */
function withoutBreaksAtEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}
