import { ApiProblem, type Client, createClient } from '@ordklar/contract';

const tokenTag = () => document.querySelector<HTMLMetaElement>('meta[name=csrf-token]');

let askForLogin: (() => Promise<void>) | undefined;

/** Sets what happens when the session has ended: log in over the page, then the call is repeated (PD-01). */
export function onSessionEnded(handler: (() => Promise<void>) | undefined): void {
  askForLogin = handler;
}

/** The typed client of the whole contract, with the page's anti-forgery token (SHELL-29, SHELL-30). */
export const client: Client = createClient({
  csrf: () => tokenTag()?.content ?? '',
  onFreshCsrf: (token) => {
    const tag = tokenTag();
    if (tag) tag.content = token;
  },
  onSessionEnded: () =>
    askForLogin?.() ?? Promise.reject(new ApiProblem(401, { code: 'session-ended', message: 'Log ind igen.' })),
});
