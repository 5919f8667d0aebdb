import { ApiProblem } from '@ordklar/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { danishMoment } from '../../../lib/dates/danish-moment.ts';
import { ModalInside } from '../../../testing/modal-inside.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import ChangeDatesModal from './change-dates-modal.tsx';

const DEADLINE = danishMoment('2999-12-04', '20.00');
const close = vi.fn();
let changeDates: MockInstance<typeof client.changeDates>;

/** The modal of two pupils' tasks, with »Vises fra« chosen as tomorrow. */
async function openAndChoose() {
  renderInApp(
    <ModalInside>
      <ChangeDatesModal
        squadId={1}
        title="Min by"
        pupilCount={2}
        homeworkIds={[7, 8]}
        deadline={DEADLINE}
        available={null}
        close={close}
      />
    </ModalInside>,
  );
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('button', { name: 'I morgen kl. 8.00' }, { timeout: 10_000 }));
}
const field = () => screen.getByRole('button', { name: /^Vises fra/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Gem datoer' }));

beforeEach(() => {
  close.mockReset();
  changeDates = vi.spyOn(client, 'changeDates');
});

it('HW-03 changes only the date that was touched, and closes', async () => {
  changeDates.mockResolvedValue({ changed: [7, 8] } as never);
  await openAndChoose();
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const { body } = changeDates.mock.calls[0]?.[0] ?? {};
  expect(body).toMatchObject({ squadId: 1, homeworkIds: [7, 8], deadline: undefined });
  expect(body?.visibilityDate).toBeGreaterThan(Date.now() / 1000);
});

it('HW-03 a date that the server refuses is said at its field, which gets the focus, until another is chosen', async () => {
  const reason = 'Datoen skal ligge før fristen';
  const errors = { visibilityDate: [reason] };
  changeDates.mockRejectedValue(new ApiProblem(422, { code: 'invalid', message: 'Noget er forkert.', errors }));
  await openAndChoose();
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Med det samme' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('HW-03 without net the dates stay chosen, and it says so', async () => {
  changeDates.mockRejectedValue(new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' }));
  await openAndChoose();
  const chosen = field().textContent;
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Ingen forbindelse');
  expect(field().textContent).toBe(chosen);
});
