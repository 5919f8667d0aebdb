import type { TestStep } from '@ordklar/content';
import type { StepRow } from './tests.repo.ts';

/** What is sent in the last moment may come a little later. */
const GRACE_MS = 10_000;

/** A part of a test with the items it holds: from `from` to before `to`, counted from 1. */
export interface Span extends TestStep {
  /** From 1. */
  number: number;
  from: number;
  to: number;
}

/** A part of a test as it stands now. */
export interface Part extends Span {
  state: 'ahead' | 'running' | 'ended';
  /** Of a running part with a limit. */
  secondsLeft: number | null;
}

/** Which items each part of a test holds. */
export function spansOf(steps: TestStep[]): Span[] {
  let to = 1;
  return steps.map((step, index) => {
    const from = to;
    to += step.items;
    return { ...step, number: index + 1, from, to };
  });
}

/** When a begun part is over: said, or by its limit; null while it runs. */
function endOf({ seconds }: TestStep, row: StepRow, now: Date): Date | null {
  if (row.endedAt !== null || seconds === undefined) return row.endedAt;
  const end = row.startedAt.getTime() + seconds * 1000;
  return now.getTime() > end + GRACE_MS ? new Date(end) : null;
}

function secondsLeft({ seconds }: TestStep, { startedAt }: StepRow, now: Date): number | null {
  if (seconds === undefined) return null;
  return Math.max(0, Math.ceil(seconds - (now.getTime() - startedAt.getTime()) / 1000));
}

/** The parts of a test with where each stands. */
export const partsOf = (steps: TestStep[], rows: StepRow[], now: Date): Part[] =>
  spansOf(steps).map((span) => {
    const row = rows.find(({ step }) => step === span.number);
    if (!row) return { ...span, state: 'ahead', secondsLeft: null };
    if (endOf(span, row, now) !== null) return { ...span, state: 'ended', secondsLeft: null };
    return { ...span, state: 'running', secondsLeft: secondsLeft(span, row, now) };
  });
