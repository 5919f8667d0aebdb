export { userSettingsRoutes } from './user-settings.routes.ts';
export { readSettings } from './read-settings.ts';
export { forgetSettings } from './user-settings.repo.ts';
