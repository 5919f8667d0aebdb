import { useEffect } from 'react';
import { client } from '../../../lib/api/client.ts';
import { findModal } from '../../../lib/modals/modal-registry.ts';
import { modalStore, showModal } from '../../../lib/modals/modal-store.ts';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';
import { useCurrentUser } from '../../accounts/index.ts';

type GuideName = 'TeacherOnboardingModal' | 'TextCorrectionOnboardingModal';

/** Under which id the server remembers that a person has seen a guide. */
const ELEMENTS: Record<GuideName, string> = {
  TeacherOnboardingModal: 'teacher-onboarding',
  TextCorrectionOnboardingModal: 'text-correction-onboarding',
};

/** Guides asked about since the page was loaded: once is enough. */
const asked = new Set<GuideName>();

/** Shows a guide to whoever has not closed it before. Answers whether it had been seen. */
async function showOnce(name: GuideName): Promise<boolean> {
  const call = { params: { id: ELEMENTS[name] } };
  if (await client.shouldHideElement(call)) return true;
  // never over something that the person has opened meanwhile
  if (modalStore.read().length > 0) return false;
  await showModal(name, { isFirstView: true });
  await client.hideElement(call);
  return false;
}

/** Whether one of the free-text courses is chosen. */
function useIsTextCorrection(): boolean {
  const course = useActiveCourse();
  return useActiveCourse({ excludeTextCorrection: true }) === null && course !== null;
}

/**
 * Opens the guide for new teachers, and on a later visit, when a free-text course is chosen, the one to the text
 * correction. Each is shown until it has been closed once.
 */
export function FirstView() {
  const { isTeacher } = useCurrentUser();
  const isTextCorrection = useIsTextCorrection();
  useEffect(() => {
    const open = async (name: GuideName): Promise<boolean> => {
      if (asked.has(name) || !findModal(name)) return asked.has(name);
      asked.add(name);
      return showOnce(name);
    };
    if (!isTeacher) return;
    open('TeacherOnboardingModal')
      .then((seen) => seen && isTextCorrection && open('TextCorrectionOnboardingModal'))
      // the guide is an offer: where the server does not answer, nothing is shown
      .catch(() => undefined);
  }, [isTeacher, isTextCorrection]);
  return null;
}
