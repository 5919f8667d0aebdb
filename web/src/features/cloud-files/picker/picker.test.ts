import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentenceOf } from '../cloud-files.text.ts';
import type { GoogleDocument, PickerAnswer, TokenAnswer } from './google-types.ts';
import { googleDrive, TOKEN_VALID_MS } from './google-drive.ts';
import type { ChooseFile, PickFailure, ServiceSettings } from './messages.ts';
import { oneDrive } from './one-drive.ts';
import { OBJECT_URL_MS, servePicks } from './serve-picks.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SETTINGS: ServiceSettings = {
  service: 'googledrive',
  clientId: '4711-x.apps.googleusercontent.com',
  scripts: [],
  maxBytes: 100,
  docxType: DOCX,
  apiKey: 'key',
  files: 'https://drive.test/files',
  redirect: '/onedrive/redirect',
};
const DOCUMENT: GoogleDocument = { id: 'a/b', name: 'Min stil', mimeType: 'application/vnd.google-apps.document' };
const WORD: GoogleDocument = { id: 'w', name: 'Brev.docx', mimeType: DOCX, sizeBytes: '20' };

/** What Google's scripts are asked, and what they answer: a test sets both. */
let token: TokenAnswer | { type: string };
let picked: PickerAnswer;
let options: Record<string, unknown>;
const requestAccessToken = vi.fn();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** Keeps what each `setX` is called with. */
const setter = (made: object) =>
  new Proxy(made, {
    get(of, name: string) {
      if (!name.startsWith('set') || name in of) return Reflect.get(of, name);
      return (value: unknown) => {
        options[name] = value;
        return setter(of);
      };
    },
  });

beforeEach(() => {
  token = { access_token: 't1' };
  picked = { action: 'picked', docs: [DOCUMENT] };
  options = {};
  requestAccessToken.mockReset();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('PK')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('gapi', { load: (_: string, { callback }: { callback: () => void }) => callback() });
  const answerToken = (given: { callback: (a: TokenAnswer) => void; error_callback: (e: object) => void }) =>
    'type' in token ? given.error_callback(token) : given.callback(token);
  const builder = setter({
    addView: () => builder,
    build: () => ({ setVisible: () => (options['setCallback'] as (answer: PickerAnswer) => void)(picked) }),
  });
  vi.stubGlobal('google', {
    accounts: {
      oauth2: {
        initTokenClient: (given: Parameters<typeof answerToken>[0]) => ({
          requestAccessToken: () => {
            requestAccessToken();
            answerToken(given);
          },
        }),
      },
    },
    picker: {
      DocsView: function DocsView() {
        return setter({});
      },
      PickerBuilder: function PickerBuilder() {
        return builder;
      },
      DocsViewMode: { LIST: 'list' },
      ViewId: { DOCS: 'all' },
    },
  });
});
afterEach(() => vi.useRealTimers());

const quiet = { show: () => undefined, fetching: () => undefined };
/** What came of a choice: the file's name, null for none, or the sentence that is shown. */
const outcome = async (choose: ChooseFile, service: 'onedrive' | 'googledrive') => {
  try {
    return (await choose(quiet))?.name ?? null;
  } catch (error) {
    return sentenceOf(service, (error as PickFailure).why, 'Du må maks uploade 10 MB');
  }
};

