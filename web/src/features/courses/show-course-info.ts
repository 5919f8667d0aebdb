import { showModal } from '../../lib/modals/modal-store.ts';

/** Opens what a course holds (CAT-08), by its productId. */
export const showCourseInfo = (courseId: string) => void showModal('ClassInfoModal', { courseId });
