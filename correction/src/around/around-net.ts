import { Kernel, type Rows } from '../language-model/kernel.ts';
import { type Layer, Layers } from '../language-model/layers.ts';
import { type Table, tableOf } from '../language-model/table.ts';
import type { SectionReader } from '../sections.ts';
import type { Window } from './window.ts';

/** What it is asked of: which form a noun's place asks for, and which small word a gap does. */
export const QUESTIONS = ['noun', 'gap'] as const;
export type Question = (typeof QUESTIONS)[number];

const HALF = 2;
const ONE = 1;
const LAYERS = ['enter', 'second', 'out'] as const;

/** The layers of a question, and the rows that each answers in. */
interface Tower {
  readonly layers: Layers;
  readonly inputs: Rows;
  readonly steps: readonly { readonly layer: Layer; readonly to: Rows; readonly isRectified: boolean }[];
}

/**
 * The net that has read what stands at places like one, and does not see what stands there (`Net` of train/around/net.py): a line for each word and ending
 * around, then for each question two layers of rectified units.
 */
export class AroundNet {
  readonly #words: Table;
  readonly #endings: Table;
  readonly #towers: Record<Question, Tower>;

  constructor(code: ArrayBuffer, sections: SectionReader) {
    this.#words = tableOf(sections, 'word');
    this.#endings = tableOf(sections, 'ending');
    this.#towers = { noun: towerOf(code, sections, 'noun'), gap: towerOf(code, sections, 'gap') };
  }

  /**
   * What is said of each answer, as logarithms of which the differences count; good until the next call.
   * @param flags what is true of the place beside the words around, each 1 or 0
   */
  weigh(question: Question, window: Window, flags: readonly number[]): Float32Array {
    const { layers, inputs, steps } = this.#towers[question];
    this.#fill(layers.kernel.i16(inputs.whole, inputs.width), inputs.unit, window, flags);
    let from = inputs;
    for (const { layer, to, isRectified } of steps) {
      layers.point(ONE, from.whole, from.width * HALF);
      layers.run(layer, ONE, 0, to, { add: false, isRectified });
      from = to;
    }
    return layers.kernel.f32(from.sums, from.width);
  }

  #fill(inputs: Int16Array, unit: number, { words, endings }: Window, flags: readonly number[]): void {
    const [own, ends] = [this.#words, this.#endings];
    const { width } = own;
    let k = 0;
    for (let slot = 0; slot < words.length; slot++) {
      const [word, ending] = [words[slot]! * width, endings[slot]! * width];
      const [ofWord, ofEnding] = [own.scale[words[slot]!]! * unit, ends.scale[endings[slot]!]! * unit];
      for (let i = 0; i < width; i++, k++)
        inputs[k] = Math.round(own.rows[word + i]! * ofWord + ends.rows[ending + i]! * ofEnding);
    }
    for (const flag of flags) inputs[k++] = flag * unit;
  }
}

function towerOf(code: ArrayBuffer, sections: SectionReader, question: Question): Tower {
  const layers = new Layers(
    new Kernel(code),
    sections,
    ONE,
    Math.max(...LAYERS.map((name) => sections.f32(`${question}.${name}.scale`).length)),
  );
  const made = LAYERS.map((name) => layers.layer(`${question}.${name}`, 1));
  const [unit, ...units] = sections.f32(`${question}.units`);
  const steps = made.map((layer, k) => ({
    layer,
    to: layers.rowsOf(layer.weights.outputs, units[k] ?? 1),
    isRectified: k + 1 < made.length,
  }));
  return { layers, inputs: layers.rowsOf(made[0]!.weights.width, unit!), steps };
}
