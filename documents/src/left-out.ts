import type { DocxNote } from './extracted-text.ts';
import type { Story } from './story.ts';
import type { TextAssembly } from './text-assembly.ts';
import type { Attributes } from './xml-part.ts';

/** Elements that leave a note behind; their text, if any, is elsewhere in the file. */
const NOTED: Record<string, DocxNote> = {
  'pic:pic': 'images-dropped',
  'v:imagedata': 'images-dropped',
  'c:chart': 'images-dropped',
  'dgm:relIds': 'images-dropped',
  'w:commentRangeStart': 'comments-dropped',
  'w:commentReference': 'comments-dropped',
  'w:footnoteReference': 'footnotes-dropped',
  'w:endnoteReference': 'footnotes-dropped',
};

interface ContentControl {
  /** Shows Word's prompt ('Klik her for at skrive'), not the writer's text. */
  placeholder: boolean;
  contents: boolean;
}

/** Decides which elements are passed over with all that is in them, and notes what that loses. */
export class LeftOut {
  readonly #assembly: TextAssembly;
  /** For each open mc:AlternateContent: whether one of its versions is read already. */
  readonly #alternatives: boolean[] = [];
  readonly #controls: ContentControl[] = [];
  #depth = 0;

  constructor(assembly: TextAssembly) {
    this.#assembly = assembly;
  }

  /** Whether what is open now is passed over. */
  isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Whether this is inside a table of contents: copies of the headings, which the program wrote. */
  isInContents(): boolean {
    return this.#controls.some((control) => control.contents);
  }

  /** Takes every element's start; true: pass it over. `names` are the open elements around it. */
  open(name: string, attributes: Attributes, names: readonly string[], story: Story): boolean {
    if (this.#depth > 0 || this.#startsHere(name, attributes, names, story)) {
      this.#depth += 1;
      return true;
    }
    const note = NOTED[name];
    if (note) this.#assembly.note(note);
    return false;
  }

  /** Takes every element's end; true: it was passed over. */
  close(name: string): boolean {
    if (this.#depth > 0) {
      this.#depth -= 1;
      return true;
    }
    if (name === 'mc:AlternateContent') this.#alternatives.pop();
    else if (name === 'w:sdt') this.#controls.pop();
    return false;
  }

  #startsHere(name: string, attributes: Attributes, names: readonly string[], story: Story): boolean {
    switch (name) {
      case 'mc:AlternateContent':
        this.#alternatives.push(false);
        return false;
      case 'mc:Choice':
      case 'mc:Fallback':
        return this.#isSecondVersion();
      case 'w:sdt':
        this.#controls.push({ placeholder: false, contents: false });
        return false;
      case 'w:showingPlcHdr':
      case 'w:docPartGallery':
        this.#describeControl(name, attributes('w:val') ?? '');
        return false;
      case 'w:sdtContent':
        return this.#controls.at(-1)?.placeholder ?? false;
      case 'w:del':
      case 'w:moveFrom':
        return this.#remove(name, names, story);
      case 'w:cellDel':
        story.removeTablePart();
        return true;
      case 'w:p':
      case 'w:tbl':
      case 'w:tc':
        return story.isRemoved();
      case 'w:object':
      case 'w:altChunk':
      case 'w:subDoc':
        this.#assembly.note('embedded-dropped');
        return true;
      case 'w:rt':
      case 'm:ctrlPr':
        return true;
      default:
        // w:rPrChange and its like hold the properties from before a tracked change.
        return name.startsWith('w:') && name.endsWith('Change');
    }
  }

  /** The first version that the file offers is the one its program meant; the others repeat the same text. */
  #isSecondVersion(): boolean {
    const last = this.#alternatives.length - 1;
    const seen = this.#alternatives[last] ?? false;
    if (last >= 0) this.#alternatives[last] = true;
    return seen;
  }

  #describeControl(name: string, value: string): void {
    const control = this.#controls.at(-1);
    if (!control) return;
    if (name === 'w:showingPlcHdr') control.placeholder = value !== '0' && value !== 'false';
    else control.contents = /table of contents/i.test(value);
  }

  /** A tracked deletion or the old place of a move: of runs, of a paragraph's end or of a table row. */
  #remove(name: string, names: readonly string[], story: Story): true {
    const parent = names.at(-1);
    if (parent === 'w:rPr' && names.at(-2) === 'w:pPr') {
      if (story.paragraph) story.paragraph.markRemoved = true;
    } else if (parent === 'w:trPr') story.removeTablePart();
    if (name === 'w:del') this.#assembly.note('deletions-dropped');
    return true;
  }
}
