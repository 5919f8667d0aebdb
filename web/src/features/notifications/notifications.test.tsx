import { ApiProblem, CLASS_SHARE, type Notification, type Share } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { ToastStack } from '../../app/toasts/toast-stack.tsx';
import { client } from '../../lib/api/client.ts';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { closeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DigestSection, NotificationsTool } from './index.ts';
import AnnouncementsPage from './screens/announcements-page.tsx';
import { KEPT_SECRET } from '../../testing/kept.ts';

const notification = (id: number, title: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 3,
  title,
  text: '',
  link: null,
  shareId: null,
  created: 1_795_000_000 - id,
  readAt: null,
  ...more,
});
const OFFER: Share = {
  id: 5,
  type_id: CLASS_SHARE,
  creator: { id: 2, name: 'Jonas' },
  recipient: { id: 1, name: 'Lise' },
  peer: { id: 2, name: 'Jonas' },
  class: { classId: 7, name: '6.C' },
  group: null,
  state: 'pending_me',
  read_at: null,
  accepted_at: null,
  accepted_time: null,
};

let rows: Notification[];
const unread = () => rows.filter((row) => row.readAt === null).length;

function show(isTeacher = true) {
  vi.spyOn(client, 'currentUser').mockResolvedValue({
    id: 1,
    name: 'Lise',
    publicName: 'Lise',
    username: 'laerer',
    institution: 'Åskolen',
    isTeacher,
    roles: [isTeacher ? 'teacher' : 'student'],
    keptSecret: KEPT_SECRET,
  });
  vi.spyOn(client, 'currentShares').mockResolvedValue([OFFER]);
  vi.spyOn(client, 'pendingGroupShares').mockResolvedValue([]);
  vi.spyOn(client, 'unreadNotifications').mockImplementation(async () => unread());
  const list = vi.spyOn(client, 'notifications').mockImplementation(async (call) => {
    const types = call?.query?.types ?? '';
    return rows.filter((row) => types === '' || types.split(',').includes(String(row.type)));
  });
  const read = vi.spyOn(client, 'readNotification').mockImplementation(async ({ body }) => {
    rows = rows.map((row) => (row.id === body.id ? { ...row, readAt: 1 } : row));
    return null;
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInApp(
    <Suspense>
      <NotificationsTool />
    </Suspense>,
    { queryClient },
  );
  return { list, read, queryClient };
}
const open = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Notifikationer' });
};
beforeEach(() => {
  rows = [
    notification(1, 'Jonas vil dele 6.C med dig', { type: 5, shareId: 5 }),
    notification(2, '»Da lyset gik ud« er klar til dig', { link: '/resultater/tekst/9' }),
    notification(3, 'Ordklar er lukket lørdag', { type: 1, readAt: 1 }),
  ];
  for (const { id } of toastStore.read()) closeToast(id);
});

describe('the bell', () => {
  it('NOTI-03 says how many are not read, and none without a number', async () => {
    rows = rows.map((row) => ({ ...row, readAt: 1 }));
    show();
    expect(await screen.findByRole('button', { name: 'Notifikationer' })).toBeTruthy();
    rows = [notification(9, 'Nyt')];
    act(() => void window.dispatchEvent(new CustomEvent('notification-read', { detail: { id: 1, type: 3 } })));
    expect(await screen.findByRole('button', { name: 'Notifikationer, 1 ulæste' })).toBeTruthy();
  });

  it('the bell asks each minute, and not while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { queryClient } = show();
    const { unreadNotifications } = client;
    await screen.findByRole('button', { name: 'Notifikationer, 2 ulæste' });
    const askedIn = async (ms: number) => {
      const before = vi.mocked(unreadNotifications).mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      return vi.mocked(unreadNotifications).mock.calls.length - before;
    };
    expect([await askedIn(60_000), await askedIn(60_000)]).toEqual([1, 1]);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await askedIn(300_000)).toBe(0);
    seen.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.useRealTimers();
  });

  it('NOTI-04 reads by id and type, tells the window and the other tabs, and the count falls', async () => {
    const events: unknown[] = [];
    const other = new BroadcastChannel('ordklar-notifications');
    other.onmessage = ({ data }) => events.push(['tab', data]);
    onWindowEvent('notification-read', (read) => events.push(['window', read]));
    const { read } = show();
    const panel = await open('Notifikationer, 2 ulæste');
    await userEvent.click(
      await within(panel).findByRole('button', { name: 'Markér »»Da lyset gik ud« er klar til dig« som læst' }),
    );
    expect(read).toHaveBeenCalledWith({ body: { id: 2, type: 3 } });
    // the open list hides the page behind it
    expect(await screen.findByRole('button', { name: 'Notifikationer, 1 ulæste', hidden: true })).toBeTruthy();
    await waitFor(() =>
      expect(events).toEqual(
        expect.arrayContaining([
          ['window', { id: 2, type: 3 }],
          ['tab', { id: 2, type: 3 }],
        ]),
      ),
    );
    other.close();
  });

  it('what is read in another tab is read here', async () => {
    show();
    await screen.findByRole('button', { name: 'Notifikationer, 2 ulæste' });
    rows = rows.map((row) => ({ ...row, readAt: 1 }));
    const other = new BroadcastChannel('ordklar-notifications');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage({ id: 2, type: 3 });
    expect(await screen.findByRole('button', { name: 'Notifikationer' })).toBeTruthy();
    other.close();
  });

  it('a reading that does not reach the server is said, and the row stays unread', async () => {
    const { read } = show();
    read.mockRejectedValue(new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' }));
    const panel = await open('Notifikationer, 2 ulæste');
    const [first] = await within(panel).findAllByRole('button', { name: /^Markér »/ });
    await userEvent.click(first ?? panel);
    expect((await within(panel).findByRole('alert')).textContent).toContain('Prøv igen om lidt');
    expect(within(panel).getAllByRole('button', { name: /^Markér »/ })).toHaveLength(2);
  });

  it('NOTI-01 teachers choose between all, shares and news, and answer an offer there', async () => {
    const accept = vi.spyOn(client, 'putClassShare').mockResolvedValue({ ...OFFER, state: 'accepted' });
    const { list } = show();
    const panel = await open(/^Notifikationer/);
    await userEvent.click(within(panel).getByRole('tab', { name: 'Deling' }));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ query: { page: 1, limit: 20, types: '4,5' } })),
    );
    await userEvent.click(await within(panel).findByRole('button', { name: 'Acceptér: Jonas vil dele Klassen 6.C' }));
    expect(accept).toHaveBeenCalledOnce();
    expect(await within(panel).findByText('Accepteret')).toBeTruthy();
  });

  it('a pupil has no tabs; nothing to tell and a list that fails are said', async () => {
    rows = [];
    const { list } = show(false);
    const panel = await open('Notifikationer');
    expect(await within(panel).findByText('Ingen notifikationer')).toBeTruthy();
    expect(within(panel).queryByRole('tab')).toBeNull();
    list.mockRejectedValue(new Error('væk'));
    rows = [notification(9, 'Nyt')];
    act(() => void window.dispatchEvent(new CustomEvent('notification-read', { detail: { id: 1, type: 3 } })));
    // the open list hides the page behind it
    expect(await screen.findByRole('button', { name: 'Notifikationer, 1 ulæste', hidden: true })).toBeTruthy();
  });
});

