import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';

/** All questions about marks. */
export const questionsKey = ['mark-questions'] as const;

/** A pupil's questions about the marks of a text and of its task's other editions. */
export const questionsQuery = (textId: number) =>
  queryOptions({
    queryKey: [...questionsKey, textId],
    queryFn: ({ signal }) => client.markQuestions({ params: { id: textId }, signal }),
  });
