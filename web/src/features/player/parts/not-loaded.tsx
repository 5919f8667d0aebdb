import { ApiProblem } from '@ordklar/contract';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { playerText as text } from '../player.text.ts';

/** In the place of a task that is on its way, is not there, or cannot be fetched. */
export function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <LoadingRows rows={5} label={text.loading} />;
  const isGone = error instanceof ApiProblem && error.status === 404;
  return (
    <main id="indhold" className="pl-finish">
      <ErrorState message={isGone ? text.gone : text.failed} {...(!isGone && { onRetry })} />
    </main>
  );
}
