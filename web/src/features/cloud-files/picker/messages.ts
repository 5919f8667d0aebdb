/** What a picker's page gets about its service by the server. */
export interface ServiceSettings {
  service: 'onedrive' | 'googledrive';
  clientId: string;
  /** Addresses of the service's own scripts. */
  scripts: readonly string[];
  /** The largest upload in bytes, and the type of a DOCX: this page shares no file with the screens. */
  maxBytes: number;
  docxType: string;
  /** Google: the key of the picker. */
  apiKey?: string;
  /** Google: where files are fetched by id. */
  files?: string;
  /** OneDrive: the path that its window comes back to. */
  redirect?: string;
}

/**
 * Why no file came: `no-net` the service is not reached; `sign-in` Google did not let one in, `blocked` its window was not
 * let open; `expired` the leave to fetch ran out, `fetch` another failure to fetch, `too-large` above the limit; `no-address`
 * OneDrive gave no address for the file; `picker` an error of the picker itself.
 */
export type Failure = 'no-net' | 'sign-in' | 'blocked' | 'expired' | 'fetch' | 'too-large' | 'no-address' | 'picker';

/** The page asks its frame for a file; `id` comes back with all that is said of it. */
export interface Ask {
  ordklar: 'pick';
  id: number;
}

/** The frame's words: what is to be seen of it, how far it is, and what came of it. */
export type Answer =
  | { ordklar: 'ready' }
  | ({ ordklar: 'report'; id: number } & (
      | { what: 'shown' }
      | { what: 'hidden' }
      | { what: 'closed' }
      | { what: 'fetching'; name: string }
      /** `url` is of an object of the frame, and is freed after a while (UPL-08). */
      | { what: 'picked'; url: string; name: string; type: string }
      | { what: 'failed'; why: Failure }
    ));

/** What one choice of a file tells while it goes on. */
export interface Telling {
  /** The picker covers the page, or no longer does. */
  show: (isShown: boolean) => void;
  fetching: (name: string) => void;
}

/** Lets the person choose one file of a service; null where the picker was closed without one. Throws a {@link PickFailure}. */
export type ChooseFile = (tell: Telling) => Promise<File | null>;

/** A {@link Failure} on its way. */
export class PickFailure extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}
