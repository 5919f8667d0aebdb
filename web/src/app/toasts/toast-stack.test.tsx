import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowEvent, sendWindowEvent } from '../../lib/events/window-events.ts';
import { closeToast, showErrorToast, showToast, storeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ToastStack } from './toast-stack.tsx';

const tick = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const show = (...toast: Parameters<typeof showToast>) => act(() => void showToast(...toast));
const card = (message: string) => screen.getByText(message).closest<HTMLElement>('.toast') as HTMLElement;

describe('The toast stack', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => act(() => toastStore.read().forEach(({ id }) => closeToast(id))));

  it('SHELL-06 shows type, icon, message and button of a toast', () => {
    renderInApp(<ToastStack />);
    show({ type: 'error', icon: 'removed', message: 'Opgaven er fjernet', buttonText: 'Fortryd' });
    expect(card('Opgaven er fjernet').className).toContain('error');
    expect(card('Opgaven er fjernet').querySelector('.tabler-icon-trash')).not.toBeNull();
    expect(screen.getByText('Fortryd')).toBeTruthy();
  });

  it('SHELL-07 CON-17 closes after 10000 ms by default and after its own timeout', () => {
    renderInApp(<ToastStack />);
    show({ message: 'Lang' });
    show({ message: 'Kort', timeout: 2000 });
    tick(2001);
    expect(screen.queryByText('Kort')).toBeNull();
    tick(7998);
    expect(screen.queryByText('Lang')).not.toBeNull();
    tick(2);
    expect(screen.queryByText('Lang')).toBeNull();
  });

  it('SHELL-07 pauses while the mouse rests on it and goes on afterwards', () => {
    renderInApp(<ToastStack />);
    show({ message: 'Vent' });
    tick(6000);
    fireEvent.mouseEnter(card('Vent'));
    tick(60_000);
    expect(card('Vent').className).toContain('isPaused');
    fireEvent.mouseLeave(card('Vent'));
    tick(3999);
    expect(screen.queryByText('Vent')).not.toBeNull();
    tick(2);
    expect(screen.queryByText('Vent')).toBeNull();
  });

  it('SHELL-07 draws a countdown bar as long as the timeout', () => {
    renderInApp(<ToastStack />);
    show({ message: 'Bjælke', timeout: 4000 });
    expect(card('Bjælke').querySelector<HTMLElement>('.toastBar')?.style.animationDuration).toBe('4000ms');
  });

  it('SHELL-08 runs its callback on a click and closes', () => {
    const undo = vi.fn();
    const feedback = vi.fn();
    const stop = onWindowEvent('gtOpenFeedbackModal', feedback);
    renderInApp(<ToastStack />);
    show({ message: 'Tildelt', clickCallback: undo });
    fireEvent.click(screen.getByText('Tildelt'));
    stop();
    expect(undo).toHaveBeenCalledOnce();
    expect(feedback).not.toHaveBeenCalled();
    expect(screen.queryByText('Tildelt')).toBeNull();
  });

  it('SHELL-08 opens the feedback modal on a click when there is no callback', () => {
    const feedback = vi.fn();
    const stop = onWindowEvent('gtOpenFeedbackModal', feedback);
    renderInApp(<ToastStack />);
    show({ message: 'Uden' });
    fireEvent.click(screen.getByText('Uden'));
    stop();
    expect(feedback).toHaveBeenCalledOnce();
    expect(screen.queryByText('Uden')).toBeNull();
  });

  it('closes by its cross without running the callback', () => {
    const undo = vi.fn();
    renderInApp(<ToastStack />);
    show({ message: 'Kryds', clickCallback: undo });
    fireEvent.click(screen.getByRole('button', { name: 'Luk besked' }));
    expect(undo).not.toHaveBeenCalled();
    expect(screen.queryByText('Kryds')).toBeNull();
  });

  it('SHELL-09 shows identical messages once', () => {
    renderInApp(<ToastStack />);
    show({ message: 'Samme' });
    show({ message: 'Samme', type: 'error' });
    expect(screen.getAllByText('Samme')).toHaveLength(1);
  });

  it('SHELL-10 takes a toast from the event add-notification', () => {
    renderInApp(<ToastStack />);
    act(() => sendWindowEvent('add-notification', { message: 'Udefra' }));
    expect(screen.getByText('Udefra')).toBeTruthy();
  });

  it('SHELL-11 shows a stored toast once, after the next page load', () => {
    storeToast({ message: 'Gemt til senere' });
    renderInApp(<ToastStack />);
    expect(screen.getByText('Gemt til senere')).toBeTruthy();
    act(() => toastStore.read().forEach(({ id }) => closeToast(id)));
    cleanup();
    renderInApp(<ToastStack />);
    expect(screen.queryByText('Gemt til senere')).toBeNull();
  });

  it('SHELL-12 CON-18 CON-19 is 473 px wide and moves up once the page has scrolled more than 66 px', () => {
    expect(readFileSync(`${import.meta.dirname}/toasts.module.css`, 'utf8')).toMatch(/\.toasts \{[^}]*width: 473px/);
    renderInApp(<ToastStack />);
    const stack = screen.getByRole('region', { name: 'Beskeder' });
    const scroll = (y: number) => {
      window.scrollY = y;
      fireEvent.scroll(window);
    };
    scroll(66);
    expect(stack.className).not.toContain('toastsScrolled');
    scroll(67);
    expect(stack.className).toContain('toastsScrolled');
    scroll(0);
  });

  it('SHELL-13 TXT-43 TXT-44 has default texts for error and success', () => {
    renderInApp(<ToastStack />);
    act(() => void showErrorToast());
    show();
    expect(screen.getByText('Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her')).toBeTruthy();
    expect(screen.getByText('Handling udført.')).toBeTruthy();
  });
});
