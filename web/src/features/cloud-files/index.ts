export { cloudServicesQuery } from './cloud-files.queries.ts';
export { FromTheCloud } from './parts/from-the-cloud.tsx';
