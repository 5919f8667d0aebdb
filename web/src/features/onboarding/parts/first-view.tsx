import { GUIDE_ELEMENTS } from '@ordklar/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/api/client.ts';
import { modalStore, showModal } from '../../../lib/modals/modal-store.ts';
import { useActiveCourse } from '../../../lib/storage/use-active.ts';
import { useCurrentUser } from '../../accounts/index.ts';

type GuideName = keyof typeof GUIDE_ELEMENTS;

/** Whether the person has closed the guide on an earlier visit; 'now' once it is shown on this one. */
const closedBefore = (name: GuideName) =>
  queryOptions({
    queryKey: ['guide', name],
    queryFn: (): Promise<boolean | 'now'> => client.shouldHideElement({ params: { id: GUIDE_ELEMENTS[name] } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function showFirst(queries: QueryClient, name: GuideName): Promise<void> {
  // never over something that the person has opened meanwhile
  if (modalStore.read().length > 0) return;
  queries.setQueryData(closedBefore(name).queryKey, 'now');
  await showModal(name, { isFirstView: true });
  // where this is lost the guide comes once more on the next visit, which does no harm
  await client.hideElement({ params: { id: GUIDE_ELEMENTS[name] } }).catch(() => undefined);
}

/** Shows a guide once. True when it had been closed on an earlier visit. */
function useGuideOnce(name: GuideName, wanted: boolean): boolean {
  const queries = useQueryClient();
  const closed = useQuery({ ...closedBefore(name), enabled: wanted }).data;
  useEffect(() => {
    if (wanted && closed === false) void showFirst(queries, name);
  }, [queries, name, wanted, closed]);
  return closed === true;
}

/** Opens the guide for new teachers, and on a later visit, in a free-text course, the one to the text correction. */
export function FirstView() {
  const { isTeacher } = useCurrentUser();
  const course = useActiveCourse();
  const isTextCorrection = useActiveCourse({ excludeTextCorrection: true }) === null && course !== null;
  const knowsOrdklar = useGuideOnce('TeacherOnboardingModal', isTeacher);
  useGuideOnce('TextCorrectionOnboardingModal', knowsOrdklar && isTextCorrection);
  return null;
}
