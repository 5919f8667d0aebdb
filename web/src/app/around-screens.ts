import type { Load } from './first-files.ts';

/** Top bar, tabs and bottom bar. */
export const loadFrame: Load<typeof import('./shell/frame.tsx')> = () => import('./shell/frame.tsx');

/** Where exercises and tests made of items are done. */
export const loadPlayer: Load<typeof import('../features/player/index.ts')> = () =>
  import('../features/player/index.ts');
