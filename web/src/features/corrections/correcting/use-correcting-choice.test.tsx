import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { useCorrectingChoice } from './use-correcting-choice.ts';

const TOMORROW = Math.floor(Date.now() / 1000) + 86_400;

function Choice() {
  const { wanted, deadline, choose } = useCorrectingChoice({ squadId: 1, exerciseId: 2 });
  return (
    <button type="button" onClick={() => choose({ wanted: true, deadline: TOMORROW })}>
      {String(wanted)} {String(deadline)}
    </button>
  );
}

it('TC-20 what is chosen for one pupil is no word about the next, who has what is planned; the deadline is offered again', async () => {
  vi.spyOn(client, 'correctingPlan').mockResolvedValue({ wanted: false, deadline: null } as never);
  const { unmount } = renderInApp(<Choice />);
  const button = await screen.findByRole('button', { name: 'false null' });
  await userEvent.click(button);
  expect(button.textContent).toBe(`true ${TOMORROW}`);
  unmount();
  renderInApp(<Choice />);
  expect(await screen.findByRole('button', { name: `false ${TOMORROW}` })).toBeTruthy();
});
