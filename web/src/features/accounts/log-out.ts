import { showModal } from '../../lib/modals/modal-store.ts';
import { forgetKept, keptBy } from '../../lib/saving/kept-keys.ts';
import { flushAll, hasUnsaved } from '../../lib/saving/unsaved.ts';
import { send, withFreshToken } from './log-in.ts';

declare module '../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    LogOutModal: { userId: number };
  }
  interface ModalAnswers {
    LogOutModal: boolean;
  }
}

/** A session that has ended meanwhile is ended. */
const ENDED = 401;

/**
 * Sends what this person has written, ends the session and leaves for the front page, or for `to`. What the browser kept
 * of it goes as well: others use the same machine. What the server cannot take now is named before, and goes only when
 * the person says so; else nothing happens, and the answer is false. @throws where the session could not be ended: all is kept
 */
export async function logOut(userId: number, to = '/'): Promise<boolean> {
  await flushAll();
  const waits = hasUnsaved() || keptBy(userId).length > 0;
  if (waits && !(await showModal('LogOutModal', { userId }))) return false;
  const { ok, status } = await withFreshToken(() => send('logout'));
  if (!ok && status !== ENDED) throw new Error(`Logging out was answered by ${status}`);
  forgetKept(userId);
  sessionStorage.clear();
  window.location.assign(to);
  return true;
}
