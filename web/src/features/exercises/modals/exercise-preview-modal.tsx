import type { Exercise } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { toggleExercise, useBasket } from '../basket/basket-store.ts';
import { exerciseQuery } from '../exercises.queries.ts';
import { exercisesText } from '../exercises.text.ts';
import { ExercisePreview } from '../parts/exercise-preview.tsx';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ExercisePreviewModal: { exerciseId: number; title: string };
  }
}

const text = exercisesText.preview;

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
      {data && <ExercisePreview exercise={data} />}
      {isError && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows rows={4} label={text.loading} />}
    </ModalFrame>
  );
}
