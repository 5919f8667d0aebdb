export { userSettingsRoutes } from './user-settings.routes.ts';
export { readSettings, readSwitches, seesUnpublished } from './read-settings.ts';
export { forgetSettings } from './user-settings.repo.ts';
