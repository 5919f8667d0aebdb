export { SquadHints } from './parts/squad-hints.tsx';
export { TextHints } from './parts/text-hints.tsx';
