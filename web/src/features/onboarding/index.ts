export { FirstView } from './parts/first-view.tsx';
