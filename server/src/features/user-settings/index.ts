export { resultSettingsOf } from './read-settings.ts';
export { userSettingsRoutes } from './user-settings.routes.ts';
