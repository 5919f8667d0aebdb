import { PickFailure } from './messages.ts';

const loaded = new Map<string, Promise<void>>();

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      // tried again at the next press
      loaded.delete(address);
      script.remove();
      reject(new PickFailure('no-net'));
    };
    document.head.append(script);
  });

/** Loads the scripts of a service when they are needed, each once. Throws `no-net`. */
export async function loadScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => {
      const known = loaded.get(address) ?? load(address);
      loaded.set(address, known);
      return known;
    }),
  );
}
