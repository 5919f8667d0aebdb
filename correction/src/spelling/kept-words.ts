/** Words of which something is kept. */
const MOST_KNOWN = 60_000;

/** What was found out of listed words, so that it is found once. Forgets all where it would grow without end. */
export class KeptWords<T> {
  readonly #known = new Map<number, T>();

  get(listed: number): T | undefined {
    return this.#known.get(listed);
  }

  keep(listed: number, found: T): T {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(listed, found);
    return found;
  }
}
