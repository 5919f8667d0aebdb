import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Every page of the word list. */
export const schoolWordsKey = ['school-words'] as const;
const PER_PAGE = 50;

/** A page of the school's words that hold `part`, by the Danish alphabet. */
export const schoolWordsQuery = (part: string, page: number) =>
  queryOptions({
    queryKey: [...schoolWordsKey, part, page],
    queryFn: ({ signal }) =>
      client.schoolWords({ query: { page, limit: PER_PAGE, ...(part !== '' && { q: part }) }, signal }),
    placeholderData: keepPreviousData,
  });
