export { userSettingsRoutes } from './user-settings.routes.ts';
