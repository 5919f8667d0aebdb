import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { setNarrow } from '../../testing/narrow.ts';
import { NewsletterPopup } from './index.ts';

let asked: MockInstance<typeof client.newsletterPopup>;
let hide: MockInstance<typeof client.hideNewsletterPopup>;
let subscribe: MockInstance<typeof client.subscribeToNewsletter>;
beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'ordklar_newsletter=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  asked = vi.spyOn(client, 'newsletterPopup').mockResolvedValue({ show: true });
  hide = vi.spyOn(client, 'hideNewsletterPopup').mockResolvedValue(null);
  subscribe = vi.spyOn(client, 'subscribeToNewsletter').mockResolvedValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.queryByRole('heading', { name: 'Få ideer til timen' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('NEWS-02 NEWS-03 CON-08 opens after a second and closes after ten', async () => {
  render(<NewsletterPopup loggedIn={false} />);
  await pass(950);
  expect(title()).toBeNull();
  await pass(100);
  expect(title()).not.toBeNull();
  await pass(9_900);
  expect(title()).not.toBeNull();
  await pass(200);
  expect(title()).toBeNull();
});

it('NEWS-02 NEWS-04 on a phone it opens as a strip, and is whole when it is asked for', async () => {
  setNarrow(true);
  const field = () => screen.queryByRole('textbox', { name: 'E-mailadresse' });
  render(<NewsletterPopup loggedIn={false} />);
  await pass(1_050);
  expect([title() !== null, field()]).toEqual([true, null]);
  expect(screen.getByRole('button', { name: 'Vis ikke igen' })).toBeTruthy();
  press('Tilmeld');
  expect(field()).not.toBeNull();
  press('Luk');
  press('Nyhedsbrev');
  expect(field()).not.toBeNull();
});

it('NEWS-02 stays closed where the server says no, cannot be asked, or a cookie hides it', async () => {
  for (const way of ['no', 'away', 'cookie']) {
    asked.mockReset();
    if (way === 'away') asked.mockRejectedValue(new TypeError('no net'));
    else asked.mockResolvedValue({ show: way !== 'no' });
    if (way === 'cookie') document.cookie = 'ordklar_newsletter=hide; path=/';
    const { unmount } = render(<NewsletterPopup loggedIn={false} />);
    await pass(3_000);
    expect([way, title()]).toEqual([way, null]);
    unmount();
  }
  expect(asked).not.toHaveBeenCalled();
});

it('is not there while somebody reads what it would lie over', async () => {
  const { rerender } = render(<NewsletterPopup loggedIn={false} />);
  await pass(1_050);
  expect(title()).not.toBeNull();
  rerender(<NewsletterPopup loggedIn={false} reading />);
  await pass(5_000);
  expect([title(), screen.queryByRole('button')]).toEqual([null, null]);
});

it('NEWS-02 never lies by itself over what a visitor works in: it closes there, and by hand it opens', async () => {
  const place = { current: document.createElement('div') };
  const at = (top: number) => new DOMRect(0, top, 360, 400);
  vi.spyOn(place.current, 'getBoundingClientRect').mockReturnValue(at(900));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 500, 328, 120));
  render(<NewsletterPopup loggedIn={false} place={place} />);
  await pass(1_050);
  expect(title()).not.toBeNull();
  vi.mocked(place.current.getBoundingClientRect).mockReturnValue(at(600));
  fireEvent.scroll(window);
  expect(title()).toBeNull();
  press('Nyhedsbrev');
  fireEvent.scroll(window);
  expect(title()).not.toBeNull();
});

it('PD-29 is not there for people who are logged in', async () => {
  const { container } = render(<NewsletterPopup loggedIn />);
  await pass(3_000);
  expect([container.innerHTML, asked.mock.calls]).toEqual(['', []]);
});

it('NEWS-04 is opened and closed by hand, and then stays as it is', async () => {
  render(<NewsletterPopup loggedIn={false} />);
  press('Nyhedsbrev');
  await pass(15_000);
  expect(title()).not.toBeNull();
  press('Luk');
  await pass(15_000);
  expect(title()).toBeNull();
});

it('NEWS-02 gives way to whoever writes on the page: it closes, and does not open', async () => {
  const page = () => (
    <>
      <input aria-label="Institution" />
      <NewsletterPopup loggedIn={false} />
    </>
  );
  const write = () => act(() => screen.getByLabelText('Institution').focus());
  const first = render(page());
  await pass(1_100);
  expect(title()).not.toBeNull();
  write();
  expect(title()).toBeNull();
  first.unmount();
  render(page());
  write();
  await pass(3_000);
  expect(title()).toBeNull();
  press('Nyhedsbrev');
  expect(title()).not.toBeNull();
});

it('NEWS-05 TXT-10 is gone for a year by Vis ikke igen', async () => {
  const { container } = render(<NewsletterPopup loggedIn={false} />);
  await pass(1_100);
  press('Vis ikke igen');
  expect(container.innerHTML).toBe('');
  await pass(10);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain('ordklar_newsletter=hide');
});

it('does not close on somebody who writes, says what is wrong, and what to do next', async () => {
  render(<NewsletterPopup loggedIn={false} />);
  await pass(1_100);
  const field = screen.getByLabelText('E-mailadresse');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'mette@' } });
  await pass(15_000);
  press('Tilmeld');
  expect(screen.getByText('Skriv en e-mailadresse, for eksempel navn@skole.dk')).toBeTruthy();
  expect(subscribe).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' mette@skole.dk ' } });
  press('Tilmeld');
  await pass(10);
  expect(subscribe).toHaveBeenCalledWith({ body: { email: 'mette@skole.dk', consent: true } });
  expect(screen.getByRole('status').textContent).toContain('Se i din indbakke');
});
