import { API_BASE, type Client, createClient } from '@ordklar/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A person's browser: it keeps cookies and sends the anti-forgery token, over the server's own door. */
export interface Browser {
  /** The typed client of the contract, as the web has it. */
  readonly api: Client;
  /** Any request. `token: false` leaves the anti-forgery token out. */
  request(method: Method, url: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  /** A request below the API's prefix, with its path relative to it. */
  call(method: Method, path: string, options?: RequestOptions): Promise<LightMyRequestResponse>;
  /** The cookies, to look at and to plant. */
  readonly cookies: Map<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  body?: unknown;
  /** Sent as it is, with this content type. */
  payload?: Buffer | string;
  headers?: Record<string, string>;
  token?: boolean;
}

/** Opens a browser on the server. It takes an anti-forgery token first, as loading a page would. */
export async function openBrowser(app: FastifyInstance): Promise<Browser> {
  const cookies = new Map<string, string>();
  let token = '';

  const keep = (response: LightMyRequestResponse): void => {
    for (const cookie of response.cookies) {
      const isGone = cookie.value === '' || (cookie.expires !== undefined && cookie.expires.getTime() <= 0);
      if (isGone) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
  };
  const request: Browser['request'] = async (method, url, options = {}) => {
    const headers: Record<string, string> = { ...options.headers };
    if (options.token !== false) headers['x-csrf-token'] = token;
    const inject: InjectOptions = { method, url, headers, cookies: Object.fromEntries(cookies) };
    if (options.payload !== undefined) inject.payload = options.payload;
    else if (options.body !== undefined) inject.payload = options.body as object;
    const response = await app.inject(inject);
    keep(response);
    return response;
  };
  const viaServer: typeof fetch = async (input, init) => {
    // a Request of the platform writes multipart bodies as a browser does
    const asked = new Request(new URL(String(input), 'http://localhost'), { ...init, signal: null });
    const { pathname, search } = new URL(asked.url);
    const bytes = Buffer.from(await asked.arrayBuffer());
    const options: RequestOptions = { headers: Object.fromEntries(asked.headers), token: false };
    if (bytes.length > 0) options.payload = bytes;
    const response = await request(asked.method as Method, pathname + search, options);
    const isEmpty = response.statusCode === 204;
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode });
  };
  const client = createClient({
    base: 'http://localhost',
    csrf: () => token,
    onFreshCsrf: (fresh) => {
      token = fresh;
    },
    fetch: viaServer,
  });
  // who logs in has a session of their own, and a token for it: kept, as the login page does
  const api: Client = {
    ...client,
    async login(call) {
      const answer = await client.login(call);
      token = answer.token;
      return answer;
    },
  };
  token = (await api.csrfToken()).token;
  return { api, cookies, request, call: (method, path, options) => request(method, `${API_BASE}/${path}`, options) };
}
