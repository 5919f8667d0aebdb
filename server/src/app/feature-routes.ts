import { accountsRoutes, twoStepRoutes } from '../features/accounts/index.ts';
import { achievementsRoutes } from '../features/achievements/index.ts';
import { auditRoutes } from '../features/audit/index.ts';
import { blogEditingRoutes, blogRoutes } from '../features/blog/index.ts';
import { chatRoutes } from '../features/chat/index.ts';
import { classResetRoutes } from '../features/class-reset/index.ts';
import { classesRoutes } from '../features/classes/index.ts';
import { clientErrorsRoutes } from '../features/client-errors/index.ts';
import { cloudFilesRoutes } from '../features/cloud-files/index.ts';
import { commaSystemsRoutes } from '../features/comma-systems/index.ts';
import { hintsRoutes } from '../features/hints/index.ts';
import { commentBankRoutes } from '../features/comment-bank/index.ts';
import { contactRoutes, requestsRoutes } from '../features/contact/index.ts';
import { copilotRoutes } from '../features/copilot/index.ts';
import { correctionsRoutes } from '../features/corrections/index.ts';
import { developmentRoutes } from '../features/development/index.ts';
import { erasureRoutes } from '../features/erasure/index.ts';
import { evaluationsRoutes } from '../features/evaluations/index.ts';
import { exercisesRoutes } from '../features/exercises/index.ts';
import { freeExercisesRoutes } from '../features/free-exercises/index.ts';
import { followUpRoutes, homeworkRoutes } from '../features/homework/index.ts';
import { ltiRoutes } from '../features/lti/index.ts';
import { notificationsRoutes } from '../features/notifications/index.ts';
import { ownAccountRoutes } from '../features/own-account/index.ts';
import { loginCardsRoutes } from '../features/login-cards/index.ts';
import { ownExercisesRoutes } from '../features/own-exercises/index.ts';
import { outboxRoutes } from '../features/outbox/index.ts';
import { practiceRoutes, testsRoutes } from '../features/practice/index.ts';
import { newsletterRoutes, subscribersRoutes } from '../features/newsletter/index.ts';
import { markQuestionsRoutes } from '../features/mark-questions/index.ts';
import { reassignRoutes, resultsRoutes } from '../features/results/index.ts';
import { rollOverRoutes } from '../features/roll-over/index.ts';
import { rosterImportRoutes } from '../features/roster-import/index.ts';
import { rosterRoutes } from '../features/roster/index.ts';
import { schoolWordsRoutes } from '../features/school-words/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { startPagesRoutes } from '../features/start-pages/index.ts';
import { gradesRoutes, resultsRegisterRoutes, squadResultsRoutes } from '../features/squad-results/index.ts';
import { testResultsRoutes } from '../features/test-results/index.ts';
import { userSettingsRoutes } from '../features/user-settings/index.ts';
import { visitorTextRoutes } from '../features/visitor-text/index.ts';
import type { Context } from '../platform/http/context.ts';

/** The handlers of every endpoint: one line per feature. */
export const featureRoutes = (context: Context) => ({
  ...accountsRoutes(context),
  ...exercisesRoutes(context),
  ...homeworkRoutes(context),
  ...followUpRoutes(context),
  ...ownExercisesRoutes(context),
  ...practiceRoutes(context),
  ...testsRoutes(context),
  ...freeExercisesRoutes(context),
  ...resultsRoutes(context),
  ...testResultsRoutes(context),
  ...squadResultsRoutes(context),
  ...resultsRegisterRoutes(context),
  ...gradesRoutes(context),
  ...correctionsRoutes(context),
  ...developmentRoutes(context),
  ...evaluationsRoutes(context),
  ...blogRoutes(context),
  ...blogEditingRoutes(context),
  ...newsletterRoutes(context),
  ...contactRoutes(context),
  ...subscribersRoutes(context),
  ...requestsRoutes(context),
  ...outboxRoutes(context),
  ...commaSystemsRoutes(context),
  ...hintsRoutes(context),
  ...schoolWordsRoutes(context),
  ...commentBankRoutes(context),
  ...markQuestionsRoutes(context),
  ...copilotRoutes(context),
  ...clientErrorsRoutes(context),
  ...reassignRoutes(context),
  ...classesRoutes(context),
  ...classResetRoutes(context),
  ...loginCardsRoutes(context),
  ...rosterRoutes(context),
  ...rosterImportRoutes(context),
  ...erasureRoutes(context),
  ...auditRoutes(context),
  ...rollOverRoutes(context),
  ...sharingRoutes(context),
  ...startPagesRoutes(context),
  ...userSettingsRoutes(context),
  ...achievementsRoutes(context),
  ...cloudFilesRoutes(context),
  ...ltiRoutes(context),
  ...notificationsRoutes(context),
  ...chatRoutes(context),
  ...ownAccountRoutes(context),
  ...twoStepRoutes(context),
  ...visitorTextRoutes(context),
});
