import type { JobData, Jobs } from '../platform/jobs/jobs.ts';

export type SentJob = { [K in keyof JobData]: { queue: K; data: JobData[K]; key: string } }[keyof JobData];

/** A queue that nobody works: what was sent is kept, and a test does the work when it wants to. */
export interface QuietJobs extends Jobs {
  readonly sent: SentJob[];
}

export function quietJobs(): QuietJobs {
  const sent: SentJob[] = [];
  return {
    sent,
    send: async (queue, data, key) => {
      sent.push({ queue, data, key } as SentJob);
    },
    keysOf: async () => new Set(),
    work: async () => {},
    stop: async () => {},
  };
}
