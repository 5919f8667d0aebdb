export { OwnLinks } from './parts/own-links.tsx';
