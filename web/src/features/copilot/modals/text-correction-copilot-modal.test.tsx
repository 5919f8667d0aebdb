import { ApiProblem, type Recommendation } from '@ordklar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { client } from '../../../lib/api/client.ts';
import { closeModal, modalStore, showModal } from '../../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';

const exercise = (id: number, title: string, isAssigned = false): Recommendation => ({
  id,
  title,
  isAssigned,
  category: 'Udsagnsord',
  level: '7. klasse',
  correctionType: {
    id: 'present-r',
    count: 4,
    type: 'Nutids-r',
  },
});
const problem = (code: string) => new ApiProblem(code === 'no-licence' ? 403 : 500, { code, message: 'x' });

function show(lists: Record<string, Recommendation[]> | Error) {
  const ask = vi.spyOn(client, 'recommendations').mockImplementation(async (call) => {
    if (lists instanceof Error) throw lists;
    return lists[call?.query?.tag ?? ''] ?? [];
  });
  renderInApp(
    <>
      <ModalLayer />
      <ToastStack />
    </>,
  );
  const errorTypes = ['present-r', 'vowel'];
  void showModal('TextCorrectionCopilotModal', { squadId: 1, studentId: 6, name: 'Freja', errorTypes });
  return ask;
}
beforeEach(() => {
  vi.spyOn(client, 'licenses').mockResolvedValue([{ product: { product_id: 'copo' } }]);
});
afterEach(() => {
  for (const { key } of modalStore.read()) closeModal(key);
  for (const { id } of toastStore.read()) closeToast(id);
});

it('COP-01 COP-02 COP-06 CON-33 TXT-52 TXT-53 lists at most three, each once, with a look in a new tab', async () => {
  const ask = show({
    'text_correction_present-r': [exercise(1, 'Et'), exercise(2, 'To')],
    text_correction_vowel: [exercise(2, 'To'), exercise(3, 'Tre'), exercise(4, 'Fire')],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Opgaveanbefalinger' });
  await within(dialog).findByText('Et');
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Et', 'To', 'Tre']);
  expect(within(dialog).getAllByText('Træner: Nutids-r (4 fejl)')).toHaveLength(3);
  const look = within(dialog).getByRole<HTMLAnchorElement>('link', { name: /^Se opgave: Et/ });
  expect([look.getAttribute('href'), look.target, look.textContent]).toEqual(['/minitest/1', '_blank', 'Se opgave']);
  expect(ask.mock.calls.map(([call]) => call?.query?.tag)).toEqual([
    'text_correction_present-r',
    'text_correction_vowel',
  ]);
});

it('COP-03 TXT-54 says Ingen anbefalinger', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Ingen anbefalinger' })).toBeTruthy();
});

it('COP-04 TXT-55 assigns, and takes back by Fjern', async () => {
  const assign = vi.spyOn(client, 'assignRecommended').mockResolvedValue({ homeworkIds: [8], skipped: 0 });
  const remove = vi.spyOn(client, 'removeHomework').mockResolvedValue({ removed: [8] });
  show({ 'text_correction_present-r': [exercise(1, 'Et'), exercise(2, 'To')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Tildel Et' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fjern Et' }));
  expect(assign.mock.calls[0]?.[0].body).toEqual({
    squadId: 1,
    studentId: 6,
    exerciseId: 1,
    recommendedExercises: [1, 2],
  });
  expect(await screen.findByRole('button', { name: 'Tildel Et' })).toBeTruthy();
  expect(remove).toHaveBeenCalledWith({ body: { userId: 6, exerciseId: 1, squadId: 1 } });
});

it('COP-05 LEAD-16 without the licence the demo form opens, 946 wide, and nothing is assigned', async () => {
  vi.mocked(client.licenses).mockResolvedValue([{ product: { product_id: 'teco' } }]);
  vi.spyOn(client, 'currentUser').mockReturnValue(new Promise(() => undefined));
  const assign = vi.spyOn(client, 'assignRecommended');
  show({ 'text_correction_present-r': [exercise(1, 'Et')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Tildel Et' }));
  await waitFor(() => expect(modalStore.read().at(-1)).toMatchObject({ name: 'DemoFormModal', width: 946 }));
  expect(modalStore.read().at(-1)?.props).toMatchObject({ isCopilot: true });
  expect(assign).not.toHaveBeenCalled();
});

/** The call behind each button, in whatever shape it answers. */
const FAILS = {
  assignment: ['Tildel Et', 'assignRecommended'],
  removal: ['Fjern To', 'removeHomework'],
  'licence look-up': ['Tildel Et', 'licenses'],
} as const;

it.each(['assignment', 'removal', 'licence look-up'] as const)(
  'COP-07 TXT-56 while an %s goes on its button does nothing and keeps the focus; when it fails that is shown, and it works again',
  async (what) => {
    const [name, method] = FAILS[what];
    let fail: () => void = () => undefined;
    const call = vi.spyOn(client, method as 'assignRecommended');
    const failing = new Promise<never>((_, reject) => (fail = () => reject(problem('unknown'))));
    call.mockImplementation(() => failing);
    show({ 'text_correction_present-r': [exercise(1, 'Et'), exercise(2, 'To', true)] });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(button);
    expect(call).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(screen.queryByText('Der opstod en fejl')).toBeNull();
    fail();
    expect(await screen.findByText('Der opstod en fejl')).toBeTruthy();
    const again = screen.getByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(again.hasAttribute('aria-disabled')).toBe(false));
    await userEvent.click(again);
    expect(call).toHaveBeenCalledTimes(2);
  },
);

it('COP-07 recommendations that cannot be fetched say so', async () => {
  show(problem('unknown'));
  await waitFor(() => expect(toastStore.read().map(({ message }) => message)).toEqual(['Der opstod en fejl']));
  expect(screen.getByRole('button', { name: 'Prøv igen' })).toBeTruthy();
});
