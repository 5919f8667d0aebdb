import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isStarting } from './database-away.ts';

/** Between two tries. */
const PAUSE_MS = 200;

type Connected = Parameters<pg.Pool['connect']>[0];
type Query = (...args: unknown[]) => Promise<unknown>;

/** Whether a query only reads, so that it may be made again where nobody knows whether it was made. */
function isRead(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string }).text;
  return /^\s*\(?select\b/i.test(text ?? '');
}

/**
 * A pool that waits for a database that is being started again, at most `patienceMs`: for a connection, for which nothing has been
 * sent, and with what only reads, outside of transactions; where its connection went, so long again for a new one. A write is never
 * made twice: what became of it, nobody knows.
 */
export class PatientPool extends pg.Pool {
  readonly #patienceMs: number;
  /** The one wait for the database of all who wait: hundreds that knock would hold up its start. */
  #back: Promise<void> | null = null;

  constructor(config: pg.PoolConfig, patienceMs: number) {
    super(config);
    this.#patienceMs = patienceMs;
  }

  /** Tries to connect until the database answers, or patience ends. */
  async #knock(): Promise<void> {
    for (const end = Date.now() + this.#patienceMs; Date.now() < end; ) {
      await sleep(PAUSE_MS);
      try {
        return (await super.connect()).release();
      } catch (error) {
        if (!isStarting(error)) return;
      }
    }
  }

  #untilBack(): Promise<void> {
    this.#back ??= this.#knock().finally(() => {
      this.#back = null;
    });
    return this.#back;
  }

  /** Does work again while it fails as it does where the database is being started, and is safe to do, until patience ends. */
  async #patiently<T>(work: () => Promise<T>, isSafe: () => boolean = () => true): Promise<T> {
    for (const end = Date.now() + this.#patienceMs; ; ) {
      try {
        return await work();
      } catch (error) {
        const left = end - Date.now();
        if (!isStarting(error) || !isSafe() || left <= 0) throw error;
        await Promise.race([this.#untilBack(), sleep(left, undefined, { ref: false })]);
      }
    }
  }

  // the pool itself asks by a callback, for a query
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<Connected>): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connected = this.#patiently(() => super.connect());
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  override query = ((...args: unknown[]) => {
    const ask = () => (pg.Pool.prototype.query as unknown as Query).apply(this, args);
    return isRead(args[0]) ? this.#patiently(ask) : ask();
  }) as pg.Pool['query'];

  /** Asks the database once, without waiting for one that is being started. @throws where it does not answer */
  async askOnce(): Promise<void> {
    const client = await super.connect();
    try {
      await client.query('select 1');
    } finally {
      client.release();
    }
  }

  /** Does work with a connection. Until the work says that it has begun, it is tried again on another connection. */
  withConnection<T>(work: (client: pg.PoolClient, begun: () => void) => Promise<T>): Promise<T> {
    let hasBegun = false;
    const once = async (): Promise<T> => {
      const client = await this.connect();
      try {
        return await work(client, () => (hasBegun = true));
      } finally {
        client.release();
      }
    };
    return this.#patiently(once, () => !hasBegun);
  }
}
