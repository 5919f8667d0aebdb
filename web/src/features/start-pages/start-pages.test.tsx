import type { CurrentUser, Role, RosterPerson } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { currentUserQuery } from '../accounts/index.ts';
import EditorPage from './screens/editor-page.tsx';
import SchoolPage from './screens/school-page.tsx';

const day = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;

function show(Screen: typeof SchoolPage, role: Role) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { id: 1, institution: 'Søbakkeskolen', isTeacher: false, roles: [role] };
  queryClient.setQueryData(currentUserQuery.queryKey, user as unknown as CurrentUser);
  renderInApp(<Screen />, { queryClient });
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const person = (id: number, name: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  id,
  name,
  username: `bruger${id}`,
  roles: ['student'],
  classes: ['7.A'],
  isByUniLogin: false,
  hasTwoStep: false,
  leftAt: null,
  ...more,
});

describe('The start pages of administrators and editors', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(client, 'classesToMove').mockResolvedValue([]);
    vi.spyOn(client, 'roster').mockResolvedValue({ people: [person(1, 'Asta Holm')], total: 41, pages: 3 });
  });

  it('the people of the school are searched, chosen by role and paged; codes are given where they may', async () => {
    vi.spyOn(client, 'schoolOverview').mockResolvedValue({
      name: 'Søbakkeskolen',
      students: 41,
      teachers: 2,
      squads: [],
      licences: [],
    });
    const call = vi.mocked(client.roster).mockResolvedValue({
      people: [
        person(1, 'Asta Holm'),
        person(2, 'Mette Krogh', { roles: ['teacher'], isByUniLogin: true }),
        person(3, 'Sofie Skole', { roles: ['school-admin'], classes: [] }),
      ],
      total: 103,
      pages: 3,
    });
    show(SchoolPage, 'school-admin');
    const people = within(await screen.findByRole('region', { name: /^Personer/ }));
    expect(await people.findByText('103 personer')).toBeTruthy();
    expect(rows(people.getByRole('table'))).toEqual([
      ['Asta Holm bruger1', 'elev', '7.A', 'Ny kodeHent dataSlet'],
      ['Mette Krogh bruger2', 'lærer', '7.A', 'UNI-Login'],
      ['Sofie Skole bruger3', 'skoleadministrator', '', ''],
    ]);
    const lastQuery = () => call.mock.lastCall?.[0]?.query;
    await userEvent.click(people.getByRole('button', { name: 'Næste' }));
    await vi.waitFor(() => expect(lastQuery()).toEqual({ page: 2 }));
    await userEvent.click(people.getByRole('radio', { name: 'Lærere' }));
    await vi.waitFor(() => expect(lastQuery()).toEqual({ page: 1, role: 'teacher' }));
    call.mockResolvedValue({ people: [], total: 0, pages: 0 });
    await userEvent.type(people.getByRole('searchbox', { name: 'Find en person' }), 'xyz');
    await vi.waitFor(() => expect(lastQuery()).toEqual({ page: 1, role: 'teacher', search: 'xyz' }));
    expect(await people.findByText(/Ingen på skolen passer til »xyz«/)).toBeTruthy();
    call.mockRejectedValue(new Error('net'));
    await userEvent.click(people.getByRole('button', { name: 'Ryd søgningen' }));
    expect(await people.findByText('Vi kunne ikke hente listen over personer. Prøv igen om lidt.')).toBeTruthy();
  });

  it('ROLE-04 a school administrator reads the school’s classes, people and licences', async () => {
    vi.spyOn(client, 'schoolOverview').mockResolvedValue({
      name: 'Søbakkeskolen',
      students: 41,
      teachers: 2,
      squads: [
        { id: 1, name: '7.A', kind: 'class', year: 2026, studentCount: 20, teachers: ['Jonas', 'Mette'] },
        { id: 2, name: '8.B', kind: 'class', year: 2026, studentCount: 21, teachers: [] },
      ],
      licences: [
        { productId: 'teco', title: 'Fritekst', from: day('2026-08-01'), to: day('2027-07-31'), state: 'running' },
      ],
    });
    show(SchoolPage, 'school-admin');
    expect(screen.getByRole('heading', { level: 1, name: 'Søbakkeskolen' })).toBeTruthy();
    await screen.findByText('41 personer');
    const [squads, , licences] = await screen.findAllByRole('table');
    expect(rows(squads)).toEqual([
      ['7.A', 'Jonas, Mette', '2026/27', '20'],
      ['8.B', 'Ingen lærere', '2026/27', '21'],
    ]);
    expect(rows(licences)).toEqual([['Fritekst', '1. aug. 2026 – 31. jul. 2027', 'Gælder nu']]);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 klasser',
      '0 grupper',
      '2 lærere',
      '41 elever',
    ]);
    expect(screen.getByRole('button', { name: 'Log ud' })).toBeTruthy();
  });

  it('tells when it cannot be fetched, and tries again', async () => {
    const call = vi.spyOn(client, 'schoolOverview').mockRejectedValue(new Error('net'));
    show(SchoolPage, 'school-admin');
    (await screen.findByRole('button', { name: 'Prøv igen' })).click();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });

  it('an editor reads what has come in and what the bank holds', async () => {
    vi.spyOn(client, 'editorOverview').mockResolvedValue({
      contactRequests: { total: 1, last: day('2026-11-20') },
      feedback: { total: 0, last: null, subjects: [] },
      mails: { waiting: 0, sent: 0, kept: 2, failed: 1 },
      bank: [{ productId: 'gram', title: 'Dansk grammatik', exercises: 12 }],
    });
    show(EditorPage, 'editor');
    expect((await screen.findByText('1 kontaktanmodning')).nextSibling?.textContent).toBe(
      'Senest 20. nov. 2026 kl. 13.00',
    );
    expect(screen.getByText('0 gange feedback').nextSibling?.textContent).toBe('Ingen endnu');
    expect(screen.getByText(/2 ligger i databasen.* · 1 kunne ikke sendes$/)).toBeTruthy();
    await userEvent.click(screen.getByText('Vis kurserne'));
    expect(rows(screen.getByRole('table'))).toEqual([['Dansk grammatik', '12']]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/redaktion/indlaeg',
      '/redaktion/kategorier',
      '/redaktion/henvendelser',
      '/redaktion/nyhedsbrev',
      '/redaktion/udbakke',
      '/redaktion/meddelelser',
      '/',
      '/blog',
      '/juridisk',
      '/tilgaengelighed',
    ]);
  });
});
