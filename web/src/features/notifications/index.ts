export { NotificationsTool } from './parts/notifications-tool.tsx';
