export { RollOverNotice } from './parts/roll-over-notice.tsx';
