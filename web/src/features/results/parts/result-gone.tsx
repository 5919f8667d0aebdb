import { FallenPaper } from '../../../ui/drawings.tsx';
import { resultsText } from '../results.text.ts';
import styles from '../../../ui/states.module.css';

/** In the place of a result that is deleted, taken back, or never was this person's: nothing to try again. */
export function ResultGone({ title = resultsText.gone.title, children }: { title?: string; children: string }) {
  return (
    <div className={styles.state} role="alert">
      <FallenPaper />
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
