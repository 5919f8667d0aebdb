import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { resultsKey } from '../../../lib/api/query-keys.ts';

/** The pupil's own development in this school year. */
export const developmentQuery = queryOptions({
  queryKey: [...resultsKey, 'development'],
  queryFn: ({ signal }) => client.ownDevelopment({ signal }),
});

/** Exercises that train the error types of the pupil's own returned text. */
export const trainingOfTextQuery = (textId: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'training', textId],
    queryFn: ({ signal }) => client.ownTraining({ params: { id: textId }, signal }),
  });
