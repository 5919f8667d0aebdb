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
  screen('/opgaver/egne/:exerciseId', () => import('../features/own-exercises/screens/own-exercise-page.tsx')),
  screen('/opgaver/proev', () => import('../features/own-exercises/screens/try-text-page.tsx')),
  screen('/status', () => import('../features/homework/screens/status-page.tsx')),
  screen('/lektier', () => import('../features/homework/screens/homework-page.tsx')),
  screen('/ordliste', () => import('../features/school-words/screens/school-words-page.tsx')),
  screen('/frie-opgaver', () => import('../features/free-exercises/screens/free-exercises-page.tsx')),
  screen('/resultater', () => import('../features/results/screens/results-page.tsx')),
  screen('/resultater/proeve/:homeworkId', () => import('../features/results/screens/test-result-page.tsx')),
  screen('/resultater/tekst/:exerciseProgressId', () => import('../features/results/screens/text-page.tsx')),
];

/** Tasks: in the frame, or in the whole window where the exercise is made of items (shell/task-frame.tsx). */
export const taskScreens: RouteObject[] = [
  screen('/exercise/page/:exerciseId/:page', () => import('../features/homework/screens/task-page.tsx')),
  screen('/minitest/:exerciseId', () => import('../features/exercises/screens/minitest-page.tsx')),
];

/** Screens that take the whole window: marking. */
export const bareScreens: RouteObject[] = [
  screen(
    '/opgaver/retning/:squadId/:exerciseId/:studentId?',
    () => import('../features/corrections/screens/marking-page.tsx'),
  ),
];
