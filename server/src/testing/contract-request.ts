import { API_BASE, type Endpoint } from '@ordklar/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser, RequestOptions } from './browser.ts';

/** Arguments of any endpoint, untyped: what a walk over the whole contract has in hand. */
export interface AnyCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  files?: readonly File[];
}

/** Percent-encoded; half a character, which no address can hold, as the sign for one that is unknown. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The address of an endpoint with these arguments. */
export function addressOf(endpoint: Endpoint, call: AnyCall): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(call.params?.[name])));
  const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]));
  return `${API_BASE}/${path}${query.size > 0 ? `?${query}` : ''}`;
}

async function bodyOf(call: AnyCall): Promise<RequestOptions> {
  if (!call.files) return call.body === undefined ? {} : { body: call.body };
  const form = new FormData();
  for (const [name, value] of Object.entries(call.form ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(Array.isArray(value) ? `${name}[]` : name, String(one));
  for (const file of call.files) form.append('files[]', file, file.name);
  const written = new Response(form);
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  };
}

/** Sends a call of the contract, good or bad, as it is. */
export async function send(
  browser: Browser,
  endpoint: Endpoint,
  call: AnyCall,
  more: { token?: boolean; slash?: boolean } = {},
): Promise<LightMyRequestResponse> {
  const address = addressOf(endpoint, call);
  const url = more.slash ? address.replace(/(\?|$)/, '/$1') : address;
  return browser.request(endpoint.method, url, { ...(await bodyOf(call)), token: more.token ?? true });
}
