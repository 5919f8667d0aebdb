import { demoSeed } from '@ordklar/content';

/** What a call of a logged-in person carries. */
export interface Session {
  cookie: string;
  /** For calls that change something. */
  token: string;
}

/** Logs a person of the demo school in. @param url of the server. */
export async function logIn(url: string, username: string): Promise<Session> {
  const first = await newToken(url);
  const done = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { cookie: first.cookie, 'content-type': 'application/json', 'x-csrf-token': first.token },
    body: JSON.stringify({ username, password: demoSeed.password }),
  });
  if (!done.ok) throw new Error(`${username}: ${done.status}`);
  const cookie = `${first.cookie}; ${cookiesOf(done)}`;
  return { cookie, token: (await newToken(url, cookie)).token };
}

/** A token for calls that change something, with the cookie it goes with. @param cookie of a session, if any. */
export async function newToken(url: string, cookie = ''): Promise<Session> {
  const answer = await fetch(`${url}/api/v1/auth/csrf`, { headers: { cookie } });
  return { cookie: cookiesOf(answer), token: ((await answer.json()) as { token: string }).token };
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
