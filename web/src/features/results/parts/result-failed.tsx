import { Button } from '../../../ui/button.tsx';
import { FallenPaper } from '../../../ui/drawings.tsx';
import { resultsText as text } from '../results.text.ts';
import s from '../../../ui/states.module.css';

/** The result could not be fetched: what to do, with the pupil and the task to tell us (ANS-16). */
export function ResultFailed({ student, task, onRetry }: { student: string; task: string; onRetry: () => void }) {
  return (
    <div className={s.state} role="alert">
      <FallenPaper />
      <h2>{text.failed}</h2>
      <p>{text.advice(student, task)}</p>
      <Button look="line" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
