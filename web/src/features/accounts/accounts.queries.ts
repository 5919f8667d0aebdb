import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { holdSecret } from '../../lib/saving/kept-keys.ts';

type OwnUser = Awaited<ReturnType<typeof client.currentUser>>;

/** Who is logged in. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }) => {
    // an answer without a body is no person (ADM-06)
    const answer = (await client.currentUser({ signal })) as OwnUser | null;
    if (!answer) throw new Error('Failed to fetch user');
    const { keptSecret, ...user } = answer;
    holdSecret(user.id, keptSecret);
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Own and shared classes and groups, of all school years. */
export const squadsQuery = queryOptions({
  queryKey: ['squads'],
  queryFn: ({ signal }) => client.currentSquads({ signal }),
});

/** Courses that the institution has a licence for. */
export const coursesQuery = queryOptions({
  queryKey: ['current-courses'],
  queryFn: ({ signal }) => client.currentCourses({ signal }),
  staleTime: 600_000,
});

/** The class that the person chose last, on any machine. */
export const lastSquadQuery = queryOptions({
  queryKey: ['active-squad'],
  queryFn: ({ signal }) => client.activeSquad({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The logged-in person; inside the application it is always there. */
export const useCurrentUser = () => useSuspenseQuery(currentUserQuery).data;

/** Own and shared classes and groups. */
export const useSquads = () => useQuery(squadsQuery);

/** Whether a class has ended: it gets no tasks, dates or reminders any more, and the server refuses them. */
export const useHasEnded = (squadId: number): boolean =>
  useSquads().data?.find(({ id }) => id === squadId)?.hasEnded ?? false;

/** Licensed courses. */
export const useCourses = () => useQuery(coursesQuery);