describe('announcements', () => {
  const showPage = (announcements: Awaited<ReturnType<typeof client.announcements>> = []) => {
    vi.spyOn(client, 'announcements').mockImplementation(async () => announcements);
    renderInApp(
      <>
        <AnnouncementsPage />
        <ModalLayer />
        <ToastStack />
      </>,
    );
  };

  it('PD-26 an editor says what, to whom and when; what is wrong is said and nothing is lost', async () => {
    const announce = vi
      .spyOn(client, 'announce')
      .mockRejectedValue(new ApiProblem(503, { code: 'x', message: 'Vent lidt.' }));
    showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Udgiv' }));
    expect(await screen.findByText('Skriv en overskrift.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Overskrift' }), 'Lukket lørdag');
    await userEvent.type(screen.getByRole('textbox', { name: 'Side i Ordklar' }), 'https://x.dk');
    await userEvent.click(screen.getByRole('button', { name: 'Udgiv' }));
    expect(await screen.findByText('Adressen skal begynde med én skråstreg.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Side i Ordklar' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Lærere' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Slags' }), 'Information');
    await userEvent.click(screen.getByRole('button', { name: 'Udgiv' }));
    expect(await screen.findByText('Vent lidt.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Overskrift' }).value).toBe('Lukket lørdag');
    expect(announce.mock.calls[0]?.[0].body).toMatchObject({
      title: 'Lukket lørdag',
      audience: 'teachers',
      type: 3,
      link: null,
      to: null,
    });
  });

  it('lists them by whether they are shown now, and takes one back after asking', async () => {
    const withdraw = vi.spyOn(client, 'withdrawAnnouncement').mockResolvedValue(null);
    const now = Math.floor(Date.now() / 1000);
    const row = { type: 1, audience: 'everyone', text: '', link: null } as const;
    showPage([
      { ...row, id: 1, title: 'Om lidt', from: now + 500, to: null },
      // begun after the page was opened: the list knows it before the clock of the page goes on
      { ...row, id: 2, title: 'Nu', from: now, to: now + 500 },
      { ...row, id: 3, title: 'Før', from: now - 500, to: now - 100 },
    ]);
    expect((await screen.findAllByRole('listitem')).map((item) => item.querySelector('b + *')?.textContent)).toEqual([
      'Ikke begyndt',
      'Vises nu',
      'Slut',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Træk »Nu« tilbage' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(withdraw).toHaveBeenCalledWith({ params: { id: 2 } });
    expect(await screen.findByText('Meddelelsen er trukket tilbage.')).toBeTruthy();
  });
});