describe('Google Drive', () => {
  const choose = () => outcome(googleDrive(SETTINGS), 'googledrive');

  it('UPL-07 shows own documents and Word files with folders, as a list, in Danish; a document comes as DOCX', async () => {
    expect(await choose()).toBe('Min stil.docx');
    expect(options).toMatchObject({
      setMimeTypes: `application/vnd.google-apps.document,${DOCX}`,
      setOwnedByMe: true,
      setIncludeFolders: true,
      setMode: 'list',
      setLocale: 'da',
      setOAuthToken: 't1',
      setDeveloperKey: 'key',
      setAppId: '4711',
    });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`https://drive.test/files/a%2Fb/export?mimeType=${encodeURIComponent(DOCX)}`);
    expect(init?.headers).toEqual({ Authorization: 'Bearer t1' });
    picked = { action: 'picked', docs: [WORD] };
    expect(await choose()).toBe('Brev.docx');
    expect(fetched.mock.lastCall?.[0]).toBe('https://drive.test/files/w?alt=media');
  });

  it('UPL-08 CON-26 uses a token for 300000 ms, then asks for another', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    expect(TOKEN_VALID_MS).toBe(300_000);
    const drive = googleDrive(SETTINGS);
    await drive(quiet);
    vi.advanceTimersByTime(299_999);
    await drive(quiet);
    expect(requestAccessToken).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await drive(quiet);
    expect(requestAccessToken).toHaveBeenCalledTimes(2);
  });

  it('UPL-08 a token that Google takes no more is given up, and the next choice asks for another', async () => {
    const drive = googleDrive(SETTINGS);
    fetched.mockResolvedValueOnce(new Response('', { status: 401 }));
    expect(await outcome(drive, 'googledrive')).toBe(
      'Kunne ikke hente fil fra Google Drive. Adgangen til den er udløbet. Vælg filen igen.',
    );
    expect(await outcome(drive, 'googledrive')).toBe('Min stil.docx');
    expect(requestAccessToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['UPL-13 TXT-39 a no to the sign-in', { error: 'access_denied' }, 'Kunne ikke logge ind på Google.'],
    ['UPL-13 TXT-39 an error of the sign-in', { type: 'unknown' }, 'Kunne ikke logge ind på Google.'],
    ['a window that is closed', { type: 'popup_closed' }, null],
    [
      'a window that the browser bars',
      { type: 'popup_failed_to_open' },
      'Din browser spærrede for det vindue, hvor du skulle logge ind. Tillad pop op-vinduer, og prøv igen.',
    ],
  ])('%s', async (_, answer, message) => {
    token = answer;
    expect(await choose()).toBe(message);
  });

  it.each([
    ['UPL-14 TXT-40 a failed fetch', new Response('', { status: 500 }), 'Kunne ikke hente fil fra Google Drive.'],
    [
      'a document too large to export',
      new Response('exportSizeLimitExceeded', { status: 403 }),
      'Du må maks uploade 10 MB',
    ],
    ['more bytes than the limit', new Response('x'.repeat(101)), 'Du må maks uploade 10 MB'],
  ])('%s', async (_, answer, message) => {
    fetched.mockResolvedValueOnce(answer);
    expect(await choose()).toBe(message);
  });

  it('UPL-14 TXT-40 no net while the file is fetched', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await choose()).toBe('Kunne ikke hente fil fra Google Drive.');
  });

  it('a picker that is closed gives nothing, a large file is not fetched, an error is left to the default toast', async () => {
    picked = { action: 'cancel' };
    expect(await choose()).toBeNull();
    picked = { action: 'picked', docs: [{ ...WORD, sizeBytes: 101 }] };
    expect(await choose()).toBe('Du må maks uploade 10 MB');
    picked = { action: 'error' };
    await expect(googleDrive(SETTINGS)(quiet)).rejects.toMatchObject({ why: 'picker' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('OneDrive', () => {
  const URL_OF_FILE = '@microsoft.graph.downloadUrl';
  type Given = { success: (answer: object) => void; cancel: () => void; error: (e: object) => void } & Record<
    string,
    unknown
  >;
  const answering = (answer: (given: Given) => void) => vi.stubGlobal('OneDrive', { open: vi.fn(answer) });
  const choose = () => outcome(oneDrive({ ...SETTINGS, service: 'onedrive' }), 'onedrive');
  const file =
    (over: object) =>
    ({ success }: Given) =>
      success({ value: [{ name: 'Stil.docx', size: 20, [URL_OF_FILE]: 'https://files.test/1', ...over }] });

  it('UPL-09 opens its picker for DOCX, which comes back to our own page', async () => {
    const open = vi.fn(file({}));
    vi.stubGlobal('OneDrive', { open });
    expect(await choose()).toBe('Stil.docx');
    expect(open.mock.calls[0]?.[0]).toMatchObject({
      clientId: SETTINGS.clientId,
      action: 'download',
      multiSelect: false,
      advanced: { redirectUri: `${location.origin}/onedrive/redirect`, filter: 'folder,.docx' },
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://files.test/1');
  });

  it('UPL-15 UPL-16 TXT-41 TXT-42 a file without an address, one that cannot be fetched, one that is too large, none', async () => {
    answering(file({ [URL_OF_FILE]: undefined }));
    expect(await choose()).toBe('Kunne ikke finde filen fra OneDrive.');
    answering(file({}));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await choose()).toBe('Kunne ikke hente filen fra OneDrive.');
    fetched.mockResolvedValueOnce(new Response('', { status: 403 }));
    expect(await choose()).toBe('Kunne ikke hente filen fra OneDrive. Adgangen til den er udløbet. Vælg filen igen.');
    answering(file({ size: 101 }));
    expect(await choose()).toBe('Du må maks uploade 10 MB');
    answering(({ cancel }) => cancel());
    expect(await choose()).toBeNull();
  });

  it('UPL-17 an error of its picker', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answering(({ error }) => error({ errorCode: 'popupOpen' }));
    await expect(oneDrive(SETTINGS)(quiet)).rejects.toMatchObject({ why: 'picker' });
  });

  it('UPL-09 a window that is closed by hand, which the service does not tell, is taken as no choice', async () => {
    vi.useFakeTimers();
    const shown = { closed: false };
    const open = vi.fn(() => shown as Window);
    vi.stubGlobal('open', open);
    vi.stubGlobal('OneDrive', { open: () => globalThis.open('https://onedrive.test') });
    const chosen = oneDrive(SETTINGS)(quiet);
    await vi.advanceTimersByTimeAsync(60_000);
    shown.closed = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await chosen).toBeNull();
    expect(globalThis.open).toBe(open);
  });
});

it('UPL-08 CON-27 the frame hands a file over by an address that is freed after 40 s', async () => {
  vi.useFakeTimers();
  expect(OBJECT_URL_MS).toBe(40_000);
  const freed = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: freed }));
  const said: unknown[] = [];
  vi.spyOn(window, 'postMessage').mockImplementation((message) => void said.push(message));
  servePicks(() => Promise.resolve(new File(['PK'], 'stil.docx', { type: DOCX })));
  const ask = (origin: string) =>
    dispatchEvent(new MessageEvent('message', { data: { ordklar: 'pick', id: 7 }, source: window, origin }));
  ask('https://elsewhere.test');
  ask(location.origin);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(said).toEqual([
    { ordklar: 'ready' },
    { ordklar: 'report', id: 7, what: 'picked', url: 'blob:1', name: 'stil.docx', type: DOCX },
  ]);
  expect(freed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(freed).toHaveBeenCalledWith('blob:1');
});
