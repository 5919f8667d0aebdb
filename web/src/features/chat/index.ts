export { ChatTool } from './parts/chat-tool.tsx';
