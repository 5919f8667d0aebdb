/** What `kernel.wat` exports; addresses and lengths in bytes, see there. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  sums(
    rows: number,
    count: number,
    taps: number,
    tapStep: number,
    pairs: number,
    weights: number,
    outputs: number,
    out: number,
    outStep: number,
    low: number,
    high: number,
  ): void;
  gather(words: number, count: number, step: number, offset: number, width: number, out: number, lines: number): void;
  finish(
    sums: number,
    count: number,
    outputs: number,
    scale: number,
    bias: number,
    add: number,
    floor: number,
    out: number,
    whole: number,
    unit: number,
  ): void;
  quantise(from: number, to: number, count: number, unit: number): void;
  product(numbers: number, row: number, count: number): number;
}

/** The weights of a layer in the kernel's memory. */
export interface Weights {
  readonly taps: number;
  /** Inputs of each tap. */
  readonly width: number;
  /** A multiple of sixteen. */
  readonly outputs: number;
  readonly address: number;
}

/** What becomes of a layer's sums: numbers with a point, each output with its unit and what is added to it. */
export interface Finish {
  readonly scale: number;
  readonly bias: number;
}

/** Rows of numbers, twice: as the layers add them up, and as whole numbers with rows of noughts around. */
export interface Rows {
  readonly width: number;
  readonly sums: number;
  /** Address of the first row's whole numbers. */
  readonly whole: number;
  /** How much of a whole number one is. */
  readonly unit: number;
}

/** Taps outside of it are noughts. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

const PAGE = 65536;
const ALIGNMENT = 16;
const SINGLE = 4;
/** The kernel works on so many rows and outputs at a time. */
export const ROWS_AT_A_TIME = 2;
const OUTPUTS_AT_A_TIME = 16;
const wholeBlocks = (outputs: number): number => Math.ceil(outputs / OUTPUTS_AT_A_TIME) * OUTPUTS_AT_A_TIME;
const EVERYWHERE: Span = { low: 0, high: 0x7fffffff };

/** The compiled arithmetic with its own memory, which is handed out piece by piece and never given back. */
export class Kernel {
  readonly #exports: Exports;
  #used = ALIGNMENT;
  #words: Int32Array;

  constructor(code: ArrayBuffer) {
    this.#exports = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as unknown as Exports;
    this.#words = new Int32Array(this.#exports.memory.buffer);
  }

  /** The whole memory, by words of four bytes, until more of it is taken: a view of a few rows costs more to make than to fill. */
  get words(): Int32Array {
    return this.#words;
  }

  /** The address of so many bytes, all zero. */
  take(bytes: number): number {
    const address = this.#used;
    this.#used += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = this.#used - this.#exports.memory.buffer.byteLength;
    if (missing > 0) {
      this.#exports.memory.grow(Math.ceil(missing / PAGE));
      this.#words = new Int32Array(this.#exports.memory.buffer);
    }
    return address;
  }

  // views are made when they are needed: a memory that grew has a new buffer
  i16(address: number, length: number): Int16Array {
    return new Int16Array(this.#words.buffer, address, length);
  }
  i32(address: number, length: number): Int32Array {
    return new Int32Array(this.#words.buffer, address, length);
  }
  f32(address: number, length: number): Float32Array {
    return new Float32Array(this.#words.buffer, address, length);
  }

  /** Puts numbers into the memory, with noughts up to as many outputs as the kernel works on at a time. */
  keep(numbers: Float32Array): number {
    const address = this.take(wholeBlocks(numbers.length) * SINGLE);
    this.f32(address, numbers.length).set(numbers);
    return address;
  }

  /**
   * Puts weights into the memory in the order in which the kernel reads them: sixteen outputs at a time, pair after pair;
   * outputs that lack to the last sixteen are noughts.
   * @param weights of each output, all taps after each other
   */
  addWeights(taps: number, outputs: number, weights: Int8Array): Weights {
    const inputs = weights.length / outputs;
    const room = wholeBlocks(outputs);
    const address = this.take(room * inputs * 2);
    const packed = this.i16(address, room * inputs);
    let at = 0;
    for (let block = 0; block < room; block += OUTPUTS_AT_A_TIME) {
      for (let pair = 0; pair < inputs; pair += 2) {
        for (let o = block; o < block + OUTPUTS_AT_A_TIME; o++) {
          packed[at++] = weights[o * inputs + pair] ?? 0;
          packed[at++] = weights[o * inputs + pair + 1] ?? 0;
        }
      }
    }
    return { taps, width: inputs / taps, outputs: room, address };
  }

  /**
   * Every output's sum over rows of whole numbers, as whole numbers of 32 bits.
   * @param rows address of the addresses of each row's first tap, in an even number
   * @param tapStep bytes from one tap to the next
   * @param outStep bytes from one row of sums to the next
   */
  sums(
    { taps, width, outputs, address }: Weights,
    rows: number,
    count: number,
    tapStep: number,
    out: number,
    outStep: number = outputs * SINGLE,
    { low, high }: Span = EVERYWHERE,
  ): void {
    const whole = Math.ceil(count / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    this.#exports.sums(rows, whole, taps, tapStep, width / 2, address, outputs, out, outStep, low, high);
  }

  /**
   * The sums of a first layer of three taps, of words whose share of it is known.
   * @param words address of the addresses of each row's word
   * @param step bytes from one tap's word to the next
   * @param offset where in a word its shares begin
   * @param lines where the words' own lines go
   */
  gather(words: number, count: number, step: number, offset: number, width: number, out: number, lines: number): void {
    this.#exports.gather(words, count, step, offset, width, out, lines);
  }

  /** Makes rows of sums, from row `first` on: beside what stands there, or instead of it. */
  finish(
    sums: number,
    count: number,
    { scale, bias }: Finish,
    rows: Rows,
    { add, isRectified, first = 0 }: { add: boolean; isRectified: boolean; first?: number },
  ): void {
    const { width, unit } = rows;
    const out = rows.sums + first * width * SINGLE;
    const whole = rows.whole + first * width * 2;
    const floor = isRectified ? 0 : -Infinity;
    this.#exports.finish(sums, count, width, scale, bias, add ? 1 : 0, floor, out, whole, unit);
  }

  /** Copies rows from row `first` on, the whole numbers in the unit of both. */
  copyRows(from: Rows, to: Rows, first: number, count: number): void {
    const copy = (source: number, target: number, bytes: number): void => {
      const start = (source + first * bytes) / SINGLE;
      this.#words.copyWithin((target + first * bytes) / SINGLE, start, start + (count * bytes) / SINGLE);
    };
    copy(from.sums, to.sums, from.width * SINGLE);
    copy(from.whole, to.whole, from.width * 2);
  }

  /** Puts small whole numbers into the memory. */
  keepRows(rows: Int8Array): number {
    const address = this.take(rows.length);
    new Int8Array(this.#exports.memory.buffer, address, rows.length).set(rows);
    return address;
  }

  /** The sum of so many numbers, each times one of a row of small whole numbers. */
  product(numbers: number, row: number, count: number): number {
    return this.#exports.product(numbers, row, count);
  }

  /** Numbers as whole numbers of 16 bits. */
  quantise(from: number, to: number, count: number, unit: number): void {
    this.#exports.quantise(from, to, count, unit);
  }
}
