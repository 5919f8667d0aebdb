export { commaText } from './comma-systems.text.ts';
export { hasCommaSystem } from './has-comma-system.ts';
export { OwnCommaSystem } from './parts/own-comma-system.tsx';
export { SquadCommaSystem } from './parts/squad-comma-system.tsx';
