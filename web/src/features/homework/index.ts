export { openHomeworkQuery, taskQuery } from './homework.queries.ts';
export { UploadArea } from './hand-in/upload-area.tsx';
export { useAttachment } from './hand-in/use-attachment.ts';
export { handin } from './hand-in/attachments.ts';
