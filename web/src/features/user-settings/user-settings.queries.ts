import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** Everything the person has set. Other machines may change it, so a page that is opened later asks again. */
export const userSettingsQuery = queryOptions({
  queryKey: ['user-settings'],
  queryFn: ({ signal }) => client.userSettings({ signal }),
  staleTime: 300_000,
});

/** Colours, patterns and events to choose from. */
export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: ({ signal }) => client.themes({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
