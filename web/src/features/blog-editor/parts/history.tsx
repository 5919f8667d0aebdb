import type { PostChange } from '@ordklar/contract';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { editorText, postText as text } from '../blog-editor.text.ts';
import s from '../screens/post-page.module.css';

/** Who has done what to a post, and the way back to an older text. */
export function History({
  changes,
  onGoBack,
}: {
  changes: readonly PostChange[];
  onGoBack: (change: PostChange) => void;
}) {
  return (
    <details className={s.history}>
      <summary>{text.history}</summary>
      {changes.length === 0 && <p>{text.noHistory}</p>}
      <ol>
        {changes.map((change, index) => {
          const when = longDate(change.at, { time: true });
          const title = change.title || editorText.untitled;
          return (
            <li key={change.id}>
              <p>
                <b>{change.byName ?? text.system}</b> {text.changes[change.what]}
                <small>{when}</small>
              </p>
              {change.title !== null && index > 0 && (
                <Button look="quiet" aria-label={text.goBackLabel(title, when)} onClick={() => onGoBack(change)}>
                  {text.goBack}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
