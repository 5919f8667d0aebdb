export { bytesOfDraft, requireDraftRoom, requireFileRoom } from './require-room.ts';
