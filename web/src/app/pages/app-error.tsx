import { ApiProblem } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../../lib/errors/report-error.ts';
import { isOnline, useOnline } from '../../lib/parts/use-online.ts';
import { NoConnection, NotFound, ServerError } from './error-pages.tsx';

const reload = () => window.location.reload();

/** A screen that the net did not bring: it is fetched again once there is one, and not before, or the browser would leave us. */
function Unreached() {
  const online = useOnline();
  useEffect(() => {
    if (online) reload();
  }, [online]);
  return <NoConnection onRetry={() => isOnline() && reload()} />;
}

/** A screen that failed: what does not exist, or is another's, shows as 404, all else as 500 with another try. */
export function AppError() {
  const error = useRouteError();
  const [isUnreached] = useState(() => !navigator.onLine);
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  const status = error instanceof ApiProblem || error instanceof Response ? error.status : 500;
  if (status === 404) return <NotFound home="/" />;
  return isUnreached ? <Unreached /> : <ServerError onRetry={reload} />;
}
