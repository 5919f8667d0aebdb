import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { ReadAloud } from './read-aloud.tsx';

it('where the browser has no voice for the language, the button stands there and says why it does not read', async () => {
  render(
    <>
      <ReadAloud words="Der Hund" language="de" />
      <ToastStack />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Læs højt' }, { timeout: 4000 }));
  expect(await screen.findByText(/ingen tysk stemme/)).toBeTruthy();
});
