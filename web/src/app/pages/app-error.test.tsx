import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { AppError } from './app-error.tsx';

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(client, 'reportClientError').mockRejectedValue(new TypeError('no net'));
});

function open(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', lazy: failed, ErrorBoundary: AppError }])} />);
}

it('SHELL-18 a screen that cannot be fetched without a net says so, and what is typed is kept', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'Ingen forbindelse' })).toBeTruthy();
  expect(screen.getByText(/Det, du har skrevet, er gemt på din enhed/)).toBeTruthy();
});

it('SHELL-18 a screen that fails while there is a net is our fault', async () => {
  open(true);
  expect(await screen.findByRole('heading', { name: 'Noget gik galt hos os' })).toBeTruthy();
});
