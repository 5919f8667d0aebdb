import { cleanText } from './clean-text.ts';
import { DocxError } from './docx-error.ts';
import type { DocxLimits } from './limits.ts';
import { LeftOut } from './left-out.ts';
import { Run } from './run.ts';
import { Story } from './story.ts';
import type { Styles } from './styles.ts';
import { symbolText, withoutPrivateSymbols } from './symbols.ts';
import type { TextAssembly } from './text-assembly.ts';
import type { Attributes, XmlReader } from './xml-part.ts';

/** Listens to the document part and hands its text, in reading order, to the assembly (PD-19). */
export class BodyReader implements XmlReader {
  readonly #assembly: TextAssembly;
  readonly #styles: Styles;
  readonly #limits: DocxLimits;
  readonly #leftOut: LeftOut;
  /** Names of the open elements, outermost first. */
  readonly #names: string[] = [];
  readonly #stories: [Story, ...Story[]];
  readonly #runs: Run[] = [];
  #letters: string | undefined;
  #keepEdges = false;
  #length = 0;
  #paragraphs = 0;

  constructor(assembly: TextAssembly, styles: Styles, limits: DocxLimits) {
    this.#assembly = assembly;
    this.#styles = styles;
    this.#limits = limits;
    this.#leftOut = new LeftOut(assembly);
    this.#stories = [new Story((paragraph) => assembly.add(paragraph))];
  }

  get #story(): Story {
    return this.#stories.at(-1) ?? this.#stories[0];
  }

  open(name: string, attributes: Attributes): void {
    if (this.#names.length === 0 && name !== 'w:document')
      throw new DocxError('not-a-docx', 'Another kind of document');
    if (this.#leftOut.open(name, attributes, this.#names, this.#story)) return;
    const parent = this.#names.at(-1);
    const grandparent = this.#names.at(-2);
    this.#names.push(name);
    this.#openBlock(name);
    if (parent === 'w:r') this.#openInRun(name, attributes);
    else if (parent === 'w:rPr' && grandparent === 'w:r') this.#runs.at(-1)?.describe(name, attributes, this.#styles);
    else if (parent === 'w:pPr' || (parent === 'w:numPr' && grandparent === 'w:pPr'))
      this.#describeParagraph(name, attributes);
  }

  #openBlock(name: string): void {
    if (name === 'w:p') this.#openParagraph();
    else if (name === 'w:r') this.#runs.push(new Run());
    else if (name === 'm:t') this.#letters = '';
    else if (name === 'w:txbxContent') this.#openTextBox();
    else if (name === 'w:tbl') this.#story.settle(this.#leftOut.isInContents());
    else if (name === 'w:tr' || name === 'w:tc') this.#story.enterTablePart();
  }

  #openParagraph(): void {
    this.#paragraphs += 1;
    if (this.#paragraphs > this.#limits.maxParagraphs) throw new DocxError('too-large', 'Too many paragraphs');
    this.#story.openParagraph();
  }

  #openTextBox(): void {
    const anchor = this.#story;
    this.#stories.push(new Story((paragraph) => anchor.takeBox(paragraph)));
  }

  #describeParagraph(name: string, attributes: Attributes): void {
    const paragraph = this.#story.paragraph;
    if (!paragraph) return;
    const value = attributes('w:val');
    if (name === 'w:pStyle') paragraph.traits = this.#styles.traits(value);
    else if (name === 'w:outlineLvl') paragraph.traits.outlineLevel = Number(value);
    else if (name === 'w:numId') paragraph.traits.listed = value !== '0';
    else if (name === 'w:ilvl') paragraph.traits.listLevel = Number(value);
  }

  #openInRun(name: string, attributes: Attributes): void {
    if (name === 'w:t') {
      this.#letters = '';
      this.#keepEdges = attributes('xml:space') === 'preserve';
    } else if (name === 'w:tab' || name === 'w:ptab') this.#add('\t');
    else if (name === 'w:cr') this.#add('\n');
    else if (name === 'w:br') this.#openBreak(attributes('w:type'));
    else if (name === 'w:noBreakHyphen') this.#add('-');
    else if (name === 'w:sym') this.#add(symbolText(attributes('w:font'), attributes('w:char')));
    else if (name === 'w:fldChar') this.#story.markField(attributes('w:fldCharType'));
  }

  #openBreak(type: string | undefined): void {
    if (type === 'page' || type === 'column') this.#story.paragraph?.addPageBreak();
    else this.#add('\n');
  }

  text(text: string): void {
    if (this.#letters !== undefined && !this.#leftOut.isOpen()) this.#letters += text;
  }

  close(name: string): void {
    if (this.#leftOut.close(name)) return;
    this.#names.pop();
    if (name === 'w:t') this.#closeText();
    else if (name === 'm:t') this.#closeEquation();
    else if (name === 'w:r') this.#runs.pop();
    else if (name === 'w:p') this.#story.closeParagraph(this.#leftOut.isInContents());
    else if (name === 'w:tr') this.#story.leaveTablePart();
    else if (name === 'w:tc') this.#closeCell();
    else if (name === 'w:txbxContent') this.#closeTextBox();
    else if (name === 'w:body') this.#story.settle(false);
  }

  #closeCell(): void {
    this.#story.settle(this.#leftOut.isInContents());
    this.#story.leaveTablePart();
  }

  #closeTextBox(): void {
    this.#story.settle(false);
    this.#stories.pop();
  }

  #closeText(): void {
    const letters = this.#letters ?? '';
    this.#letters = undefined;
    const kept = this.#keepEdges ? letters : withoutLayout(letters);
    this.#add(cleanText(withoutPrivateSymbols(kept, this.#runs.at(-1)?.font)));
  }

  /** Equations are read, for the sentence around them needs them, and never checked. */
  #closeEquation(): void {
    const letters = this.#letters ?? '';
    this.#letters = undefined;
    this.#add(cleanText(letters), true);
  }

  #add(text: string, unchecked = false): void {
    const paragraph = this.#story.paragraph;
    if (!paragraph || text === '' || this.#story.isInFieldCode()) return;
    const run = this.#runs.at(-1);
    if (run?.isHidden(paragraph)) {
      this.#assembly.note('hidden-text-dropped');
      return;
    }
    this.#length += text.length;
    if (this.#length > this.#limits.maxTextLength) throw new DocxError('too-large', 'Too much text');
    paragraph.add(text, !unchecked && !run?.isStruck(paragraph));
  }
}

/**
 * Without xml:space="preserve", white space at an edge with a line break in it is only the file's own layout. Cut by hand:
 * a regular expression looks for such an end from every space on, which takes quadratic time.
 */
function withoutLayout(letters: string): string {
  const start = letters.length - letters.trimStart().length;
  const from = letters.slice(0, start).includes('\n') ? start : 0;
  const end = Math.max(letters.trimEnd().length, from);
  return letters.slice(from, letters.slice(end).includes('\n') ? end : undefined);
}
