export { SharingTool } from './parts/sharing-tool.tsx';
