export { bytesOfDraft, QUOTAS, requireDraftRoom, requireFileRoom } from './require-room.ts';
