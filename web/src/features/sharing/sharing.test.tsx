import { ApiProblem, CLASS_SHARE, GROUP_SHARE, type Share, type ShareState } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { client } from '../../lib/api/client.ts';
import { classAdministrationKey } from '../../lib/api/query-keys.ts';
import { onWindowEvent, type WindowEvents } from '../../lib/events/window-events.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { kindOf } from './answer-share.ts';
import { SharingTool } from './index.ts';
import ClassSharingModal from './modals/class-sharing-modal.tsx';
import { ModalInside } from '../../testing/modal-inside.tsx';
import { KEPT_SECRET } from '../../testing/kept.ts';

const ME = { id: 1, name: 'Lise Lærer' };
let nextId = 1;

/** An offer of 7.B (class) or Læsehold (group) to me by the named colleague. */
function offer(name: string, state: ShareState = 'pending_me', type_id = CLASS_SHARE): Share {
  const peer = { id: 100 + nextId, name };
  const isClass = type_id === CLASS_SHARE;
  return {
    id: nextId++,
    type_id,
    creator: peer,
    recipient: ME,
    peer,
    class: isClass ? { classId: 7, name: '7.B' } : null,
    group: isClass ? null : { id: 9, name: 'Læsehold' },
    state,
    read_at: null,
    accepted_at: null,
    accepted_time: null,
  };
}

function serve(classes: Share[], groups: Share[] = [], isTeacher = true) {
  vi.spyOn(client, 'currentUser').mockResolvedValue({
    ...ME,
    publicName: ME.name,
    username: 'laerer',
    institution: 'Åskolen',
    isTeacher,
    roles: [isTeacher ? 'teacher' : 'student'],
    keptSecret: KEPT_SECRET,
  });
  return {
    classes: vi.spyOn(client, 'currentShares').mockResolvedValue(classes),
    groups: vi.spyOn(client, 'pendingGroupShares').mockResolvedValue(groups),
  };
}

const tool = (
  <Suspense>
    <SharingTool />
  </Suspense>
);
const modal = (
  <Suspense>
    <ModalInside>
      <ClassSharingModal close={() => undefined} />
    </ModalInside>
  </Suspense>
);
const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const refused = (status: number) => new ApiProblem(status, { code: 'x', message: 'Nej' });

function heard(...names: (keyof WindowEvents)[]) {
  const events: string[] = [];
  for (const name of names) onWindowEvent(name, () => events.push(name));
  return events;
}

beforeEach(() => {
  act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
});

