export { rosterImportRoutes } from './roster-import.routes.ts';
export { startForgettingImports } from './forget-imports.ts';
