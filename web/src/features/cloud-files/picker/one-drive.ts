import { fetchFile } from './fetch-file.ts';
import { loadScripts } from './load-scripts.ts';
import { type ChooseFile, PickFailure, type ServiceSettings } from './messages.ts';

/** What is used of Microsoft's script, as Microsoft documents it. */
interface OneDriveFile {
  name: string;
  size?: number;
  '@microsoft.graph.downloadUrl'?: string;
}
export interface OneDriveScripts {
  OneDrive: {
    open(options: {
      clientId: string;
      action: 'download';
      multiSelect: boolean;
      advanced: { redirectUri: string; filter: string };
      success: (answer: { value: readonly OneDriveFile[] }) => void;
      cancel: () => void;
      error: (error: unknown) => void;
    }): void;
  };
}

/** How often it is looked whether the window is still there, ms, and how long its answer may be on its way after that. */
const LOOK_MS = 500;
const GRACE_MS = 1000;

/**
 * Says when the window that the service opens was closed by hand, which the service's script does not tell.
 * @returns ends the watching
 */
function watchWindow(onClosed: () => void): () => void {
  const open = globalThis.open;
  let opened: Window | null = null;
  let grace: ReturnType<typeof setTimeout> | undefined;
  globalThis.open = (...args) => (opened = open.apply(globalThis, args));
  const looking = setInterval(() => {
    if (!opened?.closed || grace !== undefined) return;
    grace = setTimeout(onClosed, GRACE_MS);
  }, LOOK_MS);
  return () => {
    globalThis.open = open;
    clearInterval(looking);
    clearTimeout(grace);
  };
}

async function choose(settings: ServiceSettings): Promise<OneDriveFile | null> {
  let end = () => {};
  const closed = new Promise<null>((resolve) => {
    end = watchWindow(() => resolve(null));
  });
  return Promise.race([ask(settings), closed]).finally(end);
}

const ask = ({ clientId, redirect = '' }: ServiceSettings): Promise<OneDriveFile | null> =>
  new Promise((resolve, reject) => {
    (globalThis as unknown as OneDriveScripts).OneDrive.open({
      clientId,
      action: 'download',
      multiSelect: false,
      advanced: { redirectUri: new URL(redirect, location.origin).href, filter: 'folder,.docx' },
      success: ({ value }) => resolve(value[0] ?? null),
      cancel: () => resolve(null),
      error: (error) => {
        console.error('The picker of OneDrive failed', error);
        reject(new PickFailure('picker'));
      },
    });
  });

/** Choosing from OneDrive, in a window of Microsoft's that comes back by a page of ours (UPL-09). */
export const oneDrive =
  (settings: ServiceSettings): ChooseFile =>
  async (tell) => {
    await loadScripts(settings.scripts);
    const chosen = await choose(settings);
    if (!chosen) return null;
    const address = chosen['@microsoft.graph.downloadUrl'];
    if (!address) throw new PickFailure('no-address');
    if ((chosen.size ?? 0) > settings.maxBytes) throw new PickFailure('too-large');
    tell.fetching(chosen.name);
    // no type: what it is, its name and its first bytes say
    return fetchFile({ url: address, name: chosen.name, type: '', maxBytes: settings.maxBytes });
  };
