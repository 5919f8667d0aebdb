import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import PricesPage from './prices-page.tsx';

it('a visitor asks for a price; the form takes no focus, and thanks stand in its place', async () => {
  vi.spyOn(client, 'courseGroups').mockResolvedValue([]);
  const send = vi.spyOn(client, 'sendContact').mockResolvedValue({ supportPhone: '12 34 56 78' });
  const events = userEvent.setup();
  render(<PricesPage startPath={null} />);
  const name = await screen.findByLabelText('Navn', {}, { timeout: 10_000 });
  expect(document.activeElement).toBe(document.body);
  await events.type(name, 'Mette Krogh');
  await events.type(screen.getByLabelText('Institution'), 'Strandskolen');
  await events.type(screen.getByLabelText('E-mail'), 'mette@skole.dk');
  await events.type(screen.getByLabelText(/^Hvor mange elever er I/), 'Vi er 412.');
  await events.click(screen.getByLabelText('Ordklar må gerne kontakte mig om min henvendelse.'));
  await events.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Tak for din henvendelse!' });
  expect(send.mock.lastCall?.[0].body).toMatchObject({ isPriceRequest: true, comment: 'Vi er 412.', consent: true });
  expect(screen.queryByRole('button', { name: 'Luk' })).toBeNull();
});
