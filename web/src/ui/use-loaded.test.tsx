import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onWindowEvent } from '../lib/events/window-events.ts';
import type { NewToast } from '../lib/toasts/toast-store.ts';
import { useLoaded } from './use-loaded.ts';

function Panel({ load, isAsked }: { load: () => Promise<{ words: string }>; isAsked: boolean }) {
  return <p>{useLoaded(load, isAsked)?.words ?? 'Siden'}</p>;
}

it('a part that cannot be fetched leaves the page, says so, and comes when the net is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown: (string | undefined)[] = [];
  const stop = onWindowEvent('add-notification', ({ message }) => shown.push(message));
  let hasNet = false;
  const load = () => (hasNet ? Promise.resolve({ words: 'Klokken' }) : Promise.reject(new TypeError('no net')));
  const { rerender } = render(<Panel load={load} isAsked={false} />);
  rerender(<Panel load={load} isAsked />);
  await vi.waitFor(() => expect(shown).toEqual(['Vi kunne ikke hente det, du bad om. Genindlæs siden, og prøv igen.']));
  expect(screen.getByText('Siden')).toBeTruthy();
  hasNet = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Klokken')).toBeTruthy();
  stop();
});

it('a file that the browser refuses is asked for by a new page, at the press of the toast', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown: NewToast[] = [];
  const stop = onWindowEvent('add-notification', (toast) => shown.push(toast));
  render(<Panel load={() => Promise.reject(new TypeError('no file'))} isAsked />);
  await vi.waitFor(() => expect(shown.map(({ buttonText }) => buttonText)).toEqual(['Genindlæs']));
  expect(shown[0]?.clickCallback).toBeTypeOf('function');
  stop();
});
