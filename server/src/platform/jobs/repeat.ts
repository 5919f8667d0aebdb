import type { Log } from '../log/log.ts';

/**
 * Does something now, and again and again. A time that fails is logged as `failure`, and the next one comes all the same.
 * @returns what stops it
 */
export async function repeat(
  log: Log,
  everyMs: number,
  failure: string,
  work: () => Promise<unknown>,
): Promise<() => void> {
  const once = () => work().catch((error: unknown) => log.error({ err: error }, failure));
  await once();
  const timer = setInterval(() => void once(), everyMs).unref();
  return () => clearInterval(timer);
}
