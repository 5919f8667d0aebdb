import { type FinishedParagraph, ParagraphDraft } from './paragraph-draft.ts';

/** One flow of paragraphs: the body, or the inside of one text box. Fields, tables and merges never cross its edge. */
export class Story {
  paragraph: ParagraphDraft | undefined;
  readonly #emit: (paragraph: FinishedParagraph) => void;
  /** How many fields are open, inside one another, and which of them, counted from 1, are still in their code. */
  #fields = 0;
  #codes: number[] = [];
  /** For each open table row and cell, outermost first: whether a tracked change removed it. */
  readonly #removed: boolean[] = [];
  /** A paragraph whose mark is deleted, waiting for the one that goes on in it. */
  #carried: ParagraphDraft | undefined;

  constructor(emit: (paragraph: FinishedParagraph) => void) {
    this.#emit = emit;
  }

  openParagraph(): void {
    this.paragraph = this.#carried ?? new ParagraphDraft();
    this.paragraph.goOn();
    this.#carried = undefined;
  }

  closeParagraph(inContents: boolean): void {
    const draft = this.paragraph;
    this.paragraph = undefined;
    // A field's code ends with its paragraph at the latest, so that a field left open cannot swallow the rest.
    this.#codes = [];
    if (draft?.markRemoved) this.#carried = draft;
    else if (draft) this.#finish(draft, inContents);
  }

  /** Nothing follows that a carried paragraph could merge with: a table begins, or a cell, a box or the body ends. */
  settle(inContents: boolean): void {
    const draft = this.#carried;
    this.#carried = undefined;
    if (draft && (!draft.isBlank() || draft.boxes.length > 0)) this.#finish(draft, inContents);
  }

  #finish(draft: ParagraphDraft, inContents: boolean): void {
    const inTable = this.#removed.length > 0;
    // Empty cells are no lines of text.
    if (!inTable || !draft.isBlank()) this.#emit(draft.finish(inTable, inContents));
    for (const box of draft.boxes) this.#emit(box);
  }

  /** Takes paragraphs from a text box: after the paragraph it is anchored in. */
  takeBox(paragraph: FinishedParagraph): void {
    if (this.paragraph) this.paragraph.boxes.push(paragraph);
    else this.#emit(paragraph);
  }

  /** The three marks of a field: begin, separate, end (ISO 29500-1, 17.16.18). */
  markField(type: string | undefined): void {
    if (type === 'begin') this.#codes.push(++this.#fields);
    else if (type === 'separate' || type === 'end') {
      if (this.#codes.at(-1) === this.#fields) this.#codes.pop();
      if (type === 'end') this.#fields = Math.max(0, this.#fields - 1);
    }
  }

  /** Whether text here is a field's code, which no reader sees. */
  isInFieldCode(): boolean {
    return this.#codes.length > 0;
  }

  enterTablePart(): void {
    this.#removed.push(false);
  }

  leaveTablePart(): void {
    this.#removed.pop();
  }

  /** The row or cell that is open was deleted by a tracked change. */
  removeTablePart(): void {
    if (this.#removed.length > 0) this.#removed[this.#removed.length - 1] = true;
  }

  isRemoved(): boolean {
    return this.#removed.at(-1) ?? false;
  }
}
