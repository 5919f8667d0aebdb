import { ApiProblem, type CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { currentUserQuery } from '../../accounts/index.ts';
import { ltiText } from '../lti.text.ts';
import LinkPage from './link-page.tsx';

const text = ltiText.link;

function open(roles: CurrentUser['roles'] = ['student']) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, name: 'Åse Aagaard', roles } as CurrentUser);
  renderInApp(<LinkPage />, { queryClient });
}

it('asks by name before an account is linked, and says why it was not', async () => {
  vi.spyOn(client, 'ltiPending').mockResolvedValue({ state: 'ready', platform: 'Moodle', logsIn: true });
  const problem = new ApiProblem(404, { code: 'not-found', message: 'Det, du leder efter, findes ikke.' });
  const link = vi.spyOn(client, 'linkLti').mockRejectedValue(problem);
  open();
  expect(await screen.findByRole('heading', { name: 'Er du Åse Aagaard, når du er i Moodle?' })).toBeTruthy();
  expect(link).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.yes }));
  await waitFor(() => expect(link).toHaveBeenCalledTimes(1));
  expect((await screen.findByRole('alert')).textContent).toBe('Det, du leder efter, findes ikke.');
  expect(screen.getByRole('button', { name: text.no })).toBeTruthy();
});

it.each([
  ['none', text.none],
  ['other-school', text.otherSchool('Moodle')],
] as const)('of %s it offers nothing to link', async (state, title) => {
  vi.spyOn(client, 'ltiPending').mockResolvedValue({ state, platform: 'Moodle', logsIn: true });
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.yes })).toBeNull();
});

it.each([
  ['student', true, /logger Moodle dig ind i Ordklar fra nu af, og dine resultater/, /skal stadig selv/],
  ['teacher', true, /logger Moodle dig ind i Ordklar fra nu af\./, /resultater/],
  ['school-admin', false, /skal stadig selv logge ind her/, /logger Moodle dig ind|resultater/],
] as const)('a %s is promised what will happen, and nothing more', async (role, logsIn, said, unsaid) => {
  vi.spyOn(client, 'ltiPending').mockResolvedValue({ state: 'ready', platform: 'Moodle', logsIn });
  open([role]);
  const sentence = (await screen.findByText(/for første gang/)).textContent;
  expect(sentence).toMatch(said);
  expect(sentence).not.toMatch(unsaid);
});
