import { expect, it } from 'vitest';
import { byProcessorTime, slowdownOf, type TraceEvent } from './processor-time.ts';

const MAIN = { pid: 1, tid: 7 };
const named: TraceEvent = { ...MAIN, ph: 'M', name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } };
const done = (name: string, ts: number, dur: number, tdur?: number): TraceEvent => ({
  ...MAIN,
  ph: 'X',
  name,
  ts,
  dur,
  ...(tdur !== undefined && { tdur }),
});

it('a task lasts as long as it was worked on, and what happened in it moves with it', () => {
  const task = done('RunTask', 1000, 400, 100);
  const inside = done('EvaluateScript', 1100, 200, 50);
  const mark: TraceEvent = { ...MAIN, ph: 'I', name: 'firstContentfulPaint', ts: 1300 };
  const next = done('RunTask', 1400, 50, 50);
  const elsewhere = { ...task, tid: 8 };
  const given = [next, elsewhere, inside, mark, task, named];
  const [gotNext, gotElsewhere, gotInside, gotMark, gotTask] = byProcessorTime(given);
  expect([gotTask?.ts, gotTask?.dur]).toEqual([1000, 100]);
  expect([gotInside?.ts, gotInside?.dur]).toEqual([1025, 50]);
  expect([gotMark?.ts, gotMark?.dur]).toEqual([1075, undefined]);
  expect([gotNext?.ts, gotNext?.dur]).toEqual([1400, 50]);
  expect(gotElsewhere).toEqual(elsewhere);
  expect(task.dur).toBe(400);
});

it('a task that says nothing of it keeps its time, and none gets longer', () => {
  const [silent, odd] = byProcessorTime([done('RunTask', 0, 40), done('RunTask', 50, 10, 12), named]);
  expect([silent?.dur, odd?.dur]).toEqual([40, 10]);
});

it('is four times slower than a machine of 1533, as Lighthouse supposes, and less so than a slower one', () => {
  expect([1999, 1533, 1300, 800, 150, 20].map((index) => Math.round(slowdownOf(index) * 100) / 100)).toEqual([
    6, 4, 3, 2, 1, 1,
  ]);
});
