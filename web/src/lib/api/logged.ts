/** Fetches, and logs a failure in these words, to be seen by who looks for it. Leaving the page is none. */
export async function logged<T>(failure: string, signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!signal?.aborted) console.error(failure, error);
    throw error;
  }
}
