import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onWindowEvent, sendWindowEvent } from '../../lib/events/window-events.ts';
import { type ModalName, type ModalWidth, registerModal } from '../../lib/modals/modal-registry.ts';
import { closeModal, confirm, modalStore, showModal } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ModalLayer } from './modal-layer.tsx';
import './modals.ts';

const question = { title: 'Vil du slette feedbacken?', message: '<p>Den kan <b>ikke</b> hentes tilbage.</p>' };

function ask(extra: object = {}) {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm({ ...question, ...extra });
  });
  return answer;
}

describe('The modal layer', () => {
  afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

  it('SHELL-01 TXT-25 TXT-26 asks with Ja and Nej and answers true or false', async () => {
    const user = userEvent.setup();
    renderInApp(<ModalLayer />);
    const yes = ask();
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(await yes).toBe(true);
    const no = ask();
    await user.click(await screen.findByRole('button', { name: 'Nej' }));
    expect(await no).toBe(false);
  });

  it('SHELL-01 takes own labels, shows formatted text and drops what could run', async () => {
    const user = userEvent.setup();
    renderInApp(<ModalLayer />);
    const answer = ask({
      confirmLabel: 'Slet',
      cancelLabel: 'Behold',
      message: '<b>Fed</b><script>alert(1)</script><a href="javascript:alert(1)">link</a>',
    });
    expect((await screen.findByText('Fed')).tagName).toBe('B');
    expect(screen.getByText('link').getAttribute('href')).toBeNull();
    expect(screen.getByRole('dialog').innerHTML).not.toContain('alert');
    await user.click(screen.getByRole('button', { name: 'Slet' }));
    expect(await answer).toBe(true);
  });

  it('SHELL-02 shows any content in the basic modal, as wide as the content by default', async () => {
    renderInApp(<ModalLayer />);
    act(() => void showModal('BasicModal', { title: 'Vejledning', content: '<p>Sådan gør du</p>' }));
    expect(await screen.findByText('Sådan gør du')).toBeTruthy();
    expect(modalStore.read().at(-1)?.width).toBe('fit-content');
    act(() => void showModal('BasicModal', { content: '', width: 560 }));
    expect(modalStore.read().at(-1)?.width).toBe(560);
  });

  it('SHELL-03 closes on Escape, and the caller hears that nothing was chosen', async () => {
    const user = userEvent.setup();
    renderInApp(<ModalLayer />);
    const answer = ask();
    await screen.findByRole('button', { name: 'Ja' });
    await user.keyboard('{Escape}');
    expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SHELL-03 closes on a click on the background', async () => {
    const user = userEvent.setup();
    renderInApp(<ModalLayer />);
    const answer = ask();
    await screen.findByRole('button', { name: 'Ja' });
    await user.click(document.querySelector('[data-part=backdrop]') as Element);
    expect(await answer).toBe(false);
  });

  it.each(['gtShowModal', 'gtShowAnnotationModal'] as const)('SHELL-03 opens by the window event %s', async (event) => {
    renderInApp(<ModalLayer />);
    act(() => sendWindowEvent(event, { name: 'ConfirmModal', props: question }));
    expect(await screen.findByRole('dialog', { name: question.title })).toBeTruthy();
  });

  it('SHELL-01 a question that cannot be fetched without a net answers no, says so and leaves the page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const shown: string[] = [];
    const stop = onWindowEvent('add-notification', ({ message = '' }) => shown.push(message));
    const gone = new TypeError('Failed to fetch dynamically imported module');
    registerModal('ConfirmModal', () => Promise.reject(gone));
    renderInApp(
      <>
        <p>Det, man skrev</p>
        <ModalLayer />
      </>,
    );
    expect(await ask()).toBe(false);
    expect(shown).toEqual(['Ingen forbindelse. Prøv igen, når du er på nettet.']);
    expect(error).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Det, man skrev')).toBeTruthy();
    stop();
  });

  it('SHELL-01 a modal whose code is on its way has a name already', async () => {
    registerModal('ConfirmModal', () => new Promise<never>(() => undefined));
    renderInApp(<ModalLayer />);
    void ask();
    expect(await screen.findByRole('dialog', { name: 'Henter …' })).toBeTruthy();
  });

  it('ignores a name that is not in the registry, with a console error', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInApp(<ModalLayer />);
    act(() => sendWindowEvent('gtShowModal', { name: 'UkendtModal' }));
    expect(error).toHaveBeenCalledWith('No modal is registered as UkendtModal');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DEC-01 is 560 px wide unless the registry or the call says otherwise', () => {
    const widthOf = (width?: ModalWidth) => {
      const name = 'ConfirmModal' as ModalName;
      registerModal('ConfirmModal', async () => ({ default: () => null }), width === undefined ? {} : { width });
      act(() => void showModal(name, question));
      return modalStore.read().at(-1)?.width;
    };
    renderInApp(<ModalLayer />);
    expect([widthOf(), widthOf(474), widthOf(1140)]).toEqual([560, 474, 1140]);
  });
});
