import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { onWindowEvent } from '../../../lib/events/window-events.ts';
import { renderInApp, untilQuiet } from '../../../testing/render-in-app.tsx';
import { FeedbackButtonWithHint } from './feedback-button.tsx';

const HINT = /Papirflyet er her på alle sider/;
let closed: MockInstance<typeof client.shouldHideElement>;
let close: MockInstance<typeof client.hideElement>;

describe('The paper plane', () => {
  beforeEach(() => {
    closed = vi.spyOn(client, 'shouldHideElement');
    close = vi.spyOn(client, 'hideElement').mockResolvedValue(null);
  });

  it('FBK-01 TXT-20 is called Feedback and asks for the feedback modal', async () => {
    closed.mockResolvedValue(true);
    const asked = vi.fn();
    const stop = onWindowEvent('gtOpenFeedbackModal', asked);
    renderInApp(<FeedbackButtonWithHint />);
    const button = screen.getByRole('button', { name: 'Feedback' });
    expect(button.title).toBe('Feedback');
    await userEvent.click(button);
    stop();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('SHELL-14 NOP-04 has a hint until it is closed, and the server learns that it was', async () => {
    closed.mockResolvedValue(false);
    renderInApp(<FeedbackButtonWithHint />);
    expect(await screen.findByText(HINT)).toBeTruthy();
    expect(closed).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'feedback-hint' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Forstået' }));
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    expect(close).toHaveBeenCalledExactlyOnceWith({ params: { id: 'feedback-hint' } });
    expect(screen.getByRole('button', { name: 'Feedback' })).toBeTruthy();
  });

  it('SHELL-14 a press on what lies under the hint, or anywhere else, closes it', async () => {
    closed.mockResolvedValue(false);
    const pressed = vi.fn();
    renderInApp(
      <>
        <button type="button" onClick={pressed}>
          Udbakke
        </button>
        <FeedbackButtonWithHint />
      </>,
    );
    expect(await screen.findByText(HINT)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Udbakke' }));
    expect(pressed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
  });

  it.each([
    ['has been closed before', () => closed.mockResolvedValue(true)],
    ['is unknown, because the server does not answer', () => closed.mockRejectedValue(new Error('network'))],
  ])('SHELL-14 has no hint when it %s', async (_when, answer) => {
    answer();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    renderInApp(<FeedbackButtonWithHint />, { queryClient });
    await waitFor(() => expect(closed).toHaveBeenCalled());
    await untilQuiet(queryClient);
    expect(screen.queryByText(HINT)).toBeNull();
  });
});
