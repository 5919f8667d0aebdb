import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { showGradeBands, showSpellingErrorTypes, showSpellingGrades } from './index.ts';

afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

async function open(show: () => void, name: string) {
  renderInApp(<ModalLayer />);
  act(show);
  return within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));
}
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

describe('The reference tables', () => {
  it('REF-02 TXT-99 CON-40 the grade bands with what they mean', async () => {
    const modal = await open(showGradeBands, 'Bedømmelsestabel');
    expect(modal.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['0-2', 'Ikke lært'],
      ['3-4', 'Usikkert lært'],
      ['5-6', 'Lært'],
      ['7-8', 'Sikkert lært'],
      ['9-10', 'Over niveau'],
    ]);
    expect(modalStore.read().at(-1)).toMatchObject({ name: 'TestEvalModal' });
    await userEvent.setup().click(modal.getByRole('button', { name: 'Udvidet bedømmelsestabel staveprøven' }));
    expect(await screen.findByRole('dialog', { name: 'Udvidet bedømmelsestabel staveprøven' })).toBeTruthy();
  });

  it('REF-03 TXT-100 CON-41 DEC-20 percents by class and grade, 1140 px wide', async () => {
    const modal = await open(showSpellingGrades, 'Udvidet bedømmelsestabel staveprøven');
    expect(modalStore.read().at(-1)?.width).toBe(1140);
    const rows = modal.getAllByRole('row').map(cells);
    expect(rows[0]?.slice(1)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((level) => `${level}. klasse`));
    expect(rows.slice(1).map(([grade]) => grade)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
    expect(rows[1]).toEqual(['10', ...Array.from({ length: 8 }, () => '100')]);
    expect(rows[2]).toEqual(['9', ...Array.from({ length: 8 }, () => '97-99')]);
    expect(rows[6]).toEqual(['5', '47-58', '48-59', '50-61', '51-62', '53-64', '54-65', '56-67', '57-68']);
    expect(rows[10]).toEqual(['1', ...Array.from({ length: 8 }, () => '5-14')]);
    expect(rows[11]).toEqual(['0', ...Array.from({ length: 8 }, () => '0-4')]);
  });

  it('REF-01 REF-04 TXT-98 CON-42 fifteen error types with the classes they count in', async () => {
    const modal = await open(showSpellingErrorTypes, 'Anvendte fejltyper');
    expect(modalStore.read().at(-1)?.name).toBe('TestErrorModal');
    const rows = modal.getAllByRole('row').map(cells);
    expect(rows).toHaveLength(16);
    expect(rows[0]?.slice(2, 9)).toEqual([3, 4, 5, 6, 7, 8, 9].map((level) => `${level}. kl.`));
    expect(rows[1]?.[0]).toBe('S01');
    const classesOf = (code: string) =>
      rows
        .find(([first]) => first === code)
        ?.slice(2, 9)
        .map((cell) => cell === 'tæller med');
    expect(classesOf('S01')).toEqual([true, true, true, true, true, true, true]);
    expect(classesOf('S14')).toEqual([false, false, false, true, true, true, true]);
    expect(classesOf('S15')).toEqual([false, false, true, true, true, true, true]);
  });

  it('REF-01 REF-02 REF-03 are printed by their button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const modal = await open(showSpellingErrorTypes, 'Anvendte fejltyper');
    await userEvent.setup().click(modal.getByRole('button', { name: 'Udskriv' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
