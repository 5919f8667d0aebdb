import { ApiProblem, type ExerciseWriting, type FeedbackDraft, type WrittenMark } from '@ordklar/contract';
import { vi } from 'vitest';
import { client } from '../../api/client.ts';
import { forgetSavings } from '../unsaved.ts';

const noNet = () => new ApiProblem(0, { code: 'network', message: 'Der er ingen forbindelse' });

/** One draft as the server keeps it: a save that was built on another version is refused. */
function stubDraft<T>() {
  let kept: { content: T | null; version: number; savedAt: number | null } = {
    content: null,
    version: 0,
    savedAt: null,
  };
  let isOffline = false;
  return {
    content: () => kept.content,
    put: (content: T | null) => {
      kept = {
        content,
        version: content === null ? 0 : kept.version + 1,
        savedAt: content === null ? null : 1_794_912_000,
      };
    },
    cutNet: (cut: boolean) => {
      isOffline = cut;
    },
    load: async () => {
      if (isOffline) throw noNet();
      return kept;
    },
    save({ content, version }: { content: T | null; version: number }) {
      if (isOffline) throw noNet();
      if (version !== kept.version) throw new ApiProblem(409, { code: 'stale-draft', message: 'Kladden er ændret' });
      this.put(content);
      return { version: kept.version, savedAt: kept.savedAt };
    },
  };
}

/** The drafts of one answer, as a server would keep them, in the place of the client's calls. */
export function stubDrafts() {
  forgetSavings();
  localStorage.clear();
  const feedback = stubDraft<FeedbackDraft>();
  const marks = stubDraft<WrittenMark[]>();
  vi.spyOn(client, 'feedbackDraft').mockImplementation(feedback.load);
  vi.spyOn(client, 'saveFeedbackDraft').mockImplementation(async ({ body }) => feedback.save(body));
  vi.spyOn(client, 'marksDraft').mockImplementation(marks.load);
  vi.spyOn(client, 'saveMarksDraft').mockImplementation(async ({ body }) => marks.save(body));
  const exercise = stubDraft<ExerciseWriting>();
  vi.spyOn(client, 'exerciseDraft').mockImplementation(exercise.load);
  vi.spyOn(client, 'saveExerciseDraft').mockImplementation(async ({ body }) =>
    exercise.save({ ...body, content: body.content && { link: '', ...body.content } }),
  );
  return { feedback, marks, exercise };
}
