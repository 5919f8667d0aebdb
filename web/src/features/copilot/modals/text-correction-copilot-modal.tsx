import { useEffect } from 'react';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { copilotText as text } from '../copilot.text.ts';
import { RecommendationRow } from '../parts/recommendation-row.tsx';
import { type RecommendedFor, useRecommendations } from '../use-recommendations.ts';
import s from '../copilot.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Exercises to a pupil's errors; `name` is the pupil's first name. */
    TextCorrectionCopilotModal: RecommendedFor & { name: string };
  }
}

/** 'Opgaveanbefalinger' (COP-01): at most three exercises that train what a pupil gets wrong. */
export default function TextCorrectionCopilotModal({
  name,
  close,
  ...of
}: ModalProps['TextCorrectionCopilotModal'] & ModalControls) {
  const { list, busy, assign, remove } = useRecommendations(of);
  const { isError } = list;
  useEffect(() => {
    if (isError) showErrorToast(text.failed);
  }, [isError]);
  return (
    <ModalFrame
      title={text.title}
      onClose={() => close()}
      actions={
        <Button look="line" onClick={() => close()} data-autofocus>
          {text.close}
        </Button>
      }
    >
      {list.isPending && <LoadingRows rows={3} label={text.loading} />}
      {isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <EmptyState title={text.empty}>{text.emptyHelp}</EmptyState>}
      {list.data && list.data.length > 0 && (
        <>
          <p className={s.copLead}>{text.lead(name)}</p>
          <ul className={s.copList}>
            {list.data.map((exercise) => (
              <RecommendationRow
                key={exercise.id}
                exercise={exercise}
                busy={busy.has(exercise.id)}
                onAssign={() => void assign(exercise)}
                onRemove={() => void remove(exercise)}
              />
            ))}
          </ul>
        </>
      )}
    </ModalFrame>
  );
}
