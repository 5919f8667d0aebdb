import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

const hintsKey = ['hints'] as const;
/** The hints of all texts: what a class switches on changes them. */
export const textHintsKey = [...hintsKey, 'text'] as const;

/** The hints of a text that its class has switched on. */
export const textHintsQuery = (textId: number) =>
  queryOptions({
    queryKey: [...textHintsKey, textId],
    queryFn: ({ signal }) => client.textHints({ params: { id: textId }, signal }),
  });

/** Which hints a class has switched on. */
export const squadHintsQuery = (squadId: number) =>
  queryOptions({
    queryKey: [...hintsKey, 'squad', squadId],
    queryFn: ({ signal }) => client.squadHints({ params: { s: squadId }, signal }),
  });
