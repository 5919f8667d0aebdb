import type { OwnSquad } from '@ordklar/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { classAdministrationKey } from '../../lib/api/query-keys.ts';
import { squadsQuery } from '../accounts/index.ts';

const [KEY] = classAdministrationKey;

/** Own and shared classes. */
export const ownClassesQuery = queryOptions({
  queryKey: [KEY, 'classes'],
  queryFn: ({ signal }) => client.ownClasses({ signal }),
});

/** Own and shared groups. */
export const groupsQuery = queryOptions({
  queryKey: [KEY, 'groups'],
  queryFn: ({ signal }): Promise<OwnSquad[]> => client.groups({ query: { limit: 100 }, signal }),
});

/** A group with its pupils. */
export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'group', id],
    queryFn: ({ signal }) => client.group({ params: { id }, signal }),
    enabled: id > 0,
  });

/** Pupils of a class or group. */
export const pupilsQuery = (squadId: number) =>
  queryOptions({
    queryKey: [KEY, 'pupils', squadId],
    queryFn: ({ signal }) => client.squadPupils({ params: { s: squadId }, signal }),
  });

/** The school's classes that hold `part`. */
export const schoolClassesQuery = (part: string) =>
  queryOptions({
    queryKey: [KEY, 'school', part],
    queryFn: ({ signal }) =>
      client.classes({ query: { embed: 'teachers', limit: 100, ...(part !== '' && { search: part }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Pupils of the school by a part of their name. */
export const foundPupilsQuery = (keyword: string) =>
  queryOptions({
    queryKey: [KEY, 'find', keyword],
    queryFn: ({ signal }) => client.searchStudents({ query: { keyword }, signal }),
    enabled: keyword.length >= 2,
    placeholderData: keepPreviousData,
  });

/** Teachers of the school by a part of their name, without oneself. */
export const foundTeachersQuery = (keyword: string) =>
  queryOptions({
    queryKey: [KEY, 'find-teacher', keyword],
    queryFn: ({ signal }) => client.searchTeachers({ query: { keyword }, signal }),
    enabled: keyword.length >= 2,
    placeholderData: keepPreviousData,
  });

/** After a change of classes or groups everything here is asked for again, and so are the pickers of the top bar. */
export async function refreshSquads(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [KEY] }),
    queries.invalidateQueries({ queryKey: squadsQuery.queryKey }),
  ]);
}
