/** The animations that are fetched when they are first shown, by the names of their files. */
export const ANIMATIONS = [
  'bars',
  'falling-paper',
  'loading',
  'lock',
  'text-correction',
  'weather-sun',
  'weather-sun-cloud',
  'weather-cloud',
  'weather-rain',
] as const;
export type AnimationName = (typeof ANIMATIONS)[number];

const ADDRESSES = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' });
const loaded = new Map<AnimationName, Promise<SVGElement>>();

async function fetchDrawing(name: AnimationName): Promise<SVGElement> {
  const address = ADDRESSES[`./${name}.svg`];
  if (address === undefined) throw new Error(`There is no animation ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The animation ${name} was not found`);
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return documentElement as unknown as SVGElement;
}

/** An animation's drawing: fetched once for each name however often it is asked for (SHELL-19); tried again after a failure. */
export function loadAnimation(name: AnimationName): Promise<SVGElement> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = fetchDrawing(name).catch((error: unknown) => {
    loaded.delete(name);
    throw error;
  });
  loaded.set(name, loading);
  return loading;
}

/** Forgets all animations, for tests. */
export const forgetAnimations = (): void => loaded.clear();
