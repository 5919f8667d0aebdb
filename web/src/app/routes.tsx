import { ApiProblem } from '@ordklar/contract';
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router';
import { currentUserQuery } from '../features/accounts/index.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { AppRoot } from './app-root.tsx';
import { loadFrame } from './around-screens.ts';
import { AppError } from './pages/app-error.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { bareScreens, firstSteps, framedScreens, taskScreens } from './screens.ts';
import { TaskFrame } from './shell/task-frame.tsx';
import { WithSettings } from './with-settings.tsx';

/** Fetches who is logged in; a visitor is sent to the login page and back again afterwards. */
async function requireUser({ request }: LoaderFunctionArgs): Promise<null> {
  try {
    await queryClient.ensureQueryData(currentUserQuery);
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(`/login?til=${encodeURIComponent(pathname + search)}`);
  }
}

/** The logged-in part. Public pages stand in public-pages.ts: they are rendered by the server and know no router. */
export const appRoutes: RouteObject[] = [
  {
    Component: AppRoot,
    ErrorBoundary: AppError,
    HydrateFallback: () => null,
    children: [
      {
        loader: requireUser,
        Component: WithSettings,
        shouldRevalidate: () => false,
        children: [
          {
            lazy: async () => ({ Component: (await loadFrame()).Frame }),
            ErrorBoundary: AppError,
            children: framedScreens,
          },
          { Component: TaskFrame, ErrorBoundary: AppError, children: taskScreens },
          { ErrorBoundary: AppError, children: bareScreens },
        ],
      },
      firstSteps,
      { path: '*', Component: NotFoundPage },
    ],
  },
];
