import { Animation } from '../../../ui/animation.tsx';
import { Sheet } from '../../../ui/paper.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { FeedbackButton } from '../../contact/index.ts';
import { firstName } from './head/pupil-list.ts';
import { markingText as text } from './marking.text.ts';
import type { ShownAnswer } from './use-shown-answer.ts';
import markedText from '../marks/marked-text.module.css';

/** In the place of a text: that it is on its way, could not be fetched, or does not exist. */
export function NothingShown({ shown }: { shown: ShownAnswer }) {
  const { attempts, students, failed, failure, isUnassigned, name, retry } = shown;
  if (failed)
    return (
      <>
        <ErrorState message={failure} onRetry={retry} />
        <FeedbackButton />
      </>
    );
  if (attempts?.length !== 0 || !students)
    return (
      <Sheet lined className={markedText.marked}>
        <Animation name="loading" />
        <p className="muted">{text.loading}</p>
        <LoadingRows rows={6} label={text.loading} />
      </Sheet>
    );
  return isUnassigned ? (
    <EmptyState title={text.noTask}>{text.noTaskHint}</EmptyState>
  ) : (
    <EmptyState title={text.noHandIn(firstName(name))}>{text.noHandInHint}</EmptyState>
  );
}
