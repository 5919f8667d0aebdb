import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { EmptyState, LoadingRows } from '../../../ui/states.tsx';
import { type AnswerModalProps, attemptsQuery, correctionsText } from '../../corrections/index.ts';
import { StudentAnswer } from '../parts/text/student-answer.tsx';

/** The pupil's version of the answer viewer: one attempt, the others to switch between. */
export function OwnAnswerModal({ exerciseProgressId, close, ...of }: AnswerModalProps & ModalControls) {
  const [chosen, setChosen] = useState(exerciseProgressId);
  const attempts = useQuery({ ...attemptsQuery(of), enabled: chosen === undefined });
  const shown = chosen ?? attempts.data?.[0]?.exerciseProgressId;
  return (
    <ModalFrame title={correctionsText.yourText} onClose={() => close()}>
      {shown !== undefined ? (
        <StudentAnswer exerciseProgressId={shown} onSwitch={setChosen} />
      ) : attempts.isPending ? (
        <LoadingRows label={correctionsText.loading} />
      ) : (
        <EmptyState title={correctionsText.noText} />
      )}
    </ModalFrame>
  );
}
