export { contactText, presentationText } from './contact.text.ts';
export { ContactButton } from './parts/contact-button.tsx';
export { FeedbackButton, FeedbackButtonWithHint } from './parts/feedback-button.tsx';
export { PresentationBanner } from './parts/presentation-banner.tsx';
export { showCopilotDemo } from './show-copilot-demo.ts';
export { usePresentationBanner } from './use-presentation-banner.ts';
export { useOnDemand } from './use-on-demand.ts';

/** The contact form, for a page of its own. */
export const loadContactForm = () => import('./parts/contact-form.tsx');
