export { newsletterRoutes, registerNewsletterLinks } from './newsletter.routes.ts';
