import { ApiProblem, type LtiPlatform } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import * as modals from '../../../lib/modals/modal-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ltiText as text } from '../lti.text.ts';
import PlatformsPage from './platforms-page.tsx';

const MOODLE: LtiPlatform = {
  id: 3,
  name: 'Moodle',
  issuer: 'https://moodle.dk',
  clientId: 'abc',
  deploymentId: '1',
  authUrl: 'https://moodle.dk/auth',
  tokenUrl: 'https://moodle.dk/token',
  jwksUrl: 'https://moodle.dk/certs',
  scoreHost: null,
  created: 1_772_500_000,
  linked: 1,
  waiting: 2,
  givenUp: 1,
  lastError: 'broken',
};
const tool = {
  loginUrl: 'https://ordklar.dk/lti/login',
  launchUrl: 'https://ordklar.dk/lti/launch',
  jwksUrl: 'https://ordklar.dk/lti/jwks',
};
const listed = (...platforms: LtiPlatform[]) => vi.spyOn(client, 'ltiPlatforms').mockResolvedValue({ platforms, tool });

it('an administrator writes a platform into an empty list; what is left out is said at the field', async () => {
  listed();
  const add = vi.spyOn(client, 'addLtiPlatform').mockResolvedValue({ id: 3 });
  renderInApp(<PlatformsPage />);
  expect(await screen.findByText(text.none)).toBeTruthy();
  expect(screen.getByText('https://ordklar.dk/lti/login')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text.add }));
  for (const [label, value] of [
    [text.form.name, 'Moodle'],
    [text.form.issuer, 'https://moodle.dk'],
    [text.form.clientId, 'abc'],
    [text.form.authUrl, 'https://moodle.dk/auth'],
    [text.form.tokenUrl, 'https://moodle.dk/token'],
    [text.form.jwksUrl, 'https://moodle.dk/certs'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.click(screen.getByRole('button', { name: text.form.save }));
  const deployment = screen.getByLabelText(text.form.deploymentId);
  await waitFor(() => expect(deployment.getAttribute('aria-invalid')).toBe('true'));
  expect(add).not.toHaveBeenCalled();
  await userEvent.type(deployment, '1');
  await userEvent.click(screen.getByRole('button', { name: text.form.save }));
  const { name, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl, scoreHost } = MOODLE;
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith({
      body: { name, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl, scoreHost },
    }),
  );
});

it('tells who is linked and what could not be sent, and keeps what is typed when it is refused', async () => {
  listed(MOODLE);
  const message = 'Skriv hele adressen. Den skal begynde med https://';
  const change = vi
    .spyOn(client, 'changeLtiPlatform')
    .mockRejectedValue(new ApiProblem(422, { code: 'invalid', message: 'x', errors: { authUrl: [message] } }));
  renderInApp(<PlatformsPage />);
  expect(await screen.findByText(`${text.linked(1)} · ${text.waiting(2)}`)).toBeTruthy();
  expect(screen.getByText(text.givenUp(1))).toBeTruthy();
  expect(screen.getByText('Seneste fejl: Platformen svarede, at den har en fejl hos sig selv.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text.changeOf('Moodle') }));
  const field = screen.getByLabelText(text.form.authUrl) as HTMLInputElement;
  await userEvent.clear(field);
  await userEvent.type(field, 'http://moodle.dk');
  await userEvent.click(screen.getByRole('button', { name: text.form.save }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field.value).toBe('http://moodle.dk');
  expect(change.mock.calls[0]?.[0].params).toEqual({ id: 3 });
});

it('deletes only after a question that says what is lost', async () => {
  listed(MOODLE);
  const remove = vi.spyOn(client, 'removeLtiPlatform').mockResolvedValue(null);
  const ask = vi.spyOn(modals, 'showModal').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  renderInApp(<PlatformsPage />);
  const row = (await screen.findByText('Moodle')).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: text.removeOf('Moodle') }));
  expect(ask).toHaveBeenCalledWith('ConfirmModal', expect.objectContaining({ message: text.removeMessage(1) }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(within(row).getByRole('button', { name: text.removeOf('Moodle') }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: 3 } }));
});

it('says when the list did not come', async () => {
  vi.spyOn(client, 'ltiPlatforms').mockRejectedValue(new Error('nede'));
  renderInApp(<PlatformsPage />);
  expect(await screen.findByText(text.failed)).toBeTruthy();
});

it('shows who is linked, searched by name, and ends one link only after a question', async () => {
  listed(MOODLE);
  const person = { id: 8, name: 'Åse Aagaard', username: 'aase', linkedAt: 1_772_500_000 };
  const links = vi.spyOn(client, 'ltiLinks').mockResolvedValue({ rows: [person], page: 1, pages: 1, total: 1 });
  const end = vi.spyOn(client, 'endLtiLink').mockResolvedValue(null);
  const ask = vi.spyOn(modals, 'showModal').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  renderInApp(<PlatformsPage />);
  const open = await screen.findByRole('button', { name: text.links.openOf('Moodle') });
  await userEvent.click(open);
  expect(open.getAttribute('aria-expanded')).toBe('true');
  await userEvent.type(screen.getByRole('searchbox', { name: text.links.search }), 'aase');
  await waitFor(() =>
    expect(links.mock.lastCall?.[0]).toMatchObject({ params: { id: 3 }, query: { search: 'aase', page: 1 } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: text.links.endOf(person.name) }));
  expect(ask).toHaveBeenCalledWith(
    'ConfirmModal',
    expect.objectContaining({ message: text.links.endMessage('Moodle') }),
  );
  expect(end).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.links.endOf(person.name) }));
  await waitFor(() => expect(end).toHaveBeenCalledWith({ params: { id: 8 } }));
});

it('who gives up or saves stands at the button that opened the form, and not nowhere', async () => {
  listed(MOODLE);
  vi.spyOn(client, 'changeLtiPlatform').mockResolvedValue(null);
  renderInApp(<PlatformsPage />);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  for (const [opens, closes] of [
    [text.changeOf('Moodle'), text.cancel],
    [text.changeOf('Moodle'), text.form.save],
    [text.add, text.cancel],
  ] as const) {
    await press(opens);
    await press(closes);
    const button = await screen.findByRole('button', { name: opens });
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});
