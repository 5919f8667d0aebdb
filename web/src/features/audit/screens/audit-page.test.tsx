import type { AuditRow } from '@ordklar/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import AuditPage from './audit-page.tsx';

// how long a busy machine reads the calendar's file is not what is tested
beforeAll(() => import('../../../ui/calendar-popover.tsx'), 60_000);

const LINE: AuditRow = {
  id: 7,
  at: 1_772_500_000,
  action: 'text-opened',
  by: { id: 1, name: 'Lise Lærer', username: 'laerer' },
  subject: { id: 2, name: 'Bo Berg', username: 'elev2' },
  details: 'text 12',
};
const page = (rows: AuditRow[]) => ({ rows, page: 1, pages: 1, total: rows.length });

it('PD-32 tells who opened whose work, and is narrowed by kind and person, as its file is', async () => {
  const read = vi.spyOn(client, 'auditLog').mockResolvedValue(page([LINE, { ...LINE, id: 6, by: null }]));
  renderInApp(<AuditPage />, { path: '/skole/log?side=3' });
  expect(await screen.findByText('Lise Lærer')).toBeTruthy();
  expect(read.mock.calls[0]?.[0]?.query).toEqual({ page: 3 });
  expect(screen.getByText('En, der ikke findes mere')).toBeTruthy();
  expect(screen.getAllByText(/ · Om Bo Berg · tekst nr\. 12$/)).toHaveLength(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hvad' }), 'Åbnede en tekst');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Person' }), 'Bo');
  await waitFor(() => expect(read.mock.lastCall?.[0]?.query).toEqual({ action: 'text-opened', person: 'Bo', page: 1 }));
  expect(screen.getByRole('link', { name: 'Hent som CSV' }).getAttribute('href')).toBe(
    '/api/v1/institution/audit/csv?action=text-opened&person=Bo',
  );
});

it('PD-32 is narrowed by days that are chosen in our own calendar', async () => {
  const read = vi.spyOn(client, 'auditLog').mockResolvedValue(page([LINE]));
  renderInApp(<AuditPage />, { path: '/skole/log?fra=2026-01-15' });
  await userEvent.click(await screen.findByRole('button', { name: 'Fra 15. jan. 2026' }));
  await userEvent.click(await screen.findByRole('button', { name: /den 20. januar 2026/ }));
  await waitFor(() => expect(read.mock.lastCall?.[0]?.query).toEqual({ from: '2026-01-20', page: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Fra 20. jan. 2026' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Alle dage' }));
  await waitFor(() => expect(read.mock.lastCall?.[0]?.query).toEqual({ page: 1 }));
});

it('says that nothing fits, shows all again, and says when the log did not come', async () => {
  const read = vi.spyOn(client, 'auditLog').mockResolvedValue(page([]));
  renderInApp(<AuditPage />, { path: '/skole/log?fra=2026-01-01&til=vrøvl' });
  expect(await screen.findByText('Ingen linjer passer til det, du søger')).toBeTruthy();
  expect(read.mock.calls[0]?.[0]?.query).toEqual({ from: '2026-01-01', page: 1 });
  read.mockRejectedValue(new Error('nede'));
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByText('Logbogen kunne ikke hentes. Prøv igen om lidt.')).toBeTruthy();
});
