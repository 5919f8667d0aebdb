import PgBoss from 'pg-boss';

/** What a queue carries, by queue. */
export interface JobData {
  'correct-text': { answerTextId: number };
  'send-mail': { mailId: number };
}

export interface Jobs {
  /** Puts work into the queue. The same key waiting already makes no second one. */
  send<K extends keyof JobData>(queue: K, data: JobData[K], key: string): Promise<void>;
  /** Works a queue in this process, `concurrency` jobs at once. A job that throws is tried again, up to 5 times. */
  work<K extends keyof JobData>(
    queue: K,
    concurrency: number,
    run: (data: JobData[K]) => Promise<void>,
    onGivenUp: (data: JobData[K], error: unknown) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

const RETRIES = 5;
/** Seconds after which a job of a dead worker is given to another. */
const EXPIRES = 90;

/** Jobs in PostgreSQL: they survive a crash, and workers may run on other machines. */
export async function startJobs(url: string, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 4 });
  boss.on('error', onError);
  await boss.start();
  const queues = new Set<string>();
  const ensure = async (queue: string): Promise<void> => {
    if (queues.has(queue)) return;
    await boss.createQueue(queue, {
      name: queue,
      policy: 'short',
      retryLimit: RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: EXPIRES,
    });
    queues.add(queue);
  };
  return {
    async send(queue, data, key) {
      await ensure(queue);
      await boss.send(queue, data, { singletonKey: key });
    },
    async work(queue, concurrency, run, onGivenUp) {
      await ensure(queue);
      for (let worker = 0; worker < concurrency; worker++)
        await boss.work<JobData[typeof queue]>(
          queue,
          { batchSize: 1, pollingIntervalSeconds: 0.5, includeMetadata: true },
          async ([job]) => {
            if (!job) return;
            try {
              await run(job.data);
            } catch (error) {
              if (job.retryCount >= RETRIES) await onGivenUp(job.data, error);
              throw error;
            }
          },
        );
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
