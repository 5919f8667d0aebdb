import type { CurrentUser } from '@ordklar/contract';
import { schoolYearName } from '@ordklar/school';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coursesQuery, currentUserQuery, lastSquadQuery, squadsQuery } from '../../features/accounts/index.ts';
import { client } from '../../lib/api/client.ts';
import { schoolYearOf } from '../../lib/dates/danish-dates.ts';
import { onWindowEvent, sendWindowEvent } from '../../lib/events/window-events.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import '../modals/modals.ts';
import { readActive } from '../../lib/storage/active.ts';
import { renderInAppRoutes } from '../../testing/render-in-app.tsx';
import { Frame } from './frame.tsx';

const year = schoolYearOf(Date.now() / 1000);
const squad = (id: number, name: string, inYear = year) =>
  ({
    id,
    name,
    kind: 'class',
    grade: 7,
    year: inYear,
    studentCount: 20,
    startkomma: 'auto',
    freeExercises: false,
    hasEnded: false,
  }) as const;

function renderFrame(isTeacher: boolean) {
  const user: CurrentUser = {
    id: 1,
    name: 'Mette Krogh',
    publicName: 'Mette K.',
    username: 'mette',
    institution: 'Strandskolen',
    isTeacher,
    roles: [isTeacher ? 'teacher' : 'student'],
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.setQueryData(squadsQuery.queryKey, [squad(1, '7.A'), squad(2, '8.B'), squad(3, '6.A', year - 1)]);
  queryClient.setQueryData(lastSquadQuery.queryKey, 2);
  queryClient.setQueryData(coursesQuery.queryKey, [{ groupId: 'dansk', productId: 'gram', title: 'Dansk grammatik' }]);
  vi.spyOn(client, 'unreadSenders').mockResolvedValue([]);
  vi.spyOn(client, 'unreadNotifications').mockResolvedValue(0);
  renderInAppRoutes([{ path: '*', Component: Frame }], { queryClient });
  return userEvent.setup();
}

/** The picker of a wide screen; happy-dom, which knows no styles, shows the phone's beside it. */
const picker = (label: string) =>
  screen
    .getAllByRole('button', { name: new RegExp(`^${label}`) })
    .find((button) => button.matches('.opt')) as HTMLElement;

describe('The frame', () => {
  beforeEach(
    () => void vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 })),
  );

  it('SHELL-26 starts in the class that was chosen last and tells the window which classes there are', async () => {
    const squads = vi.fn();
    const stop = onWindowEvent('gtSquads', squads);
    renderFrame(true);
    await waitFor(() => expect(picker('Klasse').textContent).toContain('8.B'));
    stop();
    expect(readActive('active-squad')).toEqual({ id: 2, name: '8.B' });
    expect(squads.mock.calls[0]?.[0]).toHaveLength(3);
  });

  it('SHELL-26 stores a chosen class and remembers it on the server', async () => {
    const user = renderFrame(true);
    await user.click(picker('Klasse'));
    const list = await screen.findByRole('menu', { name: 'Klasse' });
    expect(within(list).queryByText('6.A')).toBeNull();
    await user.click(within(list).getByRole('menuitemradio', { name: '7.A' }));
    expect(readActive('active-squad')).toEqual({ id: 1, name: '7.A' });
    const [url, init] = vi.mocked(fetch).mock.calls.at(-1) ?? [];
    expect([url, init?.body]).toEqual(['/api/v1/current_user/active_squad_id', '{"squadId":1}']);
  });

  it('SHELL-26 goes to a class of the school year when that changes', async () => {
    const user = renderFrame(true);
    await user.click(picker('Skoleår'));
    await user.click(
      await screen.findByRole('menuitemradio', { name: `${year - 1}/${String(year % 100).padStart(2, '0')}` }),
    );
    await waitFor(() => expect(readActive('active-squad')).toEqual({ id: 3, name: '6.A' }));
    expect(readActive('active-year')).toBe(year - 1);
  });

  it('SHELL-26 stores a chosen course, and none for all', async () => {
    const user = renderFrame(false);
    await user.click(picker('Kursus'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dansk grammatik' }));
    expect(readActive('active-course')).toEqual({ productId: 'gram', title: 'Dansk grammatik' });
    await user.click(picker('Kursus'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Alle kurser' }));
    expect(readActive('active-course')).toBeNull();
  });

  it('CAT-10 TC-26 shows a teacher whose school lacks it what the correction of texts is', async () => {
    vi.spyOn(client, 'courseTitle').mockResolvedValue({ title: 'Danske fritekstopgaver' });
    const user = renderFrame(true);
    await user.click(picker('Kursus'));
    await user.click(await screen.findByRole('menuitemradio', { name: /Danske fritekstopgaver \(ingen licens\)/ }));
    expect(modalStore.read().at(-1)).toMatchObject({ name: 'ClassInfoModal', props: { courseId: 'teco' } });
    expect(readActive('active-course')).toBeNull();
    act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
  });

  it('CAT-10 offers a pupil nothing that the school lacks', async () => {
    const asked = vi.spyOn(client, 'courseTitle');
    const user = renderFrame(false);
    await user.click(picker('Kursus'));
    await screen.findByRole('menuitemradio', { name: 'Dansk grammatik' });
    expect(screen.queryByText(/ingen licens/)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('SHELL-26 CON-47 writes the school year of today, and shows year, course and class that others choose', async () => {
    renderFrame(true);
    await waitFor(() => expect(picker('Klasse').textContent).toContain('8.B'));
    expect(readActive('active-year')).toBe(year);
    act(() => sendWindowEvent('gtActiveCourse', { productId: 'gram', title: 'Dansk grammatik' }));
    expect(picker('Kursus').textContent).toContain('Dansk grammatik');
    act(() => sendWindowEvent('gtActiveSquad', { id: 1, name: '7.A' }));
    expect(picker('Klasse').textContent).toContain('7.A');
    act(() => sendWindowEvent('gtActiveSchoolYear', year - 1));
    expect(picker('Skoleår').textContent).toContain(schoolYearName(year - 1));
    await waitFor(() => expect(picker('Klasse').textContent).toContain('6.A'));
  });

  it('offers teachers a free presentation from the person menu', async () => {
    const user = renderFrame(true);
    await user.click(screen.getByRole('button', { name: /åbn menuen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Få en gratis præsentation' }));
    expect(modalStore.read().at(-1)?.name).toBe('PresentationFormModal');
    act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
  });

  it('gives pupils no class and no year to choose', () => {
    renderFrame(false);
    expect(screen.queryByRole('button', { name: /^Klasse/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Skoleår/ })).toBeNull();
  });

  it('walks the person menu with the arrow keys and closes it with Escape', async () => {
    const user = renderFrame(true);
    const button = screen.getByRole('button', { name: /åbn menuen/ });
    await user.click(button);
    const menu = await screen.findByRole('menu', { name: 'Mette Krogh' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Log ud');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
