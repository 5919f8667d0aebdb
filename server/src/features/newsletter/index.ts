export { newsletterRoutes, registerNewsletterLinks, subscribersRoutes } from './newsletter.routes.ts';
