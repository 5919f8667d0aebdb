import { ApiProblem } from '@ordklar/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { AppRoot } from '../../../app/app-root.tsx';
import { client } from '../../../lib/api/client.ts';
import { sendWindowEvent } from '../../../lib/events/window-events.ts';
import { findModal } from '../../../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';

let send: MockInstance<typeof client.sendFeedback>;

function renderApp() {
  render(
    <MemoryRouter>
      <AppRoot />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function open() {
  const user = renderApp();
  act(() => sendWindowEvent('gtOpenFeedbackModal', undefined));
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Din besked', {}, { timeout: 10_000 });
  const press = () => user.click(screen.getByRole('button', { name: 'Send feedback' }));
  return { user, message, press };
}

const MESSAGE_MISSING = 'Hov! Husk at uddybe din henvendelse';
const EMAIL_MISSING = 'Hov! Husk at angive din e-mailadresse';

describe('The feedback modal', () => {
  beforeEach(() => {
    send = vi.spyOn(client, 'sendFeedback').mockResolvedValue(null);
  });
  afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

  it('FBK-02 opens by the window event, and the focus is in the message', async () => {
    const { message } = await open();
    await waitFor(() => expect(document.activeElement).toBe(message));
  });

  it('CON-12 is registered as 474 px wide', () => {
    expect(findModal('FeedbackModal')?.width).toBe(474);
  });

  it('SHELL-08, SHELL-13 opens by a click on the default error toast', async () => {
    const user = renderApp();
    act(() => void showErrorToast());
    await user.click(screen.getByText('Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her'));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeTruthy();
  });

  it('FBK-03, TXT-19 has six subjects, one of them chosen', async () => {
    await open();
    const subjects = within(screen.getByRole('radiogroup', { name: 'Hvad handler det om?' }));
    const names = subjects.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Forslag', 'Fejl', 'Ros', 'Spørgsmål', 'Tekstretter', 'Andet']);
    expect(subjects.getByRole<HTMLInputElement>('radio', { name: 'Forslag' }).checked).toBe(true);
  });

  it('FBK-07, FBK-08 sends address, subject, message, e-mail and consent, and thanks', async () => {
    const { user, message, press } = await open();
    await user.click(screen.getByRole('radio', { name: 'Ros' }));
    await user.type(message, 'Nemt at bruge.');
    await user.click(screen.getByRole('checkbox'));
    await user.type(screen.getByLabelText('E-mail'), 'mette@skole.dk');
    expect(screen.getByLabelText<HTMLInputElement>('Hvilken side handler det om?').value).toBe(window.location.href);
    await press();
    expect(await screen.findByText('Tak for din feedback!')).toBeTruthy();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      body: {
        url: window.location.href,
        subject: 'Ros',
        message: 'Nemt at bruge.',
        email: 'mette@skole.dk',
        consent: true,
      },
    });
    expect(screen.queryByLabelText('Din besked')).toBeNull();
    await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Luk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('FBK-04, FBK-06, TXT-17 asks for the message until one types', async () => {
    const { user, message, press } = await open();
    await press();
    expect(screen.getByText(MESSAGE_MISSING)).toBeTruthy();
    expect(screen.queryByText(EMAIL_MISSING)).toBeNull();
    expect(document.activeElement).toBe(message);
    await user.type(message, 'a');
    expect(screen.queryByText(MESSAGE_MISSING)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('FBK-05, FBK-06, TXT-18 asks for the e-mail only with consent, and until one types or takes the tick away', async () => {
    const { user, message, press } = await open();
    await user.type(message, 'Hej');
    await user.click(screen.getByRole('checkbox'));
    await press();
    expect(screen.getByText(EMAIL_MISSING)).toBeTruthy();
    await user.type(screen.getByLabelText('E-mail'), 'a');
    expect(screen.queryByText(EMAIL_MISSING)).toBeNull();
    await user.clear(screen.getByLabelText('E-mail'));
    await press();
    expect(screen.getByText(EMAIL_MISSING)).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByText(EMAIL_MISSING)).toBeNull();
    await press();
    expect(await screen.findByText('Tak for din feedback!')).toBeTruthy();
  });

  it('FBK-09, TXT-21 says so when it cannot be sent, keeps the text and can be sent again', async () => {
    send.mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' }));
    const { user, message, press } = await open();
    await user.type(message, 'Vigtigt');
    await press();
    const alert = await screen.findByText('Der opstod en fejl, så din feedback ikke blev sendt.');
    expect(alert.closest('[role=alert]')?.textContent).toContain('Se felterne efter, eller prøv igen om lidt.');
    expect(message.value).toBe('Vigtigt');
    await press();
    expect(await screen.findByText('Tak for din feedback!')).toBeTruthy();
  });

  it('shows what the server refuses under its field', async () => {
    const problem = { code: 'invalid', message: 'Forkert', errors: { message: ['Teksten er for lang'] } };
    send.mockRejectedValueOnce(new ApiProblem(422, problem));
    const { user, message, press } = await open();
    await user.type(message, 'Lang');
    await press();
    expect(await screen.findByText('Teksten er for lang')).toBeTruthy();
    expect(message.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was written when it is closed by mistake', async () => {
    const { user, message } = await open();
    await user.clear(message);
    await user.type(message, 'Halvt skrevet');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => sendWindowEvent('gtOpenFeedbackModal', undefined));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Din besked')).value).toBe('Halvt skrevet');
  });
});
