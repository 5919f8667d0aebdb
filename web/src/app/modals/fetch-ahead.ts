/** So long after the first screen nothing is left to load that somebody waits for. */
const AFTER_MS = 3000;

const toFetch = [
  () => import('./modal-on-top.tsx'),
  () => import('./confirm-modal.tsx'),
  () => import('../../features/homework/modals/confirm-hand-in-modal.tsx'),
  () => import('../../ui/overlays.tsx'),
];

/**
 * Fetches, while nobody waits, what a person needs to go on where the net is lost: questions with yes and no, the pupil's
 * question before handing in, and menus. The answer stops it.
 */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    // without a net it is fetched when it is asked for, and said then
    for (const fetchNow of toFetch) fetchNow().catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
