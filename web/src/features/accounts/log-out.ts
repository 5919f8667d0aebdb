import { forgetKept } from '../../lib/saving/kept.ts';
import { flushAll, hasUnsaved } from '../../lib/saving/unsaved.ts';
import { send, withFreshToken } from './log-in.ts';

/**
 * Saves what is being written, ends the session and leaves for the front page, or for `to`. What the browser kept of it goes as well:
 * others use the same machine. Only what the server could not take stays, for its writer alone has it.
 */
export async function logOut(to = '/'): Promise<void> {
  await flushAll();
  await withFreshToken(() => send('logout'));
  if (!hasUnsaved()) forgetKept();
  sessionStorage.clear();
  window.location.assign(to);
}
