/** What `kernel.wat` exports. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  layer(
    rows: number,
    count: number,
    taps: number,
    tapStep: number,
    pairs: number,
    weights: number,
    scale: number,
    bias: number,
    outputs: number,
    out: number,
    add: number,
    floor: number,
  ): void;
  quantise(from: number, to: number, count: number, scale: number): void;
}

/** One layer's numbers in the kernel's memory. */
export interface Layer {
  readonly taps: number;
  readonly width: number;
  readonly outputs: number;
  readonly weights: number;
  readonly scale: number;
  readonly bias: number;
}

const PAGE = 65536;
const ALIGNMENT = 16;
/** The kernel works on so many rows and outputs at a time. */
export const ROWS_AT_A_TIME = 4;
const OUTPUTS_AT_A_TIME = 8;

/** The compiled arithmetic with its own memory, which is handed out piece by piece and never given back. */
export class Kernel {
  readonly #exports: Exports;
  #used = ALIGNMENT;

  constructor(code: ArrayBuffer) {
    this.#exports = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as unknown as Exports;
  }

  /** The address of so many bytes, all zero. */
  take(bytes: number): number {
    const address = this.#used;
    this.#used += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    const missing = this.#used - this.#exports.memory.buffer.byteLength;
    if (missing > 0) this.#exports.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  // views are made when they are needed: a memory that grew has a new buffer
  i16(address: number, length: number): Int16Array {
    return new Int16Array(this.#exports.memory.buffer, address, length);
  }
  i32(address: number, length: number): Int32Array {
    return new Int32Array(this.#exports.memory.buffer, address, length);
  }
  f32(address: number, length: number): Float32Array {
    return new Float32Array(this.#exports.memory.buffer, address, length);
  }

  /**
   * Puts a layer into the memory in the order in which the kernel reads it: eight outputs at a time, pair after pair.
   * @param weights of each output, all taps after each other
   * @param scale what one unit of each output's sum is worth
   */
  addLayer(taps: number, weights: Int8Array, scale: Float32Array, bias: Float32Array): Layer {
    const outputs = scale.length;
    const inputs = weights.length / outputs;
    const layer: Layer = {
      taps,
      width: inputs / taps,
      outputs,
      weights: this.take(weights.length * 2),
      scale: this.take(outputs * 4),
      bias: this.take(outputs * 4),
    };
    const packed = this.i16(layer.weights, weights.length);
    let at = 0;
    for (let block = 0; block < outputs; block += OUTPUTS_AT_A_TIME) {
      for (let pair = 0; pair < inputs; pair += 2) {
        for (let o = block; o < block + OUTPUTS_AT_A_TIME; o++) {
          packed[at++] = weights[o * inputs + pair]!;
          packed[at++] = weights[o * inputs + pair + 1]!;
        }
      }
    }
    this.f32(layer.scale, outputs).set(scale);
    this.f32(layer.bias, outputs).set(bias);
    return layer;
  }

  /**
   * A layer over rows of whole numbers.
   * @param rows address of the addresses of each row's first tap, in numbers that are a multiple of four
   * @param tapStep bytes from one tap to the next
   * @param add address of what is added at the end, 0 for nothing
   */
  layer(
    layer: Layer,
    rows: number,
    count: number,
    tapStep: number,
    out: number,
    add: number,
    isRectified: boolean,
  ): void {
    const { taps, width, weights, scale, bias, outputs } = layer;
    const whole = Math.ceil(count / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
    const floor = isRectified ? 0 : -Infinity;
    this.#exports.layer(rows, whole, taps, tapStep, width / 2, weights, scale, bias, outputs, out, add, floor);
  }

  quantise(from: number, to: number, count: number, scale: number): void {
    this.#exports.quantise(from, to, count, scale);
  }
}
