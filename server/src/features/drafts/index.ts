export { forgetDraft, readDraft, saveDraft } from './keep-draft.ts';
