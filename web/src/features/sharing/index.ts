export { SharingTool } from './parts/sharing-tool.tsx';
export { ShareAnswer } from './parts/share-answer.tsx';
export { useRefreshShares } from './sharing.queries.ts';
