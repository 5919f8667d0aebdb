export { startForgetting } from './forget-old.ts';
export { startDigests } from './digest/send-digests.ts';
export { notificationsRoutes, registerDigestLinks } from './notifications.routes.ts';
export { tellAccepted, tellOffered, tellRejected } from './tell-of-shares.ts';
export { tellReported } from './tell-of-reports.ts';
export { forgetTasks, tellAnswered, tellAsked, tellFeedback, tellReady } from './tell-of-tasks.ts';
export { forgetReminder, tellReminded } from './tell-of-reminders.ts';
export { addressOfDigest } from './digest/digest.repo.ts';
export { ASKS } from './tell-of-tasks.ts';
