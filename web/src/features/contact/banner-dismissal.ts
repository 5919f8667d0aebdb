import { PRESENTATION_BANNER } from '@ordklar/contract';

const STORED_KEY = `ordklar-hidden-${PRESENTATION_BANNER}`;
const BANNER = { params: { id: PRESENTATION_BANNER } };

/** Fetched only for people who are logged in: visitors' pages stay light. */
const fetchClient = async () => (await import('../../lib/api/client.ts')).client;

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
