import { PublicFrame } from '../../features/public-site/index.ts';
import type { PublicPageProps } from '../server-context.ts';
import { ServerError } from './error-pages.tsx';

/** The 500 page that the server answers with. */
export default function PublicServerError({ startPath }: PublicPageProps) {
  return (
    <PublicFrame startPath={startPath}>
      <ServerError onRetry={() => window.location.reload()} />
    </PublicFrame>
  );
}
