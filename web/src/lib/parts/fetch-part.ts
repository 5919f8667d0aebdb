/** Answers a module whose files the browser fetches when it is first called. */
export type LoadPart<Module = unknown> = () => Promise<Module>;

/** Those that have come once: their files stay for as long as the page lives. */
const here = new WeakSet<LoadPart>();

/** Also a browser without a net reaches a server on its own machine. */
const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a part of the page. A file that could not be fetched once a browser refuses for as long as the page lives: so
 * without a net none is asked for, and the part comes when it is asked for again with one.
 */
export async function fetchPart<Module>(load: LoadPart<Module>): Promise<Module> {
  if (!navigator.onLine && !here.has(load) && !(await isReachable())) throw new Error('No net to fetch a part with');
  const module = await load();
  here.add(load);
  return module;
}

/** So long after the first screen nothing is left to load that somebody waits for. */
const AFTER_MS = 3000;

/** Loads parts while nobody waits, so that they are there where the net is lost. The answer stops it. */
export function fetchAhead(loads: () => readonly LoadPart[]): () => void {
  const timer = setTimeout(() => {
    // what does not come is fetched when it is asked for, and said then
    for (const load of loads()) fetchPart(load).catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