describe('mails', () => {
  it('are chosen with an address, which is notification to confirm, and ended again', async () => {
    vi.spyOn(client, 'digest').mockResolvedValue({
      frequency: 'never',
      email: null,
      isConfirmed: false,
      canSend: true,
    });
    const choose = vi
      .spyOn(client, 'chooseDigest')
      .mockResolvedValue({ frequency: 'weekly', email: 'mig@skole.dk', isConfirmed: false, canSend: true });
    renderInApp(<DigestSection />, { path: '/min-bruger' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Hvor tit' }), 'Hver mandag');
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(screen.getByText('Skriv din mailadresse.')).toBeTruthy();
    expect(choose).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Din mailadresse' }), 'mig');
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(screen.getByText(/^Det er ikke en hel mailadresse/)).toBeTruthy();
    expect(choose).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Din mailadresse' }), '@skole.dk');
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(choose).toHaveBeenCalledWith({ body: { frequency: 'weekly', email: 'mig@skole.dk' } });
    expect(await screen.findByText(/^Se i din indbakke\. Vi har skrevet til mig@skole\.dk/)).toBeTruthy();
    choose.mockResolvedValue({ frequency: 'never', email: null, isConfirmed: false, canSend: true });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hvor tit' }), 'Aldrig');
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(choose).toHaveBeenLastCalledWith({ body: { frequency: 'never' } });
  });

  it('where the server sends no mails, it says so in place of a choice that leads nowhere', async () => {
    vi.spyOn(client, 'digest').mockResolvedValue({
      frequency: 'never',
      email: null,
      isConfirmed: false,
      canSend: false,
    });
    renderInApp(<DigestSection />, { path: '/min-bruger' });
    expect(await screen.findByText(/er ikke sat op til at sende mails/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gem' })).toBeNull();
  });
});
