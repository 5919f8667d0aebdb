import { FIRST_STEPS_PAGE } from '@ordklar/contract';
import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router';
import type { Load } from './first-files.ts';
import { type Audience, onlyFor } from './only-for.tsx';

type LoadScreen = Load<{ default: ComponentType }>;
/** Whom a screen is for: somebody. */
type Audiences = readonly [Audience, ...Audience[]];

/** What the route of a screen carries: what its first visit needs. */
export interface ScreenHandle {
  load?: LoadScreen;
}

const screenFor = async (load: LoadScreen, audiences: readonly Audience[]) => {
  const { default: Screen } = await load();
  return onlyFor(audiences, Screen);
};

/**
 * A screen at an address: its file's default export, loaded when somebody goes there. It sends everybody else than
 * its audiences to their own start page.
 */
export const screen = (path: string, load: LoadScreen, ...audiences: Audiences): RouteObject => ({
  path,
  lazy: async () => ({ Component: await screenFor(load, audiences) }),
  handle: { load } satisfies ScreenHandle,
});

/** One that is loaded only when it is drawn: where the task is made of items it never is. */
const textTask = (path: string, load: LoadScreen, ...audiences: Audiences): RouteObject => ({
  path,
  Component: lazy(async () => ({ default: await screenFor(load, audiences) })),
});

/* One line per screen. */

/** Screens inside the frame: top bar, tabs, bottom bar. */
export const framedScreens: RouteObject[] = [
  screen('/overblik', () => import('../features/start-pages/screens/teacher-page.tsx'), 'teachers'),
  screen('/opgaver', () => import('../features/exercises/screens/assign-page.tsx'), 'teachers'),
  screen(
    '/opgaver/egne/:exerciseId',
    () => import('../features/own-exercises/screens/own-exercise-page.tsx'),
    'teachers',
  ),
  screen('/opgaver/proev', () => import('../features/own-exercises/screens/try-text-page.tsx'), 'teachers'),
  screen('/status', () => import('../features/homework/screens/status-page.tsx'), 'teachers'),
  screen('/lektier', () => import('../features/homework/screens/homework-page.tsx'), 'pupils'),
  screen('/teacher/admin', () => import('../features/classes/screens/classes-page.tsx'), 'teachers'),
  screen('/teacher/group-admin', () => import('../features/classes/screens/classes-page.tsx'), 'teachers'),
  screen('/login-kort/:squadId', () => import('../features/login-cards/screens/login-cards-page.tsx'), 'teachers'),
  screen('/ordliste', () => import('../features/school-words/screens/school-words-page.tsx'), 'teachers'),
  screen('/kommentarer', () => import('../features/comment-bank/screens/comment-bank-page.tsx'), 'teachers'),
  screen('/trae', () => import('../features/achievements/screens/tree-page.tsx'), 'pupils'),
  screen('/frie-opgaver', () => import('../features/free-exercises/screens/free-exercises-page.tsx'), 'pupils'),
  screen('/resultater', () => import('../features/results/screens/results-page.tsx'), 'pupils'),
  screen('/resultater/klasse', () => import('../features/squad-results/screens/class-results-page.tsx'), 'teachers'),
  screen('/resultater/karakterer', () => import('../features/squad-results/screens/grades-page.tsx'), 'teachers'),
  screen(
    '/min-bruger',
    () => import('../features/user-settings/screens/settings-page.tsx'),
    'teachers',
    'pupils',
    'school-admins',
    'editors',
  ),
  screen(
    '/lti/tilknyt',
    () => import('../features/lti/screens/link-page.tsx'),
    'teachers',
    'pupils',
    'school-admins',
    'editors',
  ),
  screen('/lti/ikke-tildelt', () => import('../features/lti/screens/not-assigned-page.tsx'), 'pupils'),
  screen('/skole', () => import('../features/start-pages/screens/school-page.tsx'), 'school-admins'),
  screen('/skole/import', () => import('../features/roster-import/screens/import-page.tsx'), 'school-admins'),
  screen('/skole/laeringsplatforme', () => import('../features/lti/screens/platforms-page.tsx'), 'school-admins'),
  screen('/skole/log', () => import('../features/audit/screens/audit-page.tsx'), 'school-admins'),
  screen('/skole/beskeder', () => import('../features/chat/screens/reports-page.tsx'), 'school-admins'),
  screen('/admin', () => import('../features/start-pages/screens/editor-page.tsx'), 'editors'),
  screen('/redaktion', () => import('../features/start-pages/screens/editor-page.tsx'), 'editors'),
  screen('/redaktion/indlaeg', () => import('../features/blog-editor/screens/posts-page.tsx'), 'editors'),
  screen('/redaktion/kategorier', () => import('../features/blog-editor/screens/shelf-page.tsx'), 'editors'),
  screen('/redaktion/henvendelser', () => import('../features/editor-lists/screens/requests-page.tsx'), 'editors'),
  screen('/redaktion/nyhedsbrev', () => import('../features/editor-lists/screens/subscribers-page.tsx'), 'editors'),
  screen('/redaktion/udbakke', () => import('../features/editor-lists/screens/outbox-page.tsx'), 'editors'),
  screen('/redaktion/meddelelser', () => import('../features/notifications/screens/announcements-page.tsx'), 'editors'),
  screen(
    '/resultater/proeve/:homeworkId',
    () => import('../features/results/screens/test-result-page.tsx'),
    'teachers',
    'pupils',
  ),
  screen(
    '/resultater/opgave/:homeworkId',
    () => import('../features/results/screens/test-result-page.tsx'),
    'teachers',
    'pupils',
  ),
  screen(
    '/resultater/tekst/:exerciseProgressId',
    () => import('../features/results/screens/text-page.tsx'),
    'teachers',
    'pupils',
  ),
];

/** Tasks: in the frame, or in the whole window where the exercise is made of items (shell/task-frame.tsx). */
export const taskScreens: RouteObject[] = [
  textTask(
    '/exercise/page/:exerciseId/:page',
    () => import('../features/homework/screens/task-page.tsx'),
    'teachers',
    'pupils',
  ),
  textTask('/minitest/:exerciseId', () => import('../features/exercises/screens/minitest-page.tsx'), 'teachers'),
];

/** What must be done before anything else, for who may see nothing else yet: it knows no current user. */
const loadFirstSteps: LoadScreen = () => import('../features/own-account/screens/first-steps-page.tsx');
export const firstSteps = {
  path: FIRST_STEPS_PAGE,
  lazy: async () => ({ Component: (await loadFirstSteps()).default }),
  handle: { load: loadFirstSteps } satisfies ScreenHandle,
} satisfies RouteObject;

/** Screens that take the whole window: marking, and writing a post. */
export const bareScreens: RouteObject[] = [
  screen(
    '/opgaver/retning/:squadId/:exerciseId/:studentId?',
    () => import('../features/corrections/screens/marking-page.tsx'),
    'teachers',
  ),
  screen('/redaktion/indlaeg/:postId', () => import('../features/blog-editor/screens/post-page.tsx'), 'editors'),
];
