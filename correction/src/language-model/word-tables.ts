import type { SectionReader } from '../sections.ts';
import type { KnownWord } from './known-word.ts';
import { type Table, tableOf } from './table.ts';

/** What the language model knows words by: their line is that of the word, of its ending, of its readings and of its capital together. */
export class WordTables {
  readonly width: number;
  readonly #tables: readonly [Table, Table, Table];
  readonly #capital: Float32Array;

  constructor(sections: SectionReader) {
    this.#tables = [tableOf(sections, 'word'), tableOf(sections, 'ending'), tableOf(sections, 'reading')];
    this.#capital = sections.f32('capital');
    this.width = this.#tables[0].width;
  }

  /** Writes the line of a word. */
  fill({ word, ending, reading, capital }: KnownWord, line: Float32Array): void {
    const { width } = this;
    const [a, b, c] = this.#tables;
    const [x, y, z] = [a.scale[word]!, b.scale[ending]!, c.scale[reading]!];
    for (let k = 0; k < width; k++) {
      line[k] =
        a.rows[word * width + k]! * x +
        b.rows[ending * width + k]! * y +
        c.rows[reading * width + k]! * z +
        this.#capital[capital * width + k]!;
    }
  }
}
