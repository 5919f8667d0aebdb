import { fetchPart } from '../../lib/parts/fetch-part.ts';

const load = () => import('./log-out.ts');

/** `logOut` of log-out.ts, fetched when it is asked for: no page needs it to be read, and without a net nobody is logged out. */
export const logOut = async (userId: number, to?: string): Promise<boolean> =>
  (await fetchPart(load)).logOut(userId, to);
