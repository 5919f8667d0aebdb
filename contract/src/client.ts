import type { z } from 'zod';
import { type Api, api } from './api.ts';
import { API_BASE, type Endpoint, type Problem, QUERY_HEADER } from './endpoint.ts';

type In<Z> = Z extends z.ZodType ? z.input<Z> : never;
type Out<Z> = Z extends z.ZodType ? z.output<Z> : never;
type Part<E, K extends string, Z> = K extends keyof E ? (E[K] extends z.ZodType ? Z : unknown) : unknown;

/** What a caller gives: path parameters, query, body, or a form with files. */
export type Call<E> = Part<E, 'params', { params: E extends { params: infer P } ? In<P> : never }> &
  Part<E, 'query', { query?: E extends { query: infer Q } ? In<Q> : never }> &
  Part<E, 'body', { body: E extends { body: infer B } ? In<B> : never }> &
  Part<
    E,
    'form',
    {
      form: E extends { form: infer F } ? In<F> : never;
      files: readonly File[];
      /** Called with 0–1 while the bytes go out. */
      onProgress?: (fraction: number) => void;
    }
  > & {
    signal?: AbortSignal;
    /** Lets the call outlive the page; the browser takes at most 64 kB so. */
    keepalive?: boolean;
  };

/** What a call answers: the body of its good answer; null for 204. */
export type Answer<E> = E extends { answers: infer A } ? Out<A[keyof A]> : never;

type Arguments<E> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/** One typed function per endpoint of the contract. */
export type Client = { [K in keyof Api]: (...call: Arguments<Api[K]>) => Promise<Answer<Api[K]>> };

/** An answer that is not good: the server's problem, or code `network` (status 0) where no answer came. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly details: Record<string, unknown>;
  constructor(status: number, body: Problem) {
    super(body.message);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.details = body.details ?? {};
  }
}

export interface ClientOptions {
  /** Origin of the server; empty in the browser. */
  base?: string;
  /** The current anti-forgery token (from the page's meta tag). */
  csrf: () => string;
  /** Takes a fresh anti-forgery token after a 419. */
  onFreshCsrf?: (token: string) => void;
  /** Opens a login layer; resolves when the person is logged in again, and the call is repeated (PD-01). */
  onSessionEnded?: () => Promise<void>;
  fetch?: typeof fetch;
}

/** A session that ran out takes its cookie along, and then the server cannot know that there was one. */
const NO_SESSION = new Set(['session-ended', 'not-logged-in']);

interface AnyCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  files?: readonly File[];
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  keepalive?: boolean;
}

interface Raw {
  status: number;
  text: string;
}

const pathOf = (endpoint: Endpoint, call: AnyCall): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  return `${API_BASE}/${path}`;
};

const queryOf = (call: AnyCall): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return String(query);
};

const bodyOf = (call: AnyCall): BodyInit | undefined => {
  if (call.files) {
    const form = new FormData();
    for (const [name, value] of Object.entries(call.form ?? {})) {
      if (Array.isArray(value))
        for (const one of value.length > 0 ? value : ['']) form.append(`${name}[]`, String(one));
      else if (value !== undefined) form.append(name, String(value));
    }
    for (const file of call.files) form.append('files[]', file, file.name);
    return form;
  }
  return call.body === undefined ? undefined : JSON.stringify(call.body);
};

/** fetch cannot tell how much has gone out, so uploads that want to know use XMLHttpRequest. */
const upload = (method: string, url: string, headers: Record<string, string>, body: BodyInit, call: AnyCall) =>
  new Promise<Raw>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) call.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error('network'));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    call.signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });

/**
 * Makes the typed client. Calls resolve with the body of a good answer and reject with {@link ApiProblem} otherwise.
 * A 419 is answered once with a fresh token, a 401 for want of a session once with a new login.
 */
export function createClient(options: ClientOptions): Client {
  const base = options.base ?? '';
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init));

  const send = async (endpoint: Endpoint, call: AnyCall): Promise<Raw> => {
    const headers: Record<string, string> = { accept: 'application/json', 'x-csrf-token': options.csrf() };
    const body = bodyOf(call);
    if (body !== undefined && !call.files) headers['content-type'] = 'application/json';
    const query = queryOf(call);
    if (endpoint.personal && query) headers[QUERY_HEADER] = query;
    const url = base + pathOf(endpoint, call) + (query && !endpoint.personal ? `?${query}` : '');
    try {
      if (body !== undefined && call.onProgress && typeof XMLHttpRequest !== 'undefined')
        return await upload(endpoint.method, url, headers, body, call);
      const answer = await doFetch(url, {
        method: endpoint.method,
        headers,
        body: body ?? null,
        credentials: 'same-origin',
        signal: call.signal ?? null,
        keepalive: call.keepalive ?? false,
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiProblem(0, { code: 'network', message: 'Der er ingen forbindelse til Ordklar. Prøv igen om lidt.' });
    }
  };

  const problemOf = (raw: Raw): ApiProblem => {
    try {
      const body = JSON.parse(raw.text) as Problem;
      if (typeof body.message === 'string' && typeof body.code === 'string') return new ApiProblem(raw.status, body);
    } catch {
      // not our server's answer (a proxy's page, say): reported as an unknown error below
    }
    return new ApiProblem(raw.status, {
      code: 'unknown',
      message: 'Der er opstået en fejl. Prøv at genindlæse siden.',
    });
  };

  const run = async (endpoint: Endpoint, call: AnyCall): Promise<unknown> => {
    let raw = await send(endpoint, call);
    if (raw.status === 419) {
      const fresh = await send(api.csrfToken, {});
      if (fresh.status === 200) options.onFreshCsrf?.((JSON.parse(fresh.text) as { token: string }).token);
      raw = await send(endpoint, call);
    }
    if (raw.status === 401 && options.onSessionEnded && NO_SESSION.has(problemOf(raw).code)) {
      await options.onSessionEnded();
      raw = await send(endpoint, call);
    }
    if (raw.status < 200 || raw.status > 299) throw problemOf(raw);
    return raw.text === '' ? null : JSON.parse(raw.text);
  };

  const entries = Object.entries(api as Record<string, Endpoint>);
  return Object.fromEntries(
    entries.map(([name, endpoint]) => [name, (call: AnyCall = {}) => run(endpoint, call)]),
  ) as unknown as Client;
}
