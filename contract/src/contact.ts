import { z } from 'zod';
import {
  CONTACT_COMMENT_MAX,
  CONTACT_COMPANY_MAX,
  CONTACT_EMAIL_MAX,
  CONTACT_NAME_MAX,
  CONTACT_PHONE_MAX,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_SUBJECTS,
  FEEDBACK_URL_MAX,
} from './contact-form.ts';
import { nothing, post } from './endpoint.ts';

const required = (max: number) => z.string().trim().min(1).max(max);

/** The contact form, and with isFreeOnlinePresentation the sign-up for a free presentation. */
export const contactBody = z.object({
  name: required(CONTACT_NAME_MAX),
  company: required(CONTACT_COMPANY_MAX),
  /** No format is asked for (LEAD-05). */
  email: required(CONTACT_EMAIL_MAX),
  phone: z.string().trim().max(CONTACT_PHONE_MAX).default(''),
  comment: z.string().trim().max(CONTACT_COMMENT_MAX).default(''),
  /** Titles of the course groups that the person is interested in, joined by a comma. */
  course_groups: z.string().max(1000).default(''),
  isCopilot: z.boolean().default(false),
  isTextCorrection: z.boolean().default(false),
  isFreeOnlinePresentation: z.boolean().default(false),
  /** The form of the page with prices. */
  isPriceRequest: z.boolean().default(false),
  /** The tick of the contact form; the presentation form has none, and its payload does not name it. */
  consent: z.boolean().optional(),
});
export type ContactBody = z.output<typeof contactBody>;

/** A message to us. Which of its fields are required the server says in the form's own words. */
export const feedbackBody = z.object({
  /** The page that it is about. */
  url: z.string().trim().max(FEEDBACK_URL_MAX),
  subject: z.enum(FEEDBACK_SUBJECTS),
  message: z.string().trim().max(FEEDBACK_MESSAGE_MAX),
  email: z.string().trim().max(CONTACT_EMAIL_MAX).default(''),
  /** We may write back. */
  consent: z.boolean().default(false),
});
export type FeedbackBody = z.output<typeof feedbackBody>;

const contactCall = {
  access: 'anyone',
  body: contactBody,
  /** The phone that one can call until we come back. */
  answers: { 200: z.object({ supportPhone: z.string() }) },
} as const;

/** Messages to those who make Ordklar, from visitors and people who are logged in. */
export const contactApi = {
  sendContact: post('contact', {
    ...contactCall,
    summary: 'Ask for a demonstration, or sign up for a free presentation',
  }),
  sendCallMe: post('callme/send', { ...contactCall, summary: 'The older address of the contact form' }),
  signUpTextCorrection: post('current_user/text_correction_signup', {
    access: ['teacher', 'school-admin'],
    summary: 'Sign up for text correction by e-mail; we write back about a trial for the school',
    body: z.object({ email: z.string().trim().max(CONTACT_EMAIL_MAX) }),
    answers: { 204: nothing },
  }),
  sendFeedback: post('feedback', {
    access: 'anyone',
    summary: 'Tell us what one thinks of Ordklar',
    body: feedbackBody,
    answers: { 204: nothing },
  }),
};
