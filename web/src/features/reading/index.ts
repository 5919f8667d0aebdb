export { ReadingTools } from './parts/reading-tools.tsx';
