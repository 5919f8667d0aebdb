/** The elements by which the server remembers that a person has closed a guide (current_user/hide-element/{id}). */
export const GUIDE_ELEMENTS = {
  TeacherOnboardingModal: 'teacher-onboarding',
  TextCorrectionOnboardingModal: 'text-correction-onboarding',
} as const;

/** The element by which the server remembers that a person has read where feedback is given. */
export const FEEDBACK_HINT = 'feedback-hint';
