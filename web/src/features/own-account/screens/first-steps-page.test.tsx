import { ApiProblem, type FirstStep } from '@ordklar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import FirstStepsPage from './first-steps-page.tsx';

let left: FirstStep[];
beforeEach(() => {
  vi.spyOn(client, 'firstSteps').mockImplementation(async () => ({
    id: 1,
    name: 'Mette Holm',
    username: 'mette',
    steps: left,
    startPath: '/skole',
  }));
});
const show = () => showAsTeacher({ path: '/foerst', Component: FirstStepsPage }, '/foerst');

it('an own password is chosen first, then two-step login is set up, and what is refused stays', async () => {
  left = ['own-password', 'two-step'];
  const errors = { next: ['Adgangskoden er for nem at gætte.'] };
  const change = vi
    .spyOn(client, 'changePassword')
    .mockRejectedValueOnce(new ApiProblem(422, { code: 'easy-password', message: 'x', errors }))
    .mockImplementation(async () => {
      left = ['two-step'];
      return null;
    });
  show();
  expect(await screen.findByRole('heading', { name: 'Velkommen, Mette Holm. Vælg din egen adgangskode' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Koden, du loggede ind med'), 'tiger-palme-77');
  await userEvent.type(screen.getByLabelText(/^Ny adgangskode/), 'mette123');
  await userEvent.click(screen.getByRole('button', { name: 'Gem min adgangskode' }));
  expect(await screen.findByText('Adgangskoden er for nem at gætte.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Gem min adgangskode' }));
  expect(change).toHaveBeenLastCalledWith({ body: { current: 'tiger-palme-77', next: 'mette123' } });
  expect(await screen.findByRole('heading', { name: 'Slå totrinslogin til' })).toBeTruthy();
  expect(screen.getByLabelText('Adgangskode')).toBeTruthy();
});

it('the recovery codes stay until the person has kept them', async () => {
  left = ['two-step'];
  vi.spyOn(client, 'beginTwoStep').mockResolvedValue({ secret: 'ABCDEFGH2345', address: 'otpauth://totp/x?secret=A' });
  vi.spyOn(client, 'confirmTwoStep').mockImplementation(async () => {
    left = [];
    return { recoveryCodes: ['k3vr-92mt-hw7x'] };
  });
  show();
  await userEvent.type(await screen.findByLabelText('Adgangskode'), 'ordklar');
  await userEvent.click(screen.getByRole('button', { name: 'Videre' }));
  await userEvent.type(await screen.findByLabelText('Kode fra appen'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Slå til' }));
  expect(await screen.findByRole('heading', { name: 'Gem dine engangskoder' })).toBeTruthy();
  expect(screen.getByText('k3vr-92mt-hw7x')).toBeTruthy();
});
