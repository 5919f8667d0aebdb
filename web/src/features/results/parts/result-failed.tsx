import { Button } from '../../../ui/button.tsx';
import { FallenPaper } from '../../../ui/drawings.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { resultsText as text } from '../results.text.ts';

/** The result could not be fetched: what to do, with the pupil and the task to tell us (ANS-16). */
export function ResultFailed({ student, task, onRetry }: { student: string; task: string; onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      title={text.failed}
      drawing={<FallenPaper />}
      action={
        <Button look="line" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {text.advice(student, task)}
    </EmptyState>
  );
}
