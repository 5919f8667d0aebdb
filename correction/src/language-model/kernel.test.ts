import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomOf } from '../testing/synthetic-slips.ts';
import { Kernel, ROWS_AT_A_TIME } from './kernel.ts';

const code = readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'kernel.bin'));
const WIDTH = 16;
const OUTPUTS = 32;
const COUNT = 7;
const PADDED = Math.ceil(COUNT / ROWS_AT_A_TIME) * ROWS_AT_A_TIME;
const MARGIN = 4;

const next = randomOf(3);
const whole = (most: number): number => Math.round((next() * 2 - 1) * most);

function newKernel(): Kernel {
  return new Kernel(new Uint8Array(code).buffer);
}

/** Rows with noughts before and after. */
function someRows(kernel: Kernel): { at: number; numbers: number[][] } {
  const at = kernel.take((PADDED + 2 * MARGIN) * WIDTH * 2) + MARGIN * WIDTH * 2;
  const numbers = Array.from({ length: COUNT }, () => Array.from({ length: WIDTH }, () => whole(32767)));
  kernel.i16(at, COUNT * WIDTH).set(numbers.flat());
  return { at, numbers };
}

function pointed(kernel: Kernel, from: number): number {
  const rows = kernel.take(PADDED * 4);
  for (let k = 0; k < PADDED; k++) kernel.i32(rows, PADDED)[k] = from + k * WIDTH * 2;
  return rows;
}

it.each([
  [1, 0],
  [2, -4],
  [3, 2],
])('adds up %i taps that lie %i rows apart, as whole numbers', (taps, step) => {
  const kernel = newKernel();
  const weights = Int8Array.from({ length: OUTPUTS * taps * WIDTH }, () => whole(127));
  const added = kernel.addWeights(taps, OUTPUTS, weights);
  const { at, numbers } = someRows(kernel);
  const out = kernel.take(PADDED * OUTPUTS * 4);
  const span = { low: at, high: at + COUNT * WIDTH * 2 };
  for (const within of [span, undefined]) {
    kernel.i32(out, PADDED * OUTPUTS).fill(1);
    kernel.sums(added, pointed(kernel, at), COUNT, step * WIDTH * 2, out, undefined, within);
    const plain = numbers.flatMap((_line, row) =>
      Array.from({ length: OUTPUTS }, (_, o) => {
        let sum = 0;
        for (let tap = 0; tap < taps; tap++)
          for (let k = 0; k < WIDTH; k++)
            sum += (numbers[row + tap * step]?.[k] ?? 0) * weights[(o * taps + tap) * WIDTH + k]!;
        return sum;
      }),
    );
    expect(Array.from(kernel.i32(out, COUNT * OUTPUTS))).toEqual(plain);
  }
});

it('takes outputs that lack to a whole block for noughts', () => {
  const kernel = newKernel();
  const added = kernel.addWeights(1, 3, new Int8Array(3 * WIDTH).fill(1));
  const { at, numbers } = someRows(kernel);
  const out = kernel.take(PADDED * added.outputs * 4);
  kernel.i32(out, PADDED * added.outputs).fill(1);
  kernel.sums(added, pointed(kernel, at), COUNT, 0, out);
  const plain = numbers.flatMap((line) => {
    const sum = line.reduce((one, other) => one + other, 0);
    return Array.from({ length: added.outputs }, (_, o) => (o < 3 ? sum : 0));
  });
  expect(Array.from(kernel.i32(out, COUNT * added.outputs))).toEqual(plain);
});

it('gathers what three words come to, and the line of the first', () => {
  const kernel = newKernel();
  const bytes = 4 * WIDTH * 4;
  const words = Array.from({ length: COUNT + 2 }, () => Array.from({ length: 4 * WIDTH }, () => whole(1e8)));
  const at = kernel.take(words.length * bytes);
  kernel.i32(at, words.length * 4 * WIDTH).set(words.flat());
  const addresses = kernel.take(words.length * 4);
  kernel.i32(addresses, words.length).set(words.map((_, k) => at + k * bytes));
  const [out, lines] = [kernel.take(COUNT * WIDTH * 4), kernel.take(COUNT * WIDTH * 4)];
  kernel.gather(addresses + 2 * 4, COUNT, -4, WIDTH * 4, WIDTH, out, lines);
  const plain = words
    .slice(2)
    .flatMap((word, k) =>
      Array.from(
        { length: WIDTH },
        (_, o) => word[WIDTH + o]! + words[k + 1]![2 * WIDTH + o]! + words[k]![3 * WIDTH + o]!,
      ),
    );
  expect(Array.from(kernel.i32(out, COUNT * WIDTH))).toEqual(plain);
  expect(Array.from(kernel.i32(lines, COUNT * WIDTH))).toEqual(words.slice(2).flatMap((word) => word.slice(0, WIDTH)));
});

it.each([
  [true, true],
  [false, true],
  [false, false],
])('finishes sums, added to what stands there (%s), never below nought (%s)', (add, isRectified) => {
  const kernel = newKernel();
  const some = (): Float32Array => Float32Array.from({ length: OUTPUTS }, () => next() * 2 - 1);
  const [scale, bias] = [some(), some()];
  const sums = Int32Array.from({ length: COUNT * OUTPUTS }, () => whole(30000));
  const standing = Float32Array.from({ length: COUNT * OUTPUTS }, () => next() * 1000);
  const from = kernel.take(sums.byteLength);
  kernel.i32(from, sums.length).set(sums);
  const rows = { width: OUTPUTS, sums: kernel.keep(standing), whole: kernel.take(sums.length * 2), unit: 3.7 };
  kernel.finish(from, COUNT, { scale: kernel.keep(scale), bias: kernel.keep(bias) }, rows, { add, isRectified });
  const plain = Array.from(sums, (sum, k) => {
    const o = k % OUTPUTS;
    const y = Math.fround(Math.fround(sum * scale[o]!) + bias[o]!);
    const floored = isRectified ? Math.max(0, y) : y;
    return add ? Math.fround(floored + standing[k]!) : floored;
  });
  expect(Array.from(kernel.f32(rows.sums, sums.length))).toEqual(plain);
  const units = plain.map((y) => Math.max(-32768, Math.min(32767, nearest(Math.fround(y * Math.fround(rows.unit))))));
  expect(Array.from(kernel.i16(rows.whole, sums.length))).toEqual(units);
  expect(units).toContain(32767);
});

it('adds up numbers times small whole numbers, in four sums', () => {
  const kernel = newKernel();
  const row = Int8Array.from({ length: WIDTH }, () => whole(127));
  const numbers = Float32Array.from({ length: WIDTH }, () => next() * 20 - 10);
  const sums = [0, 0, 0, 0];
  numbers.forEach((x, k) => (sums[k % 4]! += x * row[k]!));
  const [one, two, three, four] = sums as [number, number, number, number];
  expect(kernel.product(kernel.keep(numbers), kernel.keepRows(row), WIDTH)).toBe(one + two + three + four);
});

/** To the nearest whole number, of two to the even one. */
function nearest(x: number): number {
  const down = Math.floor(x);
  return x - down === 0.5 ? 2 * Math.round(x / 2) : Math.round(x);
}
