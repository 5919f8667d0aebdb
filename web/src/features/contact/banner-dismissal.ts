import { PRESENTATION_BANNER } from '@ordklar/contract';
import { fetchClient } from '../../lib/api/fetch-client.ts';

const STORED_KEY = `ordklar-hidden-${PRESENTATION_BANNER}`;
const BANNER = { params: { id: PRESENTATION_BANNER } };

/** Whether the person has closed the presentation banner for good; a visitor's browser remembers it. */
export async function isBannerDismissed(loggedIn: boolean): Promise<boolean> {
  if (localStorage.getItem(STORED_KEY) !== null) return true;
  if (!loggedIn) return false;
  const client = await fetchClient();
  return client.shouldHideElement(BANNER);
}

/** Keeps the banner away from now on (LEAD-15). */
export async function dismissBanner(loggedIn: boolean): Promise<void> {
  localStorage.setItem(STORED_KEY, '1');
  if (!loggedIn) return;
  const client = await fetchClient();
  await client.hideElement(BANNER);
}
