import { ApiProblem, PLAIN_READING, type Reading, type UserSettings } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { toastStore } from '../../../lib/toasts/toast-store.ts';
import { exercisesKey } from '../../../lib/api/query-keys.ts';
import { renderInApp, untilQuiet } from '../../../testing/render-in-app.tsx';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { currentUserQuery } from '../../accounts/index.ts';
import { SettingsEffect } from '../index.ts';
import SettingsPage from './settings-page.tsx';

const SETTINGS: UserSettings = {
  publicName: 'Mette Krogh',
  themeColor: 'gran',
  themePattern: 'ingen',
  themeEvent: 'ingen',
  colorScheme: 'auto',
  showOnlyLastTry: false,
  showAllStudentsResults: false,
  showAchievements: true,
  showUnpublished: false,
  disabledExerciseMemcache: false,
  allowOneDrive: false,
  allowGoogleDrive: false,
  reading: PLAIN_READING,
};
const THEMES = {
  colors: [
    { id: 'gran', title: 'Gran' },
    { id: 'lyng', title: 'Lyng' },
  ],
  patterns: [
    { id: 'ingen', title: 'Ingen' },
    { id: 'kommaer', title: 'Kommaer' },
  ],
  events: [
    { id: 'ingen', title: 'Ingen' },
    { id: 'advent', title: 'Advent' },
  ],
};

const { dataset } = document.documentElement;
beforeEach(() => {
  vi.spyOn(client, 'userSettings').mockResolvedValue(SETTINGS);
  vi.spyOn(client, 'themes').mockResolvedValue(THEMES);
  vi.spyOn(client, 'cloudServices').mockResolvedValue({ setUp: [], allowed: [] });
  vi.spyOn(client, 'ownAccount').mockResolvedValue({
    username: 'mette',
    hasPassword: false,
    twoStep: null,
    sessions: [],
  });
  vi.spyOn(client, 'digest').mockResolvedValue({ frequency: 'never', email: null, isConfirmed: false, canSend: true });
});
afterEach(() => {
  delete dataset['themeColor'];
  delete dataset['themePattern'];
});

/** The page as it stands in the frame, which does what is set. */
const page = (
  <>
    <SettingsEffect />
    <SettingsPage />
  </>
);

const isChosen = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name })?.checked;

function showAsTeacher() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, {
    isTeacher: true,
    name: 'Mette Krogh',
    roles: ['teacher'],
  } as never);
  return renderInApp(page, { path: '/min-bruger', queryClient });
}

it('SET-03: a colour and a pattern are seen on the page at once, kept on the server, and there when the page is opened again', async () => {
  const color = vi.spyOn(client, 'setThemeColor').mockResolvedValue(null);
  const pattern = vi.spyOn(client, 'setThemePattern').mockResolvedValue(null);
  showAsPupil(page, '/min-bruger');
  await userEvent.click(await screen.findByRole('radio', { name: 'Lyng' }));
  expect(dataset['themeColor']).toBe('lyng');
  await userEvent.click(screen.getByRole('radio', { name: 'Kommaer' }));
  expect(dataset['themePattern']).toBe('kommaer');
  expect(color).toHaveBeenCalledWith({ body: { themeColor: 'lyng' } });
  await waitFor(() => expect(pattern).toHaveBeenCalledWith({ body: { themePattern: 'kommaer' } }));
  expect(localStorage.getItem('ordklar-theme')).toBe('lyng kommaer ingen');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Alt er gemt'));
});

it('SET-03: an event is drawn on the small page that shows how the top looks', async () => {
  vi.spyOn(client, 'setThemeEvent').mockResolvedValue(null);
  showAsPupil(page, '/min-bruger');
  const advent = await screen.findByRole('radio', { name: 'Advent' });
  expect(screen.getByText('Sådan ser din top ud')).toBeTruthy();
  const drawn = () => document.querySelectorAll('[data-part="theme-preview"] svg').length;
  expect(drawn()).toBe(0);
  await userEvent.click(advent);
  expect(drawn()).toBe(1);
});

it('SET-01: a pupil gets larger text, more air and a ruler, and what else is chosen of reading stays', async () => {
  const kept: Reading = { ...PLAIN_READING, tint: 'sand' };
  vi.mocked(client.userSettings).mockResolvedValue({ ...SETTINGS, reading: kept });
  const save = vi.spyOn(client, 'setReading').mockResolvedValue(null);
  showAsPupil(page, '/min-bruger');
  await userEvent.click(await screen.findByRole('switch', { name: /^Større tekst/ }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ body: { reading: { ...kept, size: 2 } } }));
  await userEvent.click(screen.getByRole('switch', { name: /^Mere luft/ }));
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith({ body: { reading: { ...kept, size: 2, spacing: 2, lines: 2 } } }),
  );
  await userEvent.click(screen.getByRole('switch', { name: /^Større tekst/ }));
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ body: { reading: { ...kept, spacing: 2, lines: 2 } } }));
});

it('a link to a section leads there although the section comes later', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  showAsPupil(page, '/min-bruger#traeet');
  await screen.findByRole('region', { name: 'Træet' });
  expect(scrolled).toEqual(['traeet']);
});

