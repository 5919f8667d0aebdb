import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSavings, savingOf } from '../../lib/saving/unsaved.ts';
import { LoginForm } from './login-form.tsx';
import { logOut } from './log-out.ts';

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

async function fillIn(username: string, password: string) {
  const user = userEvent.setup();
  if (username) await user.type(screen.getByLabelText('Brugernavn'), username);
  if (password) await user.type(screen.getByLabelText('Adgangskode'), password);
  fireEvent.click(screen.getByRole('button', { name: 'Log ind' }));
}

describe('The login form', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="csrf-token" content="first">';
  });

  it('SHELL-29 sends user name and password with the token of the page and goes where the server says', async () => {
    const call = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => json(200, { redirectTo: '/opgaver', token: 'new' }));
    const done = vi.fn();
    render(<LoginForm onDone={done} />);
    await fillIn(' laerer ', 'ordklar');
    await waitFor(() => expect(done).toHaveBeenCalledWith('/opgaver'));
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/auth/login');
    expect(JSON.parse(String(init?.body))).toEqual({ username: 'laerer', password: 'ordklar' });
    expect(new Headers(init?.headers).get('x-csrf-token')).toBe('first');
    expect(document.querySelector<HTMLMetaElement>('meta')?.content).toBe('new');
  });

  it.each([401, 429])('tells a refusal (%i) and keeps what was written', async (status) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => json(status, { message: 'Prøv igen.', code: 'x' }));
    render(<LoginForm onDone={() => undefined} />);
    await fillIn('elev', 'forkert');
    expect((await screen.findByRole('alert')).textContent).toBe('Prøv igen.');
    expect(screen.getByLabelText<HTMLInputElement>('Brugernavn').value).toBe('elev');
    expect(screen.getByLabelText<HTMLInputElement>('Adgangskode').value).toBe('forkert');
  });

  it.each([
    ['a keyboard', true],
    ['a finger', false],
  ])('who has %s writes at once on the page of its own: %s', (_, hasKeyboard) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: hasKeyboard } as MediaQueryList);
    render(<LoginForm takesFocus onDone={() => undefined} />);
    expect(document.activeElement === screen.getByLabelText('Brugernavn')).toBe(hasKeyboard);
  });

  it('asks for a code where the person has two-step login, and sends it with what was written before', async () => {
    const call = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(json(401, { message: 'Skriv koden fra din app.', code: 'code-needed' }))
      .mockResolvedValueOnce(json(422, { message: 'Koden er forkert.', code: 'wrong-code' }))
      .mockResolvedValueOnce(json(200, { redirectTo: '/skole', token: 'new' }));
    const done = vi.fn();
    render(<LoginForm onDone={done} />);
    await fillIn('skoleadmin', 'ordklar');
    const code = await screen.findByLabelText<HTMLInputElement>('Kode');
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log ind' }));
    expect(await screen.findByText('Skriv koden')).toBeTruthy();
    await userEvent.type(code, '123 456');
    fireEvent.click(screen.getByRole('button', { name: 'Log ind' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Koden er forkert.');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    // in it, so that the next one is written over it
    expect(document.activeElement).toBe(code);
    expect(code.selectionEnd).toBe('123 456'.length);
    await waitFor(() => expect(code.selectionStart).toBe(0));
    expect(screen.getByText(/bed en anden skoleadministrator/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Log ind' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('/skole'));
    const sent = JSON.parse(String(call.mock.calls[2]?.[1]?.body));
    expect(sent).toEqual({ username: 'skoleadmin', password: 'ordklar', code: '123 456' });
  });

  it('takes a fresh token when the page has lain open too long', async () => {
    const call = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(json(419, { message: 'Udløbet', code: 'csrf' }))
      .mockResolvedValueOnce(json(200, { token: 'fresh' }))
      .mockResolvedValueOnce(json(200, { redirectTo: '/lektier', token: 'next' }));
    const done = vi.fn();
    render(<LoginForm onDone={done} />);
    await fillIn('elev', 'ordklar');
    await waitFor(() => expect(done).toHaveBeenCalledWith('/lektier'));
    expect(new Headers(call.mock.calls[2]?.[1]?.headers).get('x-csrf-token')).toBe('fresh');
  });

  it('asks for what is missing without calling the server', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    render(<LoginForm onDone={() => undefined} />);
    await fillIn('elev', '');
    expect((await screen.findByRole('alert')).textContent).toBe('Skriv din adgangskode');
    expect(call).not.toHaveBeenCalled();
    const password = screen.getByLabelText('Adgangskode');
    expect(document.activeElement).toBe(password);
    await userEvent.type(password, 'o');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when there is no connection', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    render(<LoginForm onDone={() => undefined} />);
    await fillIn('elev', 'ordklar');
    expect((await screen.findByRole('alert')).textContent).toContain('ingen forbindelse');
  });
});

describe('Logging out', () => {
  afterEach(() => {
    forgetSavings();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('saves first, and asks nothing where all is saved', async () => {
    const steps: string[] = [];
    localStorage.setItem('ordklar-marks-1-3', '"Min hemmelige stil"');
    localStorage.setItem('ordklar-theme', 'blue');
    const flush = async () => {
      steps.push('saved');
      localStorage.removeItem('ordklar-marks-1-3');
    };
    savingOf('stil', () => ({ flush, read: () => ({ save: { kind: 'saved', at: null } }), end: () => {} }));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      steps.push(String(url));
      return new Response(null, { status: 204 });
    });
    vi.stubGlobal('location', { ...window.location, assign: (to: string) => steps.push(to) });
    expect(await logOut(1)).toBe(true);
    expect(steps).toEqual(['saved', '/api/v1/auth/logout', '/']);
    expect(Object.keys(localStorage)).toEqual(['ordklar-theme']);
  });
});