describe('The sign in the top bar', () => {
  it('TXT-22 SHELL-20 SHARE-07 is there while an offer waits for me, and opens the modal 600 px wide', async () => {
    serve([offer('Karl Kollega')], [offer('Mia Madsen', 'pending_me', GROUP_SHARE)]);
    const user = userEvent.setup();
    renderInApp(
      <>
        {tool}
        <ModalLayer />
      </>,
    );
    const sign = await screen.findByRole('button', { name: 'Deleanmodninger' });
    await user.hover(sign);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Deleanmodninger');
    await user.click(sign);
    expect(await screen.findByRole('dialog', { name: 'Deleanmodninger' })).toBeTruthy();
    expect(modalStore.read().at(-1)).toMatchObject({ name: 'ClassSharingModal', width: 600 });
  });

  it.each(['pending_peer', 'accepted', 'rejected'] as const)(
    'SHELL-20 SHARE-07 is away for shares that are %s',
    async (state) => {
      const calls = serve([offer('Karl Kollega', state)]);
      renderInApp(tool);
      await waitFor(() => expect(calls.classes).toHaveBeenCalled());
      await act(() => Promise.resolve());
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('SHELL-20 asks nothing for a pupil', async () => {
    const calls = serve([offer('Karl Kollega')], [], false);
    renderInApp(tool);
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
    expect(calls.classes).not.toHaveBeenCalled();
    expect(calls.groups).not.toHaveBeenCalled();
  });

  it('SHARE-09 fetches once for all who ask, and keeps the answer', async () => {
    const calls = serve([offer('Karl Kollega')]);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const first = renderInApp(
      <>
        {tool}
        {tool}
        {modal}
      </>,
      { queryClient },
    );
    await rowOf('Karl Kollega');
    first.unmount();
    renderInApp(modal, { queryClient });
    await rowOf('Karl Kollega');
    expect(calls.classes).toHaveBeenCalledOnce();
    expect(calls.groups).toHaveBeenCalledOnce();
  });

  it('SHARE-11 TXT-106 stays away and logs when the shares cannot be fetched', async () => {
    const log = quiet();
    const calls = serve([]);
    const down = new Error('down');
    calls.classes.mockRejectedValue(down);
    calls.groups.mockRejectedValue(down);
    renderInApp(tool);
    await waitFor(() => expect(log).toHaveBeenCalledWith('error getting class-shares', down));
    expect(log).toHaveBeenCalledWith('error getting group-shares', down);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('logs nothing when the page is left before the shares are there', async () => {
    const log = quiet();
    const calls = serve([]);
    const untilLeft = ({ signal }: { signal?: AbortSignal } = {}) =>
      new Promise<never>((_, leave) => signal?.addEventListener('abort', () => leave(signal.reason)));
    calls.classes.mockImplementation(untilLeft);
    calls.groups.mockImplementation(untilLeft);
    const page = renderInApp(tool);
    await waitFor(() => expect(calls.groups).toHaveBeenCalledOnce());
    page.unmount();
    await Promise.allSettled([...calls.classes.mock.results, ...calls.groups.mock.results].map(({ value }) => value));
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).not.toHaveBeenCalled();
  });
});

describe('The modal', () => {
  it('TXT-23 TXT-24 SHARE-02 lists who shares what; only what waits for me has answers', async () => {
    serve(
      [
        offer('Arne Accept', 'accepted'),
        offer('Rie Nej', 'rejected'),
        offer('Per Peer', 'pending_peer'),
        offer('Karl Kollega'),
      ],
      [offer('Mia Madsen', 'pending_me', GROUP_SHARE)],
    );
    renderInApp(modal);
    const karl = within(await rowOf('Karl Kollega'));
    expect(karl.getByText('Klassen 7.B')).toBeTruthy();
    expect(karl.getByText('Acceptér')).toBeTruthy();
    expect(karl.getByText('Afvis')).toBeTruthy();
    expect(within(await rowOf('Mia Madsen')).getByText('Gruppen Læsehold')).toBeTruthy();
    for (const [name, word] of [
      ['Arne Accept', 'Accepteret'],
      ['Rie Nej', 'Afvist'],
      ['Per Peer', 'Afventer svar'],
    ] as const) {
      const row = within(await rowOf(name));
      expect(row.getByText(word)).toBeTruthy();
      expect(row.queryByRole('button')).toBeNull();
    }
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Karl Kollega',
      'Mia Madsen',
      'Arne Accept',
      'Rie Nej',
      'Per Peer',
    ]);
  });

  it('SHARE-03 SHARE-08 accepting a class shows it and tells the window', async () => {
    const share = offer('Karl Kollega');
    serve([share]);
    const put = vi
      .spyOn(client, 'putClassShare')
      .mockResolvedValue({ ...share, state: 'accepted', read_at: 5, accepted_at: 5, accepted_time: 5 });
    const events = heard('shareAccepted', 'shareDeclined', 'groupShareAccepted');
    renderInApp(modal);
    await userEvent.setup().click(within(await rowOf('Karl Kollega')).getByText('Acceptér'));
    expect(await screen.findByText('Accepteret')).toBeTruthy();
    expect(put).toHaveBeenCalledWith({ params: { class: 7, user: ME.id }, body: {} });
    expect(events).toEqual(['shareAccepted']);
  });

  it('CON-48 an answered offer is a notification that has been read, of a class and of a group', async () => {
    const ofClass = offer('Karl Kollega');
    const ofGroup = offer('Mia Madsen', 'pending_me', GROUP_SHARE);
    serve([ofClass], [ofGroup]);
    vi.spyOn(client, 'putClassShare').mockResolvedValue({ ...ofClass, state: 'accepted', read_at: 5 });
    vi.spyOn(client, 'deleteGroupShare').mockResolvedValue(null);
    const read = vi.fn();
    const stop = onWindowEvent('notification-read', read);
    renderInApp(modal);
    const user = userEvent.setup();
    await user.click(within(await rowOf('Karl Kollega')).getByText('Acceptér'));
    await user.click(within(await rowOf('Mia Madsen')).getByText('Afvis'));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    stop();
    expect(read.mock.calls).toEqual([[{ id: ofClass.id, type: CLASS_SHARE }], [{ id: ofGroup.id, type: GROUP_SHARE }]]);
  });

  it('SHARE-03 DEC-03 an offer that is gone (204) is marked rejected', async () => {
    serve([offer('Karl Kollega')]);
    vi.spyOn(client, 'putClassShare').mockResolvedValue(null);
    const events = heard('shareAccepted', 'shareDeclined');
    renderInApp(modal);
    await userEvent.setup().click(within(await rowOf('Karl Kollega')).getByText('Acceptér'));
    expect(await screen.findByText('Afvist')).toBeTruthy();
    expect(events).toEqual(['shareDeclined']);
  });

  it('SHARE-04 SHARE-08 declining a class and a group, each with its own event', async () => {
    serve([offer('Karl Kollega')], [offer('Mia Madsen', 'pending_me', GROUP_SHARE)]);
    const ofClass = vi.spyOn(client, 'deleteClassShare').mockResolvedValue(null);
    const ofGroup = vi.spyOn(client, 'deleteGroupShare').mockResolvedValue(null);
    const events = heard('shareDeclined', 'groupShareDeclined');
    renderInApp(modal);
    const user = userEvent.setup();
    await user.click(within(await rowOf('Karl Kollega')).getByText('Afvis'));
    await user.click(within(await rowOf('Mia Madsen')).getByText('Afvis'));
    await waitFor(() => expect(screen.getAllByText('Afvist')).toHaveLength(2));
    // the pressed button is gone
    const row = await rowOf('Mia Madsen');
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(ofClass).toHaveBeenCalledWith({ params: { class: 7, user: ME.id } });
    expect(ofGroup).toHaveBeenCalledWith({ params: { id: 9, user: ME.id } });
    expect(events).toEqual(['shareDeclined', 'groupShareDeclined']);
  });

  it('SHARE-03 SHARE-08 accepting a group', async () => {
    const share = offer('Mia Madsen', 'pending_me', GROUP_SHARE);
    serve([], [share]);
    vi.spyOn(client, 'acceptGroupShare').mockResolvedValue({ ...share, state: 'accepted' });
    const events = heard('shareAccepted', 'groupShareAccepted');
    const queryClient = new QueryClient();
    // the list of groups that stands behind the modal
    queryClient.setQueryData([...classAdministrationKey, 'groups'], []);
    renderInApp(modal, { queryClient });
    await userEvent.setup().click(within(await rowOf('Mia Madsen')).getByText('Acceptér'));
    expect(await screen.findByText('Accepteret')).toBeTruthy();
    expect(events).toEqual(['groupShareAccepted']);
    await waitFor(() =>
      expect(queryClient.getQueryState([...classAdministrationKey, 'groups'])?.isInvalidated).toBe(true),
    );
  });

  it.each([
    ['Acceptér', 'putClassShare', 'error accepting share', 'acceptShare request failed'],
    ['Afvis', 'deleteClassShare', 'error rejecting share', 'rejectShare request failed'],
  ] as const)(
    'SHARE-03 SHARE-04 SHARE-11 TXT-105 TXT-106 a refused %s is logged, shown, and can be tried again',
    async (word, call, log, why) => {
      const errors = quiet();
      serve([offer('Karl Kollega')]);
      vi.spyOn(client, call).mockRejectedValue(refused(500));
      renderInApp(modal);
      await userEvent.setup().click(within(await rowOf('Karl Kollega')).getByText(word));
      expect((await screen.findByRole('alert')).textContent).toBe('Dit svar blev ikke gemt. Prøv igen om lidt.');
      expect(errors).toHaveBeenCalledWith(log, expect.objectContaining({ message: why }));
      expect(within(await rowOf('Karl Kollega')).getByText(word)).toBeTruthy();
    },
  );

  it('SHARE-10 TXT-105 a share of another type is an error', () => {
    expect(() => kindOf({ type_id: 1 })).toThrow('unknown share type');
  });

  it('SHARE-11 without shares it says so', async () => {
    serve([]);
    renderInApp(modal);
    expect(await screen.findByRole('heading', { name: 'Ingen deleanmodninger' })).toBeTruthy();
  });
});
