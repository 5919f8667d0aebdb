import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const GOOGLE_DOCUMENT = 'application/vnd.google-apps.document';
const SCRIPTS: Record<string, string> = {
  '/v7.2/OneDrive.js': 'onedrive.js',
  '/js/api.js': 'google-api.js',
  '/gsi/client': 'google-identity.js',
};
const LARGE = 11 * 1024 * 1024;

export interface StandIn {
  url: string;
  /** What the pages of the services were asked with, newest last: the options that reached the pickers. */
  asked: URLSearchParams[];
  /** Tokens of Google's that hold; take one out, and it has run out. */
  tokens: Set<string>;
  stop(): Promise<void>;
}

interface StoredFile {
  id: string;
  name: string;
  mimeType: string;
}

const page = (body: string) => `<!doctype html><html lang="da"><meta charset="utf-8"><title>Test</title>${body}</html>`;

/** A page with a button for each thing that can be said, and how; after the press, which ends before the page does. */
const choices = (list: readonly (readonly [label: string, said: unknown])[], say: string) =>
  page(`${list.map(([label], at) => `<p><button data-at="${at}">${label}</button></p>`).join('')}
<script>const said = ${JSON.stringify(list.map(([, value]) => value))};
for (const button of document.querySelectorAll('button')) button.onclick = () => { const value = said[button.dataset.at]; setTimeout(() => { ${say} }, 50); };</script>`);

/**
 * A server that stands in for OneDrive and Google Drive in tests: it speaks the calls that the two document, with a few
 * files of its own. `docx` are the bytes of every file.
 */
export async function startCloudStandIn(docx: Uint8Array): Promise<StandIn> {
  const asked: URLSearchParams[] = [];
  const tokens = new Set<string>();
  const files: StoredFile[] = [
    { id: 'document', name: 'Min feriedag', mimeType: GOOGLE_DOCUMENT },
    { id: 'word', name: 'Boganmeldelse.docx', mimeType: DOCX },
  ];
  let url = '';

  /** The bytes of a file, for pages of other origins, and with a token that holds where Google asks for one. */
  const sendFile = (
    request: http.IncomingMessage,
    answer: http.ServerResponse,
    isGoogle: boolean,
    isLarge: boolean,
  ) => {
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('access-control-allow-headers', 'authorization');
    if (request.method === 'OPTIONS') return answer.writeHead(204).end();
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (isGoogle && !tokens.has(token)) return answer.writeHead(401).end('{}');
    answer.writeHead(200, { 'content-type': DOCX }).end(isLarge ? Buffer.alloc(LARGE) : docx);
  };

  const pages: Record<string, (query: URLSearchParams) => string> = {
    '/onedrive/pick': (query) => {
      const file = (name: string, size: number) =>
        [name, { name, size, '@microsoft.graph.downloadUrl': `${url}/onedrive/download/${name}` }] as const;
      const list = [file('Min stil.docx', docx.length), file('Stor.docx', LARGE), ['Annuller', null] as const];
      const back = JSON.stringify(query.get('redirectUri'));
      return choices(list, `location.href = ${back} + '#' + new URLSearchParams({ answer: JSON.stringify(value) })`);
    },
    '/google/consent': (query) => {
      const token = `token-${tokens.size + 1}`;
      tokens.add(token);
      const list = [['Fortsæt', { access_token: token }] as const, ['Nej', { error: 'access_denied' }] as const];
      return choices(list, `opener.postMessage(value, ${JSON.stringify(query.get('origin'))}); close()`);
    },
    '/google/pick': () =>
      choices(
        [...files.map((file) => [file.name, file] as const), ['Luk', null] as const],
        `parent.postMessage(value, '*')`,
      ),
  };

  const server = http.createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const script = SCRIPTS[pathname];
    if (script) {
      answer.writeHead(200, { 'content-type': 'text/javascript' });
      return answer.end(fs.readFileSync(path.join(import.meta.dirname, script)));
    }
    const made = pages[pathname];
    if (made) {
      asked.push(searchParams);
      return answer.writeHead(200, { 'content-type': 'text/html' }).end(made(searchParams));
    }
    if (pathname.startsWith('/onedrive/download/'))
      return sendFile(request, answer, false, pathname.endsWith('Stor.docx'));
    if (pathname.startsWith('/drive/v3/files/')) return sendFile(request, answer, true, false);
    return answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    tokens,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
