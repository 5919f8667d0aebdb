import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useFocusOnNewScreen } from './use-focus-on-new-screen.ts';

function Around() {
  useFocusOnNewScreen();
  return (
    <>
      <Link to="/status">Status</Link>
      <Outlet />
    </>
  );
}

it('a new screen begins at its top and its content, unless what led there is still on the page', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/opgaver']}>
      <Routes>
        <Route element={<Around />}>
          <Route path="/opgaver" element={<Link to="/opgaver/egne/ny">Opret opgave</Link>} />
          <Route path="/opgaver/egne/ny" element={<main id="indhold">Ny opgave</main>} />
          <Route path="/status" element={<main id="indhold">Hele klassen</main>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('link', { name: 'Opret opgave' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  await userEvent.click(screen.getByRole('link', { name: 'Status' }));
  expect(screen.getByRole('main').textContent).toBe('Hele klassen');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Status' }));
});
