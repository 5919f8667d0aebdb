/** Most characters of each field of the contact and presentation forms, in the browser and on the server (LEAD-04). */
export const CONTACT_NAME_MAX = 100;
export const CONTACT_COMPANY_MAX = 100;
export const CONTACT_EMAIL_MAX = 100;
export const CONTACT_PHONE_MAX = 20;
export const CONTACT_COMMENT_MAX = 1000;

/** Most characters of the feedback form's fields; the specification names none. */
export const FEEDBACK_MESSAGE_MAX = 5000;
export const FEEDBACK_URL_MAX = 2000;

/** What a message to us can be about (FBK-03). */
export const FEEDBACK_SUBJECTS = ['Forslag', 'Fejl', 'Ros', 'Spørgsmål', 'Tekstretter', 'Andet'] as const;
export type FeedbackSubject = (typeof FEEDBACK_SUBJECTS)[number];

/** The element that is hidden for whoever has closed the presentation banner. */
export const PRESENTATION_BANNER = 'free-online-presentation-banner';
