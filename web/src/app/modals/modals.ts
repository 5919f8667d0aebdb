import { lazy } from 'react';
import { registerModal } from '../../lib/modals/modal-registry.ts';

/* The modal registry: one line per modal, by the specification's name. A feature's modal types its props by adding to
   ModalProps in lib/modals/modal-registry.ts from its own file. */
registerModal(
  'ConfirmModal',
  lazy(() => import('./confirm-modal.tsx')),
);
registerModal(
  'BasicModal',
  lazy(() => import('./basic-modal.tsx')),
  { width: 'fit-content' },
);
registerModal(
  'LoginModal',
  lazy(() => import('../../features/accounts/modals/login-modal.tsx')),
  { width: 474 },
);
registerModal(
  'ConfirmHandInModal',
  lazy(() => import('../../features/homework/modals/confirm-hand-in-modal.tsx')),
);
registerModal(
  'RefusedHandInModal',
  lazy(() => import('../../features/homework/modals/refused-hand-in-modal.tsx')),
);
registerModal(
  'SubmissionErrorModal',
  lazy(() => import('../../features/homework/modals/submission-error-modal.tsx')),
);
registerModal(
  'ClassSharingModal',
  lazy(() => import('../../features/sharing/modals/class-sharing-modal.tsx')),
  { width: 600 },
);
registerModal(
  'ShareSquadModal',
  lazy(() => import('../../features/sharing/modals/share-squad-modal.tsx')),
  { width: 600 },
);
registerModal(
  'AddClassModal',
  lazy(() => import('../../features/classes/modals/add-class-modal.tsx')),
  { width: 600 },
);
registerModal(
  'ResetClassModal',
  lazy(() => import('../../features/class-reset/modals/reset-class-modal.tsx')),
  { width: 600 },
);
registerModal(
  'NewPasswordModal',
  lazy(() => import('../../features/login-cards/modals/new-password-modal.tsx')),
);
registerModal(
  'ErasePupilModal',
  lazy(() => import('../../features/erasure/modals/erase-pupil-modal.tsx')),
);
registerModal(
  'RollOverModal',
  lazy(() => import('../../features/roll-over/modals/roll-over-modal.tsx')),
  { width: 600 },
);
registerModal(
  'ResetAccountModal',
  lazy(() => import('../../features/own-account/modals/reset-account-modal.tsx')),
);
registerModal(
  'TwoStepModal',
  lazy(() => import('../../features/own-account/modals/two-step-modal.tsx')),
);
registerModal(
  'EndTwoStepModal',
  lazy(() => import('../../features/own-account/modals/end-two-step-modal.tsx')),
);
registerModal(
  'TestEvalModal',
  lazy(() => import('../../features/reference-tables/modals/test-eval-modal.tsx')),
);
registerModal(
  'ExtendedTestEvalModal',
  lazy(() => import('../../features/reference-tables/modals/extended-test-eval-modal.tsx')),
  { width: 1140 },
);
registerModal(
  'TestErrorModal',
  lazy(() => import('../../features/reference-tables/modals/test-error-modal.tsx')),
  { width: 860 },
);
registerModal(
  'ExercisePreviewModal',
  lazy(() => import('../../features/exercises/modals/exercise-preview-modal.tsx')),
  { width: 720 },
);
registerModal(
  'ClassInfoModal',
  lazy(() => import('../../features/courses/modals/class-info-modal.tsx')),
  { width: 860 },
);
registerModal(
  'TeacherOnboardingModal',
  lazy(() => import('../../features/onboarding/modals/teacher-onboarding-modal.tsx')),
  { width: 860 },
);
registerModal(
  'TextCorrectionOnboardingModal',
  lazy(() => import('../../features/onboarding/modals/text-correction-onboarding-modal.tsx')),
  { width: 860 },
);
registerModal(
  'CloudUploadNoticeModal',
  lazy(() => import('../../features/onboarding/modals/cloud-upload-notice-modal.tsx')),
);
registerModal(
  'ConfirmResetCorrectionsModal',
  lazy(() => import('../../features/corrections/modals/confirm-reset-corrections-modal.tsx')),
);
registerModal(
  'ConfirmRemoveCorrectionsModal',
  lazy(() => import('../../features/corrections/modals/confirm-remove-corrections-modal.tsx')),
);
registerModal(
  'TextCorrectionFeedbackModal',
  lazy(() => import('../../features/corrections/modals/text-correction-feedback-modal.tsx')),
  { width: 720 },
);
registerModal(
  'MarkingKeysModal',
  lazy(() => import('../../features/corrections/modals/marking-keys-modal.tsx')),
);
registerModal(
  'CorrectingPlanModal',
  lazy(() => import('../../features/corrections/modals/correcting-plan-modal.tsx')),
);
registerModal(
  'SendBackModal',
  lazy(() => import('../../features/corrections/modals/send-back-modal.tsx')),
);
registerModal(
  'ChangeDatesModal',
  lazy(() => import('../../features/homework/modals/change-dates-modal.tsx')),
);
registerModal(
  'CommaSystemModal',
  lazy(() => import('../../features/comma-systems/modals/comma-system-modal.tsx')),
);
registerModal(
  'SquadHintsModal',
  lazy(() => import('../../features/hints/modals/squad-hints-modal.tsx')),
);
registerModal(
  'TextCommaSystemModal',
  lazy(() => import('../../features/comma-systems/modals/text-comma-system-modal.tsx')),
  { width: 620 },
);
registerModal(
  'TextCorrectionCopilotModal',
  lazy(() => import('../../features/copilot/modals/text-correction-copilot-modal.tsx')),
);
registerModal(
  'ReassignModal',
  lazy(() => import('../../features/corrections/modals/reassign-modal.tsx')),
  { width: 500 },
);
registerModal(
  'FeedbackModal',
  lazy(() => import('../../features/contact/modals/feedback-modal.tsx')),
  { width: 474 },
);
registerModal(
  'DemoFormModal',
  lazy(() => import('../../features/contact/modals/demo-form-modal.tsx')),
);
registerModal(
  'PresentationFormModal',
  lazy(() => import('../../features/contact/modals/presentation-form-modal.tsx')),
);
registerModal(
  'StudentAnswerModal',
  lazy(() => import('./student-answer-modal.tsx')),
  { width: 'full' },
);
registerModal(
  'TextCorrectionTeacherHandinModal',
  lazy(() => import('../../features/teacher-hand-in/modals/text-correction-teacher-handin-modal.tsx')),
  { width: 860 },
);
registerModal(
  'DeleteOwnExerciseModal',
  lazy(() => import('../../features/own-exercises/modals/delete-own-exercise-modal.tsx')),
);
