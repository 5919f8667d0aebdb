import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { danishMoment } from '../lib/dates/danish-moment.ts';
import { ModalInside } from '../testing/modal-inside.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { DateTimeField } from './date-time-field.tsx';

function Field() {
  const [value, setValue] = useState<number | null>(danishMoment('2026-11-23', '20.00'));
  return (
    <DateTimeField label="Frist" icon={null} value={value} onChange={setValue} empty="Ingen frist" usualTime="20.00" />
  );
}
const field = () => screen.getByRole('button', { name: /^Frist/ });

it('a day is chosen by the keyboard alone, with Danish names, and its time stays', async () => {
  const user = userEvent.setup();
  renderInApp(<Field />);
  await user.click(field());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('mandag den 23. november'));
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe('ma.');
  await user.keyboard('{PageDown}{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('torsdag den 24. december'));
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().textContent).toBe('24. dec. 2026 kl. 20.00');
});

it('the lists over the calendar show another month and year', async () => {
  const user = userEvent.setup();
  renderInApp(<Field />);
  await user.click(field());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Måned' }), 'februar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'År' }), '2027');
  await user.click(await screen.findByRole('button', { name: /fredag den 5. februar 2027/ }));
  await user.click(screen.getByRole('button', { name: 'Færdig' }));
  await waitFor(() => expect(field().textContent).toBe('5. feb. 2027 kl. 20.00'));
});

it('Escape closes the calendar and not the window that it stands in', async () => {
  const user = userEvent.setup();
  renderInApp(
    <ModalInside>
      <Field />
    </ModalInside>,
  );
  await user.click(await screen.findByRole('button', { name: /^Frist/ }));
  await screen.findByRole('dialog', { name: 'Frist' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Frist' })).toBeNull());
  expect(document.querySelector('[data-part=window]')).toBeTruthy();
});
