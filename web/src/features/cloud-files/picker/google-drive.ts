import { fetchFile } from './fetch-file.ts';
import type { GoogleDocument, GoogleScripts, PickerAnswer } from './google-types.ts';
import { loadScripts } from './load-scripts.ts';
import { type ChooseFile, PickFailure, type ServiceSettings } from './messages.ts';

/** How long a token is used before another is asked for (CON-26). */
export const TOKEN_VALID_MS = 300_000;
/** Leave for the files that the person chooses in the picker, and for no others. */
const SCOPE = 'https://www.googleapis.com/auth/drive.file';
const GOOGLE_DOCUMENT = 'application/vnd.google-apps.document';
const LOADED_WITHIN_MS = 15_000;

const scripts = () => globalThis as unknown as GoogleScripts;

const loadPicker = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new PickFailure('no-net'));
    scripts().gapi.load('picker', {
      callback: resolve,
      onerror: fail,
      timeout: LOADED_WITHIN_MS,
      ontimeout: fail,
    });
  });

/** A new token; null where the person closed Google's window. */
const askToken = (clientId: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const fail = (why: 'sign-in' | 'blocked') => reject(new PickFailure(why));
    const client = scripts().google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token, error }) => (access_token && !error ? resolve(access_token) : fail('sign-in')),
      error_callback: ({ type }) =>
        type === 'popup_closed' ? resolve(null) : fail(type === 'popup_failed_to_open' ? 'blocked' : 'sign-in'),
    });
    client.requestAccessToken({ prompt: '' });
  });

/** Documents and Word files that the person owns, with folders, as a list, in Danish (UPL-07). */
function choose({ clientId, apiKey = '', docxType }: ServiceSettings, token: string): Promise<GoogleDocument | null> {
  const { DocsView, DocsViewMode, PickerBuilder, ViewId } = scripts().google.picker;
  const view = new DocsView(ViewId.DOCS)
    .setMimeTypes(`${GOOGLE_DOCUMENT},${docxType}`)
    .setOwnedByMe(true)
    .setIncludeFolders(true)
    .setMode(DocsViewMode.LIST);
  return new Promise((resolve, reject) => {
    const answer = ({ action, docs }: PickerAnswer) => {
      if (action === 'cancel') resolve(null);
      else if (action === 'picked' && docs?.[0]) resolve(docs[0]);
      else if (action === 'picked' || action === 'error') reject(new PickFailure('picker'));
    };
    new PickerBuilder()
      .addView(view)
      .setOAuthToken(token)
      .setDeveloperKey(apiKey)
      // the project, which a client's id begins with
      .setAppId(clientId.split('-')[0] ?? '')
      .setLocale('da')
      .setOrigin(location.origin)
      .setCallback(answer)
      .build()
      .setVisible(true);
  });
}

/** Fetches what was chosen: a Google document is exported as DOCX. */
function fetchChosen(settings: ServiceSettings, token: string, chosen: GoogleDocument): Promise<File> {
  const { files = '', maxBytes, docxType } = settings;
  const isDocument = chosen.mimeType === GOOGLE_DOCUMENT;
  if (!isDocument && Number(chosen.sizeBytes ?? 0) > maxBytes) throw new PickFailure('too-large');
  const file = `${files}/${encodeURIComponent(chosen.id)}`;
  return fetchFile({
    url: isDocument ? `${file}/export?mimeType=${encodeURIComponent(docxType)}` : `${file}?alt=media`,
    name: isDocument && !/\.docx$/i.test(chosen.name) ? `${chosen.name}.docx` : chosen.name,
    type: isDocument ? docxType : chosen.mimeType,
    maxBytes,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** Choosing from Google Drive. A token is kept for the next choice. */
export function googleDrive(settings: ServiceSettings): ChooseFile {
  let kept: { token: string; since: number } | null = null;
  return async (tell) => {
    await loadScripts(settings.scripts);
    const isValid = kept !== null && performance.now() - kept.since < TOKEN_VALID_MS;
    // beside the picker's own script, while the press still lets a window open
    const [token] = await Promise.all([isValid && kept ? kept.token : askToken(settings.clientId), loadPicker()]);
    if (token === null) return null;
    if (!isValid) kept = { token, since: performance.now() };
    tell.show(true);
    const chosen = await choose(settings, token).finally(() => tell.show(false));
    if (!chosen) return null;
    tell.fetching(chosen.name);
    try {
      return await fetchChosen(settings, token, chosen);
    } catch (error) {
      if (error instanceof PickFailure && error.why === 'expired') kept = null;
      throw error;
    }
  };
}
