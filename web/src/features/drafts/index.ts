export type { DraftKeeper, DraftView } from './draft-keeper.ts';
export { flushKeepers, forgetKeepers, keeperOf, useDraft } from './keepers.ts';
export { RETRY_DELAYS, SAVE_DELAY, type SaveState, troubleOf, worstSave } from './save-state.ts';
export { useSaveBeforeLeaving } from './use-save-before-leaving.ts';
