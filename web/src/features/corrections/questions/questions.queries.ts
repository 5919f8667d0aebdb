import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';

/** A pupil's questions about the marks of a text. */
export const questionsQuery = (textId: number) =>
  queryOptions({
    queryKey: ['mark-questions', textId],
    queryFn: ({ signal }) => client.markQuestions({ params: { id: textId }, signal }),
  });
