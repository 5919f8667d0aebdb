import { PublicFrame } from '../../features/public-site/index.ts';
import type { PublicPageProps } from '../server-context.ts';
import { NotFound } from './error-pages.tsx';

/** The 404 page that the server answers with. */
export default function PublicNotFound({ startPath }: PublicPageProps) {
  return (
    <PublicFrame startPath={startPath}>
      <NotFound home={startPath ?? '/'} />
    </PublicFrame>
  );
}
