export { sharingRoutes } from './sharing.routes.ts';
export { carryShares, endSharesOf, findSharesOf } from './sharing.repo.ts';
