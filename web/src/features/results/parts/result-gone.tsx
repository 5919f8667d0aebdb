import { FallenPaper } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { resultsText } from '../results.text.ts';

/** In the place of a result that is deleted, taken back, or never was this person's: nothing to try again. */
export function ResultGone({ title = resultsText.gone.title, children }: { title?: string; children: string }) {
  return (
    <EmptyState role="alert" title={title} drawing={<FallenPaper />}>
      {children}
    </EmptyState>
  );
}