it('the section that one reads is marked among the links', async () => {
  showAsPupil(page, '/min-bruger');
  await screen.findByRole('region', { name: 'Udseende' });
  const marked = () => screen.getByRole('navigation', { name: 'Afsnit' }).querySelector('[aria-current]')?.textContent;
  const tops: Record<string, number> = {
    dig: -300,
    udseende: 40,
    laesning: 900,
    traeet: 1200,
    mails: 1400,
    konto: 1800,
  };
  for (const [id, top] of Object.entries(tops))
    vi.spyOn(document.getElementById(id) ?? document.body, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  fireEvent.scroll(window);
  expect(marked()).toBe('Udseende');
});

it('SET-02: what another machine has chosen is shown on this one', async () => {
  vi.mocked(client.userSettings).mockResolvedValue({ ...SETTINGS, themeColor: 'lyng', colorScheme: 'dark' });
  showAsPupil(<SettingsEffect />);
  await waitFor(() => expect(dataset['themeColor']).toBe('lyng'));
  expect(dataset['colorScheme']).toBe('dark');
});

it('SET-02 API-099: who wants exercises again is given none that was fetched before another screen was opened', async () => {
  const isOldAfter = async (disabledExerciseMemcache: boolean) => {
    vi.mocked(client.userSettings).mockResolvedValue({ ...SETTINGS, disabledExerciseMemcache });
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queryClient.setQueryData([...exercisesKey, 'one'], 'opgaven');
    const around = (
      <>
        <SettingsEffect />
        <Link to="/status">Status</Link>
      </>
    );
    const { unmount } = renderInApp(around, { path: '/opgaver', queryClient });
    await untilQuiet(queryClient);
    await userEvent.click(screen.getByRole('link', { name: 'Status' }));
    const isOld = queryClient.getQueryState([...exercisesKey, 'one'])?.isInvalidated;
    unmount();
    return isOld;
  };
  expect(await isOldAfter(false)).toBe(false);
  expect(await isOldAfter(true)).toBe(true);
});

it('SET-02: a choice that the server does not take is taken back, and one reads why', async () => {
  vi.spyOn(client, 'setThemeColor').mockRejectedValue(new TypeError('Failed to fetch'));
  showAsPupil(page, '/min-bruger');
  await userEvent.click(await screen.findByRole('radio', { name: 'Lyng' }));
  await waitFor(() => expect(isChosen('Gran')).toBe(true));
  expect(dataset['themeColor']).toBe('gran');
  expect(toastStore.read().map(({ type }) => type)).toEqual(['error']);
});

it('SET-01: a teacher has switches that a pupil has not', async () => {
  const last = vi.spyOn(client, 'setShowOnlyLastTry').mockResolvedValue(null);
  const view = showAsTeacher();
  const results = await screen.findByRole('region', { name: 'Resultater' });
  await userEvent.click(within(results).getByRole('switch', { name: /^Vis kun seneste forsøg/ }));
  expect(last).toHaveBeenCalledWith({ body: { showOnlyLastTry: true } });
  const unpublished = vi.spyOn(client, 'setShowUnpublished').mockResolvedValue(null);
  await userEvent.click(screen.getByRole('switch', { name: /^Vis opgaver, der ikke er udgivet/ }));
  await waitFor(() => expect(unpublished).toHaveBeenCalledWith({ body: { showUnpublished: true } }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Hent altid opgaver på ny/ }).checked).toBe(false);
  view.unmount();
  showAsPupil(page, '/min-bruger');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Vist navn' })).value).toBe('Mette Krogh');
  expect(screen.getAllByRole('switch').map((one) => one.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Større tekst'),
    expect.stringContaining('Mere luft'),
    expect.stringContaining('Læselineal'),
    expect.stringContaining('Vis træet'),
  ]);
});

it('SET-01: a name of blanks is refused at the field, what the server refuses stands there too, and nothing typed is lost', async () => {
  const save = vi.spyOn(client, 'setPublicName');
  showAsTeacher();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Vist navn' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Gem navn' });
  expect(button.disabled).toBe(true);
  await userEvent.clear(field);
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Skriv et navn.');
  expect(save).not.toHaveBeenCalled();
  save.mockRejectedValueOnce(new ApiProblem(422, { code: 'invalid', message: 'Navnet er for langt.' }));
  await userEvent.type(field, 'Mette K.');
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Navnet er for langt.'));
  expect(field.value).toBe('Mette K.');
  save.mockResolvedValueOnce(null);
  await userEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenLastCalledWith({ body: { name: 'Mette K.' } });
});

it('settings that cannot be fetched are asked for again', async () => {
  vi.mocked(client.userSettings).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  showAsPupil(page, '/min-bruger');
  await screen.findByText('Dine indstillinger kunne ikke hentes.');
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(isChosen('Gran')).toBe(true));
});

it('UPL-12 TXT-50: a teacher switches each service that is set up, reads what holds for it, with a link to the policy', async () => {
  const services = vi
    .mocked(client.cloudServices)
    .mockResolvedValue({ setUp: ['onedrive', 'googledrive'], allowed: [] });
  const allow = vi.spyOn(client, 'setAllowGoogleDrive').mockResolvedValue(null);
  showAsTeacher();
  const section = within(await screen.findByRole('region', { name: 'Uploadtjenester' }));
  expect(section.getByText(/konti, som institutionen har oprettet/)).toBeTruthy();
  expect(section.getByText(/institutionens ansvar, og private konti må ikke bruges/)).toBeTruthy();
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/juridisk#privatlivspolitik',
    '/juridisk#privatlivspolitik',
  ]);
  await userEvent.click(section.getByRole('switch', { name: /^Google Drev/ }));
  expect(allow).toHaveBeenCalledWith({ body: { allowGoogleDrive: true } });
  // where files are handed in it holds at once
  await waitFor(() => expect(services).toHaveBeenCalledTimes(2));
});

it('UPL-12: without a service that is set up the card is absent', async () => {
  showAsTeacher();
  await screen.findByRole('region', { name: 'Resultater' });
  expect(screen.queryByText('Uploadtjenester')).toBeNull();
});
