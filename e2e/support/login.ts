import { expect, type Page } from '@playwright/test';

/** All accounts of the demo school have it (PD-05). */
export const DEMO_PASSWORD = 'ordklar';

/** Logs `username` in without the login page, which has a journey of its own. Cookies of the page's context are changed. */
export async function login(page: Page, username: string): Promise<void> {
  const { token } = await (await page.request.get('/api/v1/auth/csrf')).json();
  const answer = await page.request.post('/api/v1/auth/login', {
    headers: { 'X-CSRF-TOKEN': token },
    data: { username, password: DEMO_PASSWORD },
  });
  expect(answer.status(), `${username} logs in: ${await answer.text()}`).toBe(200);
}
