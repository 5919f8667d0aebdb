import { ApiProblem } from '@ordklar/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../../ui/field.tsx';
import { useTyped } from './typed.ts';
import { useForm } from './use-form.ts';

const send = vi.fn<(values: object) => Promise<unknown>>();
const sendOther = vi.fn<() => void>();
const invalid = (errors: Record<string, string[]>) =>
  new ApiProblem(422, { code: 'invalid', message: 'Noget er ikke udfyldt rigtigt.', errors });

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((arrive) => (resolve = arrive));
  return { promise, resolve };
}

/** Title, e-mail and number: title must be filled in, number is looked at while one types. */
function Form() {
  const typed = useTyped({ title: '', email: '', number: '' });
  const form = useForm({
    typed,
    fields: ['email', 'number', 'title'],
    check: () => (typed.values.title === '' ? { title: 'Skriv en titel' } : {}),
    standing: /\D/.test(typed.values.number) ? { number: 'Skriv et tal' } : {},
    send: () => send(typed.values),
  });
  return (
    <form {...form.form} aria-label="Skema">
      <TextField label="Titel" hint="Kort" {...form.field('title')} />
      <TextField label="Tal" {...form.field('number')} />
      <TextField label="E-mail" {...form.field('email')} />
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
      <button type="button" onClick={() => void form.submit(sendOther)}>
        Anden vej
      </button>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name = 'Send') => screen.getByRole('button', { name });
const saidOf = (label: string) =>
  (input(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('A form', () => {
  beforeEach(() => {
    send.mockReset().mockResolvedValue(null);
    sendOther.mockReset();
    render(<Form />);
  });
  const type = (label: string, words: string) => userEvent.type(input(label), words);
  const press = (name?: string) => userEvent.click(button(name));

  it('sends what is typed, by the button and by Enter', async () => {
    await type('Titel', 'Min by');
    await press();
    await type('Titel', '!{Enter}');
    expect(send.mock.calls.map(([values]) => values)).toEqual([
      { title: 'Min by', email: '', number: '' },
      { title: 'Min by!', email: '', number: '' },
    ]);
  });

  it('asks for what is missing, with the focus there, until one types, and sends nothing', async () => {
    await press();
    expect(saidOf('Titel')).toBe('Skriv en titel Kort');
    expect(input('Titel').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input('Titel'));
    await type('Titel', 'M');
    expect(saidOf('Titel')).toBe('Kort');
    expect(input('Titel').getAttribute('aria-invalid')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('puts the focus on the first refused field of the page, not of the answer, and keeps what is typed', async () => {
    send.mockRejectedValueOnce(invalid({ email: ['Ukendt adresse'], title: ['For lang'] }));
    await type('Titel', 'Min by');
    await type('E-mail', 'mig');
    await press();
    await waitFor(() => expect(document.activeElement).toBe(input('Titel')));
    expect([saidOf('Titel'), saidOf('E-mail')]).toEqual(['For lang Kort', 'Ukendt adresse']);
    expect([input('Titel').value, input('E-mail').value]).toEqual(['Min by', 'mig']);
    expect(screen.queryByText('Noget er ikke udfyldt rigtigt.')).toBeNull();
    await type('E-mail', '@skole.dk');
    expect([saidOf('Titel'), saidOf('E-mail')]).toEqual(['For lang Kort', '']);
    expect(document.activeElement).toBe(input('E-mail'));
  });

  it('moves the focus again when the same field is refused again', async () => {
    send.mockRejectedValue(invalid({ email: ['Ukendt adresse'] }));
    await type('Titel', 'Min by');
    for (const time of ['once', 'again']) {
      await press();
      await waitFor(() => expect(document.activeElement, time).toBe(input('E-mail')));
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says what does not hold while one types, and sends nothing as long', async () => {
    await type('Titel', 'Min by');
    await type('Tal', '3x');
    expect(saidOf('Tal')).toBe('Skriv et tal');
    await press();
    expect(document.activeElement).toBe(input('Tal'));
    expect(send).not.toHaveBeenCalled();
    await type('Tal', '{Backspace}');
    expect(saidOf('Tal')).toBe('');
  });

  it('says that there is no net, keeps what is typed and can be sent again', async () => {
    send.mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' }));
    await type('Titel', 'Min by');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Ingen forbindelse');
    expect(input('Titel').value).toBe('Min by');
    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is busy while it is sent, and sends once however often one presses', async () => {
    const { promise, resolve } = deferred();
    send.mockReturnValueOnce(promise);
    await type('Titel', 'Min by{Enter}{Enter}');
    await press();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(send).toHaveBeenCalledTimes(1);
    resolve();
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'));
  });

  it('another button sends in its own way, after the same check', async () => {
    await press('Anden vej');
    expect(saidOf('Titel')).toBe('Skriv en titel Kort');
    await type('Titel', 'Min by');
    await press('Anden vej');
    expect(sendOther).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });
});
