import './hand-in/hand-in.css';

export { UploadArea } from './hand-in/upload-area.tsx';
export { useAttachment } from './hand-in/use-attachment.ts';
