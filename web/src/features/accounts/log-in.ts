import type { CurrentUser } from '@ordklar/contract';

/** What the login call answers: where to go, or what to tell the person. */
export type LoginAnswer = { redirectTo: string } | { needsCode: true } | { wrongCode: string } | { message: string };

const tokenTag = () => document.querySelector<HTMLMetaElement>('meta[name=csrf-token]');

/** Posts to `auth/…` with the page's token. */
export const send = (path: string, body?: object) =>
  fetch(`/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': tokenTag()?.content ?? '' },
    body: JSON.stringify(body ?? {}),
  });

/** Takes a fresh token when the page has lain open longer than its own. */
export async function withFreshToken(call: () => Promise<Response>): Promise<Response> {
  const first = await call();
  if (first.status !== 419) return first;
  const fresh = (await (await fetch('/api/v1/auth/csrf')).json()) as { token: string };
  const tag = tokenTag();
  if (tag) tag.content = fresh.token;
  return call();
}

/**
 * Logs in with user name and password, and a code where the person has two-step login. Written on bare fetch, because the login page must stay light: the contract's
 * client brings all schemas with it.
 */
export async function logIn(username: CurrentUser['username'], password: string, code?: string): Promise<LoginAnswer> {
  try {
    const answer = await withFreshToken(() => send('login', { username, password, code }));
    const body = (await answer.json()) as { redirectTo?: string; token?: string; message?: string; code?: string };
    const tag = tokenTag();
    if (tag && body.token) tag.content = body.token;
    if (answer.ok && body.redirectTo) return { redirectTo: body.redirectTo };
    if (body.code === 'code-needed') return { needsCode: true };
    if (body.code === 'wrong-code' && body.message) return { wrongCode: body.message };
    return { message: body.message ?? 'Det lykkedes ikke at logge ind. Prøv igen om lidt.' };
  } catch {
    return { message: 'Der er ingen forbindelse til Ordklar. Prøv igen om lidt.' };
  }
}
