/** An event of a Chrome trace; times in microseconds. `tdur` is how long its thread had a core of the machine. */
export interface TraceEvent {
  pid: number;
  tid: number;
  ph: string;
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** What a main thread does, one after the other; everything else happens within them. */
const TASK = /RunTask$/;

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The main threads of pages, each with its events by time. */
function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  const names = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Map<string, TraceEvent[]>(names.map((event) => [threadOf(event), []]));
  for (const event of events) threads.get(threadOf(event))?.push(event);
  return [...threads.values()].map((thread) => thread.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
}

/**
 * Lets each task of a page's main thread last as long as it was worked on: what it waited because other programs had the
 * core is taken out, and what happened within it moves with it. When tasks begin stays, and so does the network.
 */
export function byProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const copies = events.map((event) => ({ ...event }));
  for (const thread of mainThreads(copies)) {
    let task = { from: 0, to: 0, share: 1 };
    for (const event of thread) {
      const { ts, dur = 0 } = event;
      if (ts >= task.to && event.ph === 'X' && TASK.test(event.name) && dur > 0)
        task = { from: ts, to: ts + dur, share: Math.min(1, (event.tdur ?? dur) / dur) };
      if (ts >= task.to) continue;
      event.ts = task.from + (ts - task.from) * task.share;
      if (event.dur !== undefined) event.dur *= task.share;
    }
  }
  return copies;
}

/**
 * How much slower than a machine of this `benchmarkIndex` Lighthouse's phone is, by the calculator that its
 * document on throttling names: 4, which Lighthouse always takes, is right at 1533.
 */
export function slowdownOf(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return 1 + Math.max(0, benchmarkIndex - 150) / 650;
}
