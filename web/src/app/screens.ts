import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen at an address: its file's default export, loaded when somebody goes there. */
export const screen = (path: string, load: () => Promise<{ default: ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

/* One line per screen. */

/** Screens inside the frame: top bar, tabs, bottom bar. */
export const framedScreens: RouteObject[] = [
  screen('/opgaver', () => import('../features/exercises/screens/assign-page.tsx')),
  screen('/status', () => import('../features/homework/screens/status-page.tsx')),
  screen('/lektier', () => import('../features/homework/screens/homework-page.tsx')),
  screen('/ordliste', () => import('../features/school-words/screens/school-words-page.tsx')),
  screen('/resultater', () => import('../features/results/screens/results-page.tsx')),
  screen('/resultater/tekst/:exerciseProgressId', () => import('../features/results/screens/text-page.tsx')),
];

/** Screens that take the whole window: marking, the player. */
export const bareScreens: RouteObject[] = [
  screen('/exercise/page/:exerciseId/:page', () => import('./pages/exercise-page.tsx')),
  screen('/minitest/:exerciseId', () => import('./pages/try-page.tsx')),
  screen(
    '/opgaver/retning/:squadId/:exerciseId/:studentId?',
    () => import('../features/corrections/screens/marking-page.tsx'),
  ),
];
