/**
 * One file of named typed arrays, read without parsing: a JSON table of contents, then the arrays, each on a multiple
 * of eight bytes. Layout: u32 length of the table, the table in UTF-8, padding, data.
 */
export type Section = Uint8Array | Int8Array | Uint16Array | Int32Array | Uint32Array | Float32Array;

type SectionKind = 'u8' | 'i8' | 'u16' | 'i32' | 'u32' | 'f32';
type Contents = Record<string, [kind: SectionKind, start: number, length: number]>;

const ALIGNMENT = 8;
const align = (n: number): number => Math.ceil(n / ALIGNMENT) * ALIGNMENT;

function kindOf(section: Section): SectionKind {
  if (section instanceof Uint8Array) return 'u8';
  if (section instanceof Int8Array) return 'i8';
  if (section instanceof Uint16Array) return 'u16';
  if (section instanceof Int32Array) return 'i32';
  if (section instanceof Uint32Array) return 'u32';
  return 'f32';
}

/** Packs the sections; strings go in as UTF-8 joined by line feeds through `textSection`. */
export function packSections(sections: Record<string, Section>): Uint8Array {
  const contents: Contents = {};
  let size = 0;
  for (const [name, section] of Object.entries(sections)) {
    contents[name] = [kindOf(section), size, section.length];
    size = align(size + section.byteLength);
  }
  const table = new TextEncoder().encode(JSON.stringify(contents));
  const dataStart = align(4 + table.length);
  const out = new Uint8Array(dataStart + size);
  new DataView(out.buffer).setUint32(0, table.length, true);
  out.set(table, 4);
  for (const [name, section] of Object.entries(sections)) {
    const start = dataStart + contents[name]![1];
    out.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), start);
  }
  return out;
}

/** Reads a packed file; the arrays are views into the buffer. */
export class SectionReader {
  readonly #buffer: ArrayBuffer;
  readonly #contents: Contents;
  readonly #dataStart: number;

  constructor(buffer: ArrayBuffer) {
    const tableLength = new DataView(buffer).getUint32(0, true);
    this.#buffer = buffer;
    this.#contents = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, tableLength))) as Contents;
    this.#dataStart = align(4 + tableLength);
  }

  u8(name: string): Uint8Array {
    return new Uint8Array(this.#buffer, ...this.#place(name, 'u8'));
  }
  i8(name: string): Int8Array {
    return new Int8Array(this.#buffer, ...this.#place(name, 'i8'));
  }
  u16(name: string): Uint16Array {
    return new Uint16Array(this.#buffer, ...this.#place(name, 'u16'));
  }
  i32(name: string): Int32Array {
    return new Int32Array(this.#buffer, ...this.#place(name, 'i32'));
  }
  u32(name: string): Uint32Array {
    return new Uint32Array(this.#buffer, ...this.#place(name, 'u32'));
  }
  f32(name: string): Float32Array {
    return new Float32Array(this.#buffer, ...this.#place(name, 'f32'));
  }
  /** All of them, by their names. */
  all(): Record<string, Section> {
    return Object.fromEntries(Object.entries(this.#contents).map(([name, [kind]]) => [name, this[kind](name)]));
  }
  /** The lines of a text section. */
  lines(name: string): string[] {
    const text = new TextDecoder().decode(this.u8(name));
    return text === '' ? [] : text.split('\n');
  }

  #place(name: string, kind: SectionKind): [start: number, length: number] {
    const entry = this.#contents[name];
    if (!entry || entry[0] !== kind) throw new Error(`The compiled file has no section »${name}« of kind ${kind}.`);
    return [this.#dataStart + entry[1], entry[2]];
  }
}

/** A list of strings without line feeds as a section. */
export function textSection(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'));
}
