import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { playerText as text } from '../player.text.ts';
import { isGone } from '../../../lib/saving/save-state.ts';
import s from './end/finish.module.css';

/** In the place of a task that is on its way, is not there, or cannot be fetched; it takes the whole window, so there is a way out. */
export function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <LoadingRows rows={5} label={text.loading} />;
  const gone = isGone(error);
  return (
    <main id="indhold" className={s.finish}>
      <ErrorState message={gone ? text.gone : text.failed} {...(!gone && { onRetry })} />
      <p className={s.ways}>
        <Link className={buttonClass('line', true)} to="/">
          {text.out}
        </Link>
      </p>
    </main>
  );
}
