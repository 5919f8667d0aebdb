import { findModal } from '../../lib/modals/modal-registry.ts';
import { fetchAhead } from '../../lib/parts/fetch-part.ts';
import { loadOverlays } from '../../ui/load-overlays.ts';
import { loadModalOnTop } from './modal-layer.tsx';

/** Questions with yes and no, the pupil's question before handing in, and the way to write to us. */
const NEEDED = ['ConfirmModal', 'ConfirmHandInModal', 'FeedbackModal'];

/**
 * Fetches, while nobody waits, what a person needs to go on where the net is lost; menus come too. Panels fetch themselves
 * (ui/use-loaded-panel.ts). The answer stops it.
 */
export const fetchModalsAhead = (): (() => void) =>
  fetchAhead(() => [loadModalOnTop, loadOverlays, ...NEEDED.flatMap((name) => findModal(name)?.load ?? [])]);
