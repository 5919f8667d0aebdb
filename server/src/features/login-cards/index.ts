export { loginCardsRoutes } from './login-cards.routes.ts';
