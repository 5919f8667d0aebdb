import { expect, it } from 'vitest';
import { lanes } from './lanes.ts';

it('runs so many at once, the others in their order, also after one that failed', async () => {
  const inLane = lanes(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    inLane(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => (ends[number] = resolve));
      if (number === 0) throw new Error('failed');
      return number;
    }).catch(() => 'failed'),
  );
  const later = () => new Promise((resolve) => setTimeout(resolve, 5));
  await later();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await later();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await later();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual(['failed', 1, 2, 3]);
  expect(await inLane(async () => 'free')).toBe('free');
});

it('a call whose turn is last waits for as long as others do, also for those that come after it', async () => {
  const inLane = lanes(1);
  const begun: string[] = [];
  let end = (): void => {};
  const first = inLane(() => new Promise<void>((resolve) => (end = resolve)));
  const rest = [
    inLane(async () => begun.push('visitor'), 'last'),
    inLane(async () => begun.push('essay')),
    inLane(async () => begun.push('another essay'), 'in-order'),
  ];
  end();
  await Promise.all([first, ...rest]);
  expect(begun).toEqual(['essay', 'another essay', 'visitor']);
});
