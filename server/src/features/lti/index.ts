export { ltiRoutes } from './lti.routes.ts';
export { registerLtiDoors } from './launch/doors.ts';
export { startSendingScores } from './scores/send-score.ts';
export { findLinksOf } from './links/links.repo.ts';
