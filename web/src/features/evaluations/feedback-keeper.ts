import type { AnswerEvaluation, FeedbackDraft } from '@ordklar/contract';
import { client } from '../../lib/api/client.ts';
import type { DraftKeeper } from '../../lib/saving/draft-keeper.ts';
import { keeperOf } from '../../lib/saving/keepers.ts';

/** Keeps a teacher's feedback on an answer while it is written: on the server, for the teacher alone. */
export const feedbackKeeper = (teacherId: number, exerciseProgressId: number): DraftKeeper<FeedbackDraft> =>
  keeperOf<FeedbackDraft>(`feedback-${teacherId}-${exerciseProgressId}`, {
    load: () => client.feedbackDraft({ params: { exerciseProgressId } }),
    save: (body) => client.saveFeedbackDraft({ params: { exerciseProgressId }, body }),
  });

/** Feedback as it was sent last; empty where none was. */
export const sentFeedback = (evaluation: AnswerEvaluation | null): FeedbackDraft => ({
  evaluation: evaluation?.evaluation ?? '',
  grade: evaluation?.grade ?? null,
  gradeVisible: evaluation?.gradeVisible ?? false,
});

/** Whether there is anything to send: spaces at the ends are none, nor is showing a grade that is not given. */
export const differs = (a: FeedbackDraft, b: FeedbackDraft): boolean =>
  a.evaluation.trim() !== b.evaluation.trim() ||
  a.grade !== b.grade ||
  (a.grade !== null && a.gradeVisible !== b.gradeVisible);
