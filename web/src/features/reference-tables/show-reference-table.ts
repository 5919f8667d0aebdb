import { showModal } from '../../lib/modals/modal-store.ts';

/** Opens 'Bedømmelsestabel': what the grades 0–10 mean (REF-02). */
export const showGradeBands = () => void showModal('TestEvalModal', {});

/** Opens 'Udvidet bedømmelsestabel staveprøven': percents by class and grade (REF-03). */
export const showSpellingGrades = () => void showModal('ExtendedTestEvalModal', {});

/** Opens 'Anvendte fejltyper': the error types of the spelling test by class (REF-01). */
export const showSpellingErrorTypes = () => void showModal('TestErrorModal', {});
