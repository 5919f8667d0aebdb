import { showModal } from '../../lib/modals/modal-store.ts';

/** CON-11. */
const COPILOT_DEMO_WIDTH = 946;

/** Opens the demo form for the copilot, where the licence for it is missing (LEAD-16). */
export const showCopilotDemo = (): Promise<undefined> =>
  showModal('DemoFormModal', { isCopilot: true, width: COPILOT_DEMO_WIDTH });
