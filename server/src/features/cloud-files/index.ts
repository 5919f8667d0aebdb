export { cloudFilesRoutes } from './cloud-files.routes.ts';
export { registerPickerPages } from './picker-pages.ts';
