import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { EvaluationPanel, evaluationsText } from '../../evaluations/index.ts';
import { markingText } from '../marking/marking.text.ts';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    /** Feedback on one answer of a pupil of the class, without the text. */
    TextCorrectionFeedbackModal: { squadId: number; exerciseProgressId: number };
  }
}

/** The feedback panel over any page (TC-22). */
export default function TextCorrectionFeedbackModal({
  squadId,
  exerciseProgressId,
  close,
}: ModalProps['TextCorrectionFeedbackModal'] & ModalControls) {
  const queries = useQueryClient();
  const { id: teacherId } = useCurrentUser();
  const key = ['squad-result', squadId, exerciseProgressId];
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.squadResult({ params: { s: squadId, id: exerciseProgressId }, signal }),
  });
  const answer = result.data;
  return (
    <ModalFrame
      title={answer ? `${answer.studentName}: ${answer.title}` : evaluationsText.field}
      onClose={() => close()}
    >
      {result.isPending && <LoadingRows rows={3} label={markingText.loading} />}
      {result.isError && <ErrorState message={result.error.message} onRetry={() => void result.refetch()} />}
      {answer && (
        <EvaluationPanel
          squadId={squadId}
          exerciseProgressId={exerciseProgressId}
          teacherId={teacherId}
          evaluation={answer.answerEvaluation}
          studentName={answer.studentName.split(' ')[0] ?? answer.studentName}
          startOpen
          onChange={(evaluation) => {
            queries.setQueryData(key, { ...answer, answerEvaluation: evaluation });
            void queries.invalidateQueries({ queryKey: ['attempts', squadId] });
          }}
        />
      )}
    </ModalFrame>
  );
}
