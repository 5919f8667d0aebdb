import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** The own account: user name, whether there is a password, and where one is logged in. */
export const ownAccountQuery = queryOptions({
  queryKey: ['own-account'],
  queryFn: ({ signal }) => client.ownAccount({ signal }),
});

/** What the person must do before anything else; asked again after each step. */
export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: ({ signal }) => client.firstSteps({ signal }),
});
