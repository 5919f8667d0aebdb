import type { Exercise } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { toggleExercise, useBasket } from '../basket/basket-store.ts';
import { exerciseQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ExercisePreviewModal: { exerciseId: number; title: string };
  }
}

const text = exercisesText.preview;

function Preview({ exercise }: { exercise: Exercise }) {
  const { requiredWordCount, sourceText: source } = exercise;
  const facts = [
    exercise.level,
    exercise.category,
    requiredWordCount === null ? text.noMinimum : text.minimum(requiredWordCount),
    text.minutes(exercise.estimatedMinutes),
  ];
  return (
    <div className="preview">
      <p className="preview-facts">
        <CourseIcon productId={exercise.productId} />
        <span>{facts.join(' · ')}</span>
      </p>
      <p className="preview-lead">{exercise.description}</p>
      <TextBlocks blocks={exercise.instructions} />
      <TextBlocks blocks={exercise.task} />
      {source && (
        <article className="preview-source" aria-label={source.title}>
          <p className="preview-genre">{source.genre}</p>
          <h3>{source.title}</h3>
          {source.byline && <p className="preview-byline">{source.byline}</p>}
          <TextBlocks blocks={source.blocks} />
        </article>
      )}
    </div>
  );
}

/** A task as its pupils will see it, with the button that puts it into the basket. */
export default function ExercisePreviewModal({
  exerciseId,
  title,
  close,
}: ModalProps['ExercisePreviewModal'] & ModalControls) {
  const { data, error, isError, refetch } = useQuery(exerciseQuery(exerciseId));
  const chosen = useBasket().exercises.some(({ id }) => id === exerciseId);
  const toggle = (exercise: Exercise) => {
    toggleExercise(exercise);
    close();
  };
  return (
    <ModalFrame
      title={title}
      onClose={() => close()}
      actions={
        data && (
          <>
            <Button onClick={() => close()}>{text.close}</Button>
            <Button look={chosen ? 'line' : 'primary'} onClick={() => toggle(data)}>
              {chosen ? text.remove : text.choose}
            </Button>
          </>
        )
      }
    >
      {data && <Preview exercise={data} />}
      {isError && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows rows={4} label={text.loading} />}
    </ModalFrame>
  );
}
