import type { Exercise } from './exercise-schema.ts';

/** The folders of the bank. Imported when asked for, so that whoever needs only the catalogue pays nothing. */
const FOLDERS: readonly (() => Promise<{ exercises: readonly Exercise[] }>)[] = [
  () => import('./gram/class-3/index.ts'),
  () => import('./gram/class-4/index.ts'),
  () => import('./gram/class-5/index.ts'),
  () => import('./gram/class-6/index.ts'),
  () => import('./gram/class-7/index.ts'),
  () => import('./grst/class-3/index.ts'),
  () => import('./gram/class-8/index.ts'),
  () => import('./gram/class-9/index.ts'),
  () => import('./grst/class-4/index.ts'),
  () => import('./grst/class-5/index.ts'),
  () => import('./grda/begynder/index.ts'),
  () => import('./grda/let-oevet/index.ts'),
  () => import('./grda/oevet/index.ts'),
  () => import('./grdi/class-3/index.ts'),
  () => import('./grdi/class-4/index.ts'),
  () => import('./grdi/class-5/index.ts'),
  () => import('./grdi/class-6/index.ts'),
  () => import('./grdi/class-7/index.ts'),
  () => import('./grdi/class-8/index.ts'),
  () => import('./grdi/class-9/index.ts'),
  () => import('./grst/class-6/index.ts'),
  () => import('./grst/class-7/index.ts'),
  () => import('./grst/class-8/index.ts'),
  () => import('./grst/class-9/index.ts'),
  () => import('./gren/class-3/index.ts'),
  () => import('./gren/class-4/index.ts'),
  () => import('./gren/class-5/index.ts'),
  () => import('./gren/class-6/index.ts'),
  () => import('./gren/class-7/index.ts'),
  () => import('./gren/class-8/index.ts'),
  () => import('./gren/class-9/index.ts'),
  () => import('./grty/class-5/index.ts'),
  () => import('./grty/class-6/index.ts'),
  () => import('./grty/class-7/index.ts'),
  () => import('./grty/class-8/index.ts'),
  () => import('./grty/class-9/index.ts'),
  () => import('./grep/class-8/index.ts'),
  () => import('./grep/class-9/index.ts'),
  () => import('./grdx/class-10/index.ts'),
  () => import('./grdx/class-10-udvidet/index.ts'),
  () => import('./grbd/class-10/index.ts'),
  () => import('./grbd/class-9/index.ts'),
  () => import('./grex/class-10/index.ts'),
  () => import('./grex/udvidet/index.ts'),
  () => import('./grte/class-8/index.ts'),
  () => import('./grte/class-9/index.ts'),
  () => import('./grei/class-1/index.ts'),
  () => import('./grei/class-2/index.ts'),
];

/** All exercises made of items, with their answer keys: never for a browser. */
export async function loadExercises(): Promise<Exercise[]> {
  const folders = await Promise.all(FOLDERS.map((load) => load()));
  return folders.flatMap(({ exercises }) => exercises);
}
