import { ApiProblem } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { closeToast, toastStore } from '../../lib/toasts/toast-store.ts';
import { showAsTeacher } from '../../testing/show-as-teacher.tsx';
import { AccountSection } from './index.ts';

const session = (id: number, device: string, isThis = false) => ({ id, device, startedAt: 1_795_000_000, isThis });
const ACCOUNT = {
  username: 'mette',
  hasPassword: true,
  twoStep: null,
  sessions: [session(1, 'Chrome på Windows', true), session(2, 'Safari på iPad'), session(3, 'Firefox på Mac')],
};

const show = () => showAsTeacher({ path: '/', Component: () => <AccountSection isTeacher /> }, '/');

beforeEach(() => {
  for (const { id } of toastStore.read()) closeToast(id);
  vi.spyOn(client, 'ownAccount').mockResolvedValue(ACCOUNT);
  vi.spyOn(client, 'ownLtiLinks').mockResolvedValue([]);
});

it('a learning platform that logs one in is shown, and ended after a question', async () => {
  vi.mocked(client.ownLtiLinks).mockResolvedValue([{ id: 4, platform: 'Moodle', linkedAt: 1_795_000_000 }]);
  const end = vi.spyOn(client, 'endOwnLtiLink').mockResolvedValue(null);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Fjern tilknytningen til Moodle' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Skal Moodle ikke længere logge dig ind?' }, { timeout: 5000 }),
  );
  expect(end).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Fjern tilknytningen' }));
  expect(end).toHaveBeenCalledWith({ params: { id: 4 } });
  expect(await screen.findByText('Moodle logger dig ikke længere ind.')).toBeTruthy();
});

it('the password is changed; what is wrong is said at its field and nothing typed is lost', async () => {
  const refused = new ApiProblem(422, {
    code: 'wrong-password',
    message: 'x',
    errors: { current: ['Den nuværende adgangskode er forkert.'] },
  });
  const change = vi.spyOn(client, 'changePassword').mockRejectedValueOnce(refused).mockResolvedValue(null);
  show();
  const current = await screen.findByLabelText<HTMLInputElement>('Nuværende adgangskode');
  const next = screen.getByLabelText<HTMLInputElement>('Ny adgangskode');
  const save = screen.getByRole('button', { name: 'Skift adgangskode' });
  await userEvent.type(next, 'kort');
  await userEvent.click(save);
  expect(await screen.findByText('Skriv den adgangskode, du har nu.')).toBeTruthy();
  expect(screen.getByText('Adgangskoden skal have mindst 8 tegn.')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  await userEvent.type(next, ' er bedst langt');
  await userEvent.type(current, 'ordklar');
  await userEvent.click(save);
  expect(await screen.findByText('Den nuværende adgangskode er forkert.')).toBeTruthy();
  expect(next.value).toBe('kort er bedst langt');
  await userEvent.click(save);
  expect(await screen.findByText('Adgangskoden er skiftet. Du er logget ud alle andre steder.')).toBeTruthy();
  expect(change).toHaveBeenLastCalledWith({ body: { current: 'ordklar', next: 'kort er bedst langt' } });
  expect(next.value).toBe('');
});

it('of many places the newest are shown, this one first, and the rest when asked for', async () => {
  const others = Array.from({ length: 9 }, (_, at) => session(at + 2, `Enhed ${at + 1}`));
  vi.mocked(client.ownAccount).mockResolvedValue({
    ...ACCOUNT,
    sessions: [...others, session(1, 'Chrome på Windows', true)],
  });
  show();
  expect(await screen.findByText('Her, hvor du er nu')).toBeTruthy();
  const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  expect(rows()).toEqual(['Chrome på Windows', 'Enhed 1', 'Enhed 2', 'Enhed 3', 'Enhed 4', 'Enhed 5']);
  await userEvent.click(screen.getByRole('button', { name: 'Vis alle 10 steder' }));
  expect(rows()).toHaveLength(10);
});

it('other places are ended one by one or all at once by the password, this one is not', async () => {
  const errors = { password: ['Den nuværende adgangskode er forkert.'] };
  const end = vi
    .spyOn(client, 'endSession')
    .mockRejectedValueOnce(new ApiProblem(422, { code: 'wrong-password', message: 'x', errors }))
    .mockResolvedValue(null);
  const endAll = vi.spyOn(client, 'endOtherSessions').mockResolvedValue({ ended: 2 });
  show();
  expect(await screen.findByText('Her, hvor du er nu')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Log ud: Chrome/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Log ud: Safari på iPad/ }));
  const one = within(await screen.findByRole('dialog', { name: 'Log ud: Safari på iPad' }, { timeout: 5000 }));
  await userEvent.click(one.getByRole('button', { name: 'Log ud' }));
  expect(await one.findByText('Skriv din adgangskode.')).toBeTruthy();
  expect(end).not.toHaveBeenCalled();
  await userEvent.type(one.getByLabelText('Adgangskode'), 'ordklar');
  await userEvent.click(one.getByRole('button', { name: 'Log ud' }));
  expect(await one.findByText('Den nuværende adgangskode er forkert.')).toBeTruthy();
  expect(one.getByLabelText<HTMLInputElement>('Adgangskode').value).toBe('ordklar');
  await userEvent.click(one.getByRole('button', { name: 'Log ud' }));
  expect(end).toHaveBeenLastCalledWith({ params: { id: 2 }, body: { password: 'ordklar' } });
  expect(await screen.findByText('Safari på iPad er logget ud.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log ud alle andre steder' }));
  const all = within(await screen.findByRole('dialog', { name: 'Log ud alle andre steder' }));
  await userEvent.type(all.getByLabelText('Adgangskode'), 'ordklar{Enter}');
  expect(endAll).toHaveBeenCalledWith({ body: { password: 'ordklar' } });
  expect(await screen.findByText('Du er logget ud 2 andre steder.')).toBeTruthy();
});

