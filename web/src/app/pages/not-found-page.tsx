import { NotFound } from './error-pages.tsx';

/** The 404 page of the logged-in part. */
export function NotFoundPage() {
  return <NotFound home="/" />;
}
