import type { ParagraphDraft } from './paragraph-draft.ts';
import { isOn, type StyleTraits, type Styles } from './styles.ts';
import type { Attributes } from './xml-part.ts';

/** What a run's own properties say about its text; the style's and the paragraph's word counts where they are silent. */
export class Run {
  #style: StyleTraits = {};
  #struck: boolean | undefined;
  #hidden: boolean | undefined;
  font: string | undefined;

  /** Takes one child of the run's w:rPr. */
  describe(name: string, attributes: Attributes, styles: Styles): void {
    const value = attributes('w:val');
    if (name === 'w:rStyle') this.#style = styles.traits(value);
    else if (name === 'w:strike' || name === 'w:dstrike') this.#struck = this.#struck || isOn(value);
    else if (name === 'w:vanish') this.#hidden = isOn(value);
    else if (name === 'w:rFonts') this.font = attributes('w:ascii') ?? attributes('w:hAnsi');
  }

  isStruck(paragraph: ParagraphDraft): boolean {
    return this.#struck ?? this.#style.struck ?? paragraph.traits.struck ?? false;
  }

  isHidden(paragraph: ParagraphDraft): boolean {
    return this.#hidden ?? this.#style.hidden ?? paragraph.traits.hidden ?? false;
  }
}
