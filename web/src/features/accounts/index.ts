export {
  coursesQuery,
  currentUserQuery,
  lastSquadQuery,
  squadsQuery,
  useCourses,
  useCurrentUser,
  useHasEnded,
  useSquads,
} from './accounts.queries.ts';
export { logOut } from './load-log-out.ts';
export { useAddressedChoices } from './use-addressed-choices.ts';
