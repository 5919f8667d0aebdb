export { NotificationsTool } from './parts/notifications-tool.tsx';
export { DigestSection } from './digest/digest-section.tsx';
export { digestText } from './digest/digest.text.ts';
