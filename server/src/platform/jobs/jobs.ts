import PgBoss from 'pg-boss';
import { openPool } from '../db/index.ts';
import { workQueue } from './work-queue.ts';

/** What a queue carries, by queue. */
export interface JobData {
  'correct-text': { answerTextId: number };
  'send-mail': { mailId: number };
  'send-score': { taskId: number };
}

export interface Jobs {
  /** Puts work into the queue, and wakes its workers of this process. The same key waiting already makes no second one. */
  send<K extends keyof JobData>(queue: K, data: JobData[K], key: string): Promise<void>;
  /** Keys of what waits in a queue, is being worked or is to be tried again; with `among`, those of them that are. */
  keysOf(queue: keyof JobData, among?: readonly string[]): Promise<ReadonlySet<string>>;
  /** Works a queue in this process, `concurrency` jobs at once. A job that throws is tried again, up to 5 times. */
  work<K extends keyof JobData>(
    queue: K,
    concurrency: number,
    run: (data: JobData[K]) => Promise<void>,
    onGivenUp: (data: JobData[K], error: unknown) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** All queues. */
const QUEUES = Object.keys({
  'correct-text': true,
  'send-mail': true,
  'send-score': true,
} satisfies Record<keyof JobData, true>);

const RETRIES = 5;
/** Seconds after which a job of a dead worker is given to another: longer than any job takes. */
const EXPIRES = 120;
/** How long a stop waits for jobs that are being worked. */
const STOP_MS = 5000;

const QUEUE = {
  policy: 'short',
  retryLimit: RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: EXPIRES,
} as const;

/** Says that a job is done, or why it is to be tried again. */
const settle = (boss: PgBoss, queue: string, id: string, error: unknown): Promise<void> =>
  error === undefined ? boss.complete(queue, id) : boss.fail(queue, id, { message: String(error) });

const bossOn = (pool: ReturnType<typeof openPool>, migrate: boolean): PgBoss =>
  new PgBoss({
    schema: 'jobs',
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    migrate,
  });

/** Makes the tables of the jobs and of every queue, as their owner: for servers that start with `migrates: false`. */
export async function prepareJobs(url: string): Promise<void> {
  let problem: Error | undefined;
  const pool = openPool(url, (error) => (problem = error), 1);
  const boss = bossOn(pool, true);
  boss.on('error', (error) => (problem = error));
  try {
    await boss.start();
    for (const queue of QUEUES) await boss.createQueue(queue, { name: queue, ...QUEUE });
    await boss.stop({ graceful: false });
    if (problem) throw problem;
  } finally {
    await pool.end();
  }
}

/**
 * Jobs in PostgreSQL: they survive a crash, and workers may run on other machines. `onError` gets what goes wrong with
 * the queue itself, such as a database that is away; the workers go on when it is back. pg-boss keeps the jobs; its own
 * workers are not used, for they leave promises that fail without anybody, which ends the process.
 */
export async function startJobs(
  url: string,
  onError: (error: Error) => void,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<Jobs> {
  const pool = openPool(url, onError, 4);
  const boss = bossOn(pool, migrates);
  boss.on('error', onError);
  await boss.start();
  const queues = new Set<string>();
  const working = new Map<string, ReturnType<typeof workQueue>[]>();
  const ensure = async (queue: string): Promise<void> => {
    if (queues.has(queue)) return;
    await boss.createQueue(queue, { name: queue, ...QUEUE });
    queues.add(queue);
  };
  return {
    async send(queue, data, key) {
      await ensure(queue);
      await boss.send(queue, data, { singletonKey: key });
      for (const workers of working.get(queue) ?? []) workers.wake();
    },
    async keysOf(queue, among) {
      const { rows } = await pool.query<{ key: string }>(
        `select singleton_key as key from jobs.job
         where name = $1 and state in ('created', 'retry', 'active') and ($2::text[] is null or singleton_key = any($2))`,
        [queue, among],
      );
      return new Set(rows.map(({ key }) => key));
    },
    async work<K extends keyof JobData>(
      queue: K,
      concurrency: number,
      run: (data: JobData[K]) => Promise<void>,
      onGivenUp: (data: JobData[K], error: unknown) => Promise<void>,
    ) {
      await ensure(queue);
      const workers = workQueue<PgBoss.JobWithMetadata<JobData[K]>>({
        concurrency,
        fetch: (most) => boss.fetch<JobData[K]>(queue, { batchSize: most, includeMetadata: true }),
        async run(job) {
          try {
            await run(job.data);
          } catch (error) {
            if (job.retryCount >= RETRIES) await onGivenUp(job.data, error);
            throw error;
          }
        },
        settle: (job, error) => settle(boss, queue, job.id, error),
        onError,
      });
      working.set(queue, [...(working.get(queue) ?? []), workers]);
    },
    async stop() {
      await Promise.all([...working.values()].flat().map((workers) => workers.stop(STOP_MS)));
      await boss.stop({ graceful: false }).catch(onError);
      await pool.end();
    },
  };
}