it('who comes by UNI-Login has no password to give and ends other places at once', async () => {
  vi.spyOn(client, 'ownAccount').mockResolvedValue({ ...ACCOUNT, hasPassword: false });
  const end = vi.spyOn(client, 'endSession').mockResolvedValue(null);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Log ud: Safari på iPad/ }));
  expect(end).toHaveBeenCalledWith({ params: { id: 2 }, body: { password: '' } });
  expect(await screen.findByText('Safari på iPad er logget ud.')).toBeTruthy();
});

it('who comes by UNI-Login is shown where the password is; everybody can fetch the own data', async () => {
  vi.spyOn(client, 'ownAccount').mockResolvedValue({ ...ACCOUNT, hasPassword: false });
  show();
  expect(await screen.findByText(/Du logger ind med UNI-Login/)).toBeTruthy();
  expect(screen.queryByLabelText('Ny adgangskode')).toBeNull();
  const link = screen.getByRole('link', { name: 'Hent mine data' });
  expect(link.getAttribute('href')).toBe('/api/v1/current_user/export/files');
});

it('ADM-08 API-135 the account begins again only after a second question', async () => {
  const reset = vi.spyOn(client, 'resetAccount').mockResolvedValue(null);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nulstil …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nulstil din konto?' }, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nulstil min konto' }));
  expect(await dialog.findByText('Skriv mette for at bekræfte.')).toBeTruthy();
  expect(reset).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox'), 'Mette{Enter}');
  expect(reset).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Din konto er nulstillet.')).toBeTruthy();
});

it('two-step login is set up with password and code; a wrong code is reported and the picture stays', async () => {
  vi.spyOn(client, 'ownAccount').mockResolvedValue({ ...ACCOUNT, twoStep: { isOn: false, codesLeft: 0 } });
  vi.spyOn(client, 'beginTwoStep').mockResolvedValue({ secret: 'ABCDEFGH2345', address: 'otpauth://totp/x?secret=A' });
  const errors = { code: ['Koden er forkert.'] };
  const confirm = vi
    .spyOn(client, 'confirmTwoStep')
    .mockRejectedValueOnce(new ApiProblem(422, { code: 'wrong-code', message: 'x', errors }))
    .mockResolvedValue({ recoveryCodes: ['k3vr-92mt-hw7x', 'pd4e-2222-aaaa'] });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Slå til …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slå totrinslogin til' }, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText('Adgangskode'), 'ordklar');
  await userEvent.click(dialog.getByRole('button', { name: 'Videre' }));
  expect(await dialog.findByText('ABCD EFGH 2345')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Scan billedet/);
  expect(dialog.getByRole('link', { name: /Er appen på denne telefon/ }).getAttribute('href')).toMatch(/^otpauth:/);
  expect(dialog.getByRole('img', { name: 'QR-kode, som din app kan scanne' })).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Kode fra appen'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Slå til' }));
  expect(await dialog.findByText('Koden er forkert.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Slå til' }));
  expect(await dialog.findByText('k3vr-92mt-hw7x')).toBeTruthy();
  expect(confirm).toHaveBeenLastCalledWith({ body: { code: '123456' } });
  const file = dialog.getByRole('link', { name: 'Hent som fil' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(file)).toContain('k3vr-92mt-hw7x\r\npd4e-2222-aaaa');
});

it('two-step login is turned off with password and code, and a refusal loses neither', async () => {
  vi.spyOn(client, 'ownAccount').mockResolvedValue({ ...ACCOUNT, twoStep: { isOn: true, codesLeft: 1 } });
  const errors = { code: ['Koden er forkert.'] };
  const end = vi
    .spyOn(client, 'endTwoStep')
    .mockRejectedValueOnce(new ApiProblem(422, { code: 'wrong-code', message: 'x', errors }))
    .mockResolvedValue(null);
  show();
  expect(await screen.findByText(/Du har 1 engangskode tilbage .* for at få ti nye\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Slå fra …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Slå totrinslogin fra' }, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText('Adgangskode'), 'ordklar');
  await userEvent.type(dialog.getByLabelText('Kode fra appen'), '1');
  const yes = dialog.getByRole('button', { name: 'Slå totrinslogin fra' });
  await userEvent.click(yes);
  expect(await dialog.findByText('Koden er forkert.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Adgangskode').value).toBe('ordklar');
  await userEvent.click(yes);
  expect(await screen.findByText('Totrinslogin er slået fra.')).toBeTruthy();
  expect(end).toHaveBeenCalledTimes(2);
});
