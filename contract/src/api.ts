import { achievementsApi } from './achievements.ts';
import { accountsApi } from './accounts.ts';
import { auditApi } from './audit.ts';
import { blogApi } from './blog.ts';
import { blogEditingApi } from './blog-editing.ts';
import { chatApi } from './chat.ts';
import { classResetApi } from './class-reset.ts';
import { classesApi } from './classes.ts';
import { clientErrorsApi } from './client-errors.ts';
import { cloudFilesApi } from './cloud-files.ts';
import { commaSystemsApi } from './comma-systems.ts';
import { commentBankApi } from './comment-bank.ts';
import { contactApi } from './contact.ts';
import { correctionsApi } from './corrections.ts';
import { copilotApi } from './copilot.ts';
import { coursesApi } from './courses.ts';
import { developmentApi } from './development.ts';
import { outboxApi, requestsApi, subscribersApi } from './editor-lists.ts';
import { erasureApi } from './erasure.ts';
import { evaluationsApi } from './evaluations.ts';
import { followUpApi } from './follow-up.ts';
import { findExercisesApi } from './find-exercises.ts';
import { freeExercisesApi } from './free-exercises.ts';
import { gradesApi } from './grades.ts';
import { hintsApi } from './hints.ts';
import { homeworkApi } from './homework.ts';
import { loginCardsApi } from './login-cards.ts';
import { ltiApi } from './lti.ts';
import { markQuestionsApi } from './mark-questions.ts';
import { notificationsApi } from './notifications.ts';
import { ownAccountApi } from './own-account.ts';
import { newsletterApi } from './newsletter.ts';
import { ownExercisesApi } from './own-exercises.ts';
import { practiceApi } from './practice.ts';
import { reassignApi } from './reassign.ts';
import { resultsApi } from './results.ts';
import { resultsRegisterApi } from './results-register.ts';
import { rollOverApi } from './roll-over.ts';
import { rosterImportApi } from './roster-import.ts';
import { twoStepApi } from './two-step.ts';
import { rosterApi } from './roster.ts';
import { schoolWordsApi } from './school-words.ts';
import { sharingApi } from './sharing.ts';
import { squadResultsApi } from './squad-results.ts';
import { startPagesApi } from './start-pages.ts';
import { testResultsApi } from './test-results.ts';
import { testsApi } from './tests.ts';
import { userSettingsApi } from './user-settings.ts';
import { visitorTextApi } from './visitor-text.ts';

/** The whole contract: every endpoint by its operation id. One line per feature. */
export const api = {
  ...accountsApi,
  ...coursesApi,
  ...findExercisesApi,
  ...homeworkApi,
  ...followUpApi,
  ...ownExercisesApi,
  ...practiceApi,
  ...testsApi,
  ...freeExercisesApi,
  ...resultsApi,
  ...testResultsApi,
  ...squadResultsApi,
  ...resultsRegisterApi,
  ...gradesApi,
  ...correctionsApi,
  ...evaluationsApi,
  ...classesApi,
  ...classResetApi,
  ...loginCardsApi,
  ...rosterApi,
  ...rosterImportApi,
  ...erasureApi,
  ...auditApi,
  ...rollOverApi,
  ...sharingApi,
  ...blogApi,
  ...blogEditingApi,
  ...newsletterApi,
  ...contactApi,
  ...subscribersApi,
  ...requestsApi,
  ...outboxApi,
  ...commaSystemsApi,
  ...hintsApi,
  ...schoolWordsApi,
  ...commentBankApi,
  ...ltiApi,
  ...markQuestionsApi,
  ...copilotApi,
  ...developmentApi,
  ...clientErrorsApi,
  ...reassignApi,
  ...startPagesApi,
  ...userSettingsApi,
  ...achievementsApi,
  ...cloudFilesApi,
  ...notificationsApi,
  ...chatApi,
  ...ownAccountApi,
  ...twoStepApi,
  ...visitorTextApi,
};

export type Api = typeof api;
