import type { BlogContent } from '@ordklar/contract';

/** What the server tells the renderer about this request and this installation. */
export interface ServerContext {
  /** Whether UNI-Login is configured. */
  uniLogin: boolean;
  /** Where the logged-in person starts (/overblik, /lektier); null for visitors. */
  startPath: string | null;
  /** The person must do something before any screen opens. */
  owesFirstSteps?: boolean;
  /** The site's own address, without a slash at its end. */
  origin?: string;
  /** What the page shows of the database; null or absent where it needs nothing. */
  content?: BlogContent | null;
}

/** Given to every public page, on the server and in the browser alike: plain JSON. */
export interface PublicPageProps extends Omit<ServerContext, 'origin' | 'owesFirstSteps'> {
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
}
