export { NewsletterForm } from './newsletter-form.tsx';
export { NewsletterPopup } from './newsletter-popup.tsx';
export { NewsletterStrip } from './newsletter-strip.tsx';
export { newsletterText } from './newsletter.text.ts';
