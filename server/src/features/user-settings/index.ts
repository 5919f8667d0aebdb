export { userSettingsRoutes } from './user-settings.routes.ts';
export { readSettings, readSwitches } from './read-settings.ts';
export { forgetSettings } from './user-settings.repo.ts';
