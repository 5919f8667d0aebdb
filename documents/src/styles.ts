import type { Attributes, XmlReader } from './xml-part.ts';

/** What a style, with all that it is based on, says about text. Undefined: says nothing. */
export interface StyleTraits {
  struck?: boolean;
  hidden?: boolean;
  /** 0 is the topmost heading; 9 is body text (w:outlineLvl). */
  outlineLevel?: number;
  listLevel?: number;
  listed?: boolean;
  contents?: boolean;
}

interface Style extends StyleTraits {
  basedOn?: string;
}

/** Chains of styles are 3 or 4 long; the bound ends circles. */
const MAX_CHAIN = 12;

/** Listens to the styles part and answers what a style means. Ids are translated by Word, names are not. */
export class Styles implements XmlReader {
  readonly #styles = new Map<string, Style>();
  #current: Style | undefined;
  #ignoredDepth = 0;

  open(name: string, attributes: Attributes): void {
    if (this.#ignoredDepth > 0 || name.endsWith('Change') || name === 'w:tblStylePr') this.#ignoredDepth++;
    else if (name === 'w:style') this.#start(attributes('w:styleId') ?? '');
    else if (this.#current) describe(this.#current, name, attributes('w:val'));
  }

  close(name: string): void {
    if (this.#ignoredDepth > 0) this.#ignoredDepth--;
    else if (name === 'w:style') this.#current = undefined;
  }

  #start(id: string): void {
    this.#current = {};
    nameTraits(this.#current, id);
    this.#styles.set(id, this.#current);
  }

  /** The traits of a style id; none for an unknown one. */
  traits(id: string | undefined): StyleTraits {
    const found: StyleTraits = {};
    let style = id === undefined ? undefined : (this.#styles.get(id) ?? unlisted(id));
    for (let step = 0; style && step < MAX_CHAIN; step++) {
      found.struck ??= style.struck;
      found.hidden ??= style.hidden;
      found.outlineLevel ??= style.outlineLevel;
      found.listLevel ??= style.listLevel;
      found.listed ??= style.listed;
      found.contents ??= style.contents;
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return found;
  }
}

/** A style that the file uses and does not define still tells by its id whether it is a heading. */
function unlisted(id: string): Style {
  const style: Style = {};
  nameTraits(style, id);
  return style;
}

function describe(style: Style, element: string, value: string | undefined): void {
  if (element === 'w:name') nameTraits(style, value ?? '');
  else if (element === 'w:basedOn') style.basedOn = value;
  else if (element === 'w:outlineLvl') style.outlineLevel = Number(value);
  else if (element === 'w:numId') style.listed = value !== '0';
  else if (element === 'w:ilvl') style.listLevel = Number(value);
  else if (element === 'w:strike' || element === 'w:dstrike') style.struck = style.struck || isOn(value);
  else if (element === 'w:vanish') style.hidden = isOn(value);
}

function nameTraits(style: Style, name: string): void {
  const heading = /^(?:heading|overskrift) ?([1-9])$/i.exec(name);
  if (heading) style.outlineLevel = Number(heading[1]) - 1;
  else if (/^(?:title|titel)$/i.test(name)) style.outlineLevel = 0;
  else if (/^(?:subtitle|undertitel)$/i.test(name)) style.outlineLevel = 1;
  else if (/^(?:toc ?[1-9]|table of figures)$/i.test(name)) style.contents = true;
}

/** An on/off property: present without a value is on (ISO 29500-1, 17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value === undefined || value === '1' || value === 'true' || value === 'on';
}
