import { registerModal } from '../../lib/modals/modal-registry.ts';

/* The modal registry: one line per modal, by the specification's name. A feature's modal types its props by adding to
   ModalProps in lib/modals/modal-registry.ts from its own file. */
registerModal('ConfirmModal', () => import('./confirm-modal.tsx'));
registerModal('BasicModal', () => import('./basic-modal.tsx'), { width: 'fit-content' });
registerModal('LogOutModal', () => import('./log-out-modal.tsx'));
registerModal('LoginModal', () => import('../../features/accounts/modals/login-modal.tsx'), { width: 474 });
registerModal('ConfirmHandInModal', () => import('../../features/homework/modals/confirm-hand-in-modal.tsx'));
registerModal('RefusedHandInModal', () => import('../../features/homework/modals/refused-hand-in-modal.tsx'));
registerModal('SubmissionErrorModal', () => import('../../features/homework/modals/submission-error-modal.tsx'));
registerModal('ClassSharingModal', () => import('../../features/sharing/modals/class-sharing-modal.tsx'), {
  width: 600,
});
registerModal('ShareSquadModal', () => import('../../features/sharing/modals/share-squad-modal.tsx'), { width: 600 });
registerModal('SendPraiseModal', () => import('../../features/start-pages/modals/send-praise-modal.tsx'));
registerModal('AddClassModal', () => import('../../features/classes/modals/add-class-modal.tsx'), { width: 600 });
registerModal('ResetClassModal', () => import('../../features/class-reset/modals/reset-class-modal.tsx'), {
  width: 600,
});
registerModal('NewPasswordModal', () => import('../../features/login-cards/modals/new-password-modal.tsx'));
registerModal('ErasePupilModal', () => import('../../features/erasure/modals/erase-pupil-modal.tsx'));
registerModal('RollOverModal', () => import('../../features/roll-over/modals/roll-over-modal.tsx'), { width: 600 });
registerModal('ResetAccountModal', () => import('../../features/own-account/modals/reset-account-modal.tsx'));
registerModal('TwoStepModal', () => import('../../features/own-account/modals/two-step-modal.tsx'));
registerModal('EndSessionsModal', () => import('../../features/own-account/modals/end-sessions-modal.tsx'));
registerModal('EndTwoStepModal', () => import('../../features/own-account/modals/end-two-step-modal.tsx'));
registerModal('TestEvalModal', () => import('../../features/reference-tables/modals/test-eval-modal.tsx'));
registerModal(
  'ExtendedTestEvalModal',
  () => import('../../features/reference-tables/modals/extended-test-eval-modal.tsx'),
  { width: 1140 },
);
registerModal('TestErrorModal', () => import('../../features/reference-tables/modals/test-error-modal.tsx'), {
  width: 860,
});
registerModal('ExercisePreviewModal', () => import('../../features/exercises/modals/exercise-preview-modal.tsx'), {
  width: 720,
});
registerModal('ClassInfoModal', () => import('../../features/courses/modals/class-info-modal.tsx'), { width: 860 });
registerModal('TeacherOnboardingModal', () => import('../../features/onboarding/modals/teacher-onboarding-modal.tsx'), {
  width: 860,
});
registerModal(
  'TextCorrectionOnboardingModal',
  () => import('../../features/onboarding/modals/text-correction-onboarding-modal.tsx'),
  { width: 860 },
);
registerModal('CloudUploadNoticeModal', () => import('../../features/onboarding/modals/cloud-upload-notice-modal.tsx'));
registerModal(
  'ConfirmResetCorrectionsModal',
  () => import('../../features/corrections/modals/confirm-reset-corrections-modal.tsx'),
);
registerModal(
  'ConfirmRemoveCorrectionsModal',
  () => import('../../features/corrections/modals/confirm-remove-corrections-modal.tsx'),
);
registerModal(
  'TextCorrectionFeedbackModal',
  () => import('../../features/corrections/modals/text-correction-feedback-modal.tsx'),
  { width: 720 },
);
registerModal('MarkingKeysModal', () => import('../../features/corrections/modals/marking-keys-modal.tsx'));
registerModal('CorrectingPlanModal', () => import('../../features/corrections/modals/correcting-plan-modal.tsx'));
registerModal('SendBackModal', () => import('../../features/corrections/modals/send-back-modal.tsx'));
registerModal('ChangeDatesModal', () => import('../../features/homework/modals/change-dates-modal.tsx'));
registerModal('CommaSystemModal', () => import('../../features/comma-systems/modals/comma-system-modal.tsx'));
registerModal('SquadHintsModal', () => import('../../features/hints/modals/squad-hints-modal.tsx'));
registerModal('TextCommaSystemModal', () => import('../../features/comma-systems/modals/text-comma-system-modal.tsx'), {
  width: 620,
});
registerModal(
  'TextCorrectionCopilotModal',
  () => import('../../features/copilot/modals/text-correction-copilot-modal.tsx'),
);
registerModal('ReassignModal', () => import('../../features/corrections/modals/reassign-modal.tsx'), { width: 500 });
registerModal('FeedbackModal', () => import('../../features/contact/modals/feedback-modal.tsx'), { width: 474 });
registerModal('DemoFormModal', () => import('../../features/contact/modals/demo-form-modal.tsx'));
registerModal('PresentationFormModal', () => import('../../features/contact/modals/presentation-form-modal.tsx'));
registerModal('StudentAnswerModal', () => import('./student-answer-modal.tsx'), { width: 'full' });
registerModal(
  'TextCorrectionTeacherHandinModal',
  () => import('../../features/teacher-hand-in/modals/text-correction-teacher-handin-modal.tsx'),
  { width: 860 },
);
registerModal(
  'DeleteOwnExerciseModal',
  () => import('../../features/own-exercises/modals/delete-own-exercise-modal.tsx'),
);
