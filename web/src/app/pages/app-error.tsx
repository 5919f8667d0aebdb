import { ApiProblem } from '@ordklar/contract';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../../lib/errors/report-error.ts';
import { NotFound, ServerError } from './error-pages.tsx';

/** A screen that failed: what does not exist, or is another's, shows as 404, all else as 500 with another try. */
export function AppError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  const status = error instanceof ApiProblem || error instanceof Response ? error.status : 500;
  return status === 404 ? <NotFound home="/" /> : <ServerError onRetry={() => window.location.reload()} />;
}
