import { addressPattern, ApiProblem, placesOf, withoutQuoted } from '@ordklar/contract';
import { client } from '../api/client.ts';

/** A page that fails again and again tells of it this often. */
const MOST_PER_PAGE = 10;
const reported = new Set<string>();

/** What browsers say when an observer could not keep up; it harms nobody. */
const RESIZE_LOOP = /ResizeObserver loop/;
/** Internet Explorer to version 10, which cannot run the page anyway. */
const OLD_EXPLORER = /MSIE \d/;

/** Where the editors' screens lie; the first of them has a second address. */
const EDITORS_AREA = /^\/(admin|redaktion)(\/|$)/;

/** Whether an error is worth telling of: ours, not from the editors' area, and not from a browser of long ago (SHELL-28). */
export function isWorthTelling(error: unknown, where: { pathname: string; userAgent: string }): error is Error {
  if (!(error instanceof Error) || error instanceof ApiProblem) return false;
  if (RESIZE_LOOP.test(error.message) || OLD_EXPLORER.test(where.userAgent)) return false;
  return !EDITORS_AREA.test(where.pathname);
}

/** Tells our own server of an error: its kind, the places in the script and the page, and nothing that anybody wrote. */
export function reportError(thrown: unknown): void {
  const { pathname } = window.location;
  if (!isWorthTelling(thrown, { pathname, userAgent: navigator.userAgent })) return;
  const body = {
    name: thrown.name.slice(0, 100),
    message: withoutQuoted(thrown.message),
    stack: placesOf(thrown.stack ?? ''),
    page: addressPattern(pathname),
  };
  const key = JSON.stringify(body);
  if (reported.has(key) || reported.size >= MOST_PER_PAGE) return;
  reported.add(key);
  // an error while telling of an error ends here
  client.reportClientError({ body }).catch(() => undefined);
}

/** Forgets what was reported, for tests. */
export const forgetReports = (): void => reported.clear();
