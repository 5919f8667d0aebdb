import { ApiProblem } from '@ordklar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_DELAYS, SAVE_DELAY } from '../../../lib/saving/sender.ts';
import { createDraft, type Draft, type DraftOptions } from './draft.ts';
import { draftPlace } from './draft-storage.ts';
import { keptText } from '../../../testing/kept.ts';

const KEY = draftPlace({ userId: 6, exerciseId: 9, homeworkId: 48 }).key;
const network = () => new ApiProblem(0, { code: 'network', message: 'Ingen forbindelse' });
const started: (() => void)[] = [];

function draftWith(options: Partial<DraftOptions> = {}) {
  const save = vi.fn<DraftOptions['save']>(() => Promise.resolve({ savedAt: Math.floor(Date.now() / 1000) }));
  const draft = createDraft({ userId: 6, exerciseId: 9, homeworkId: 48, saved: null, startText: '', save, ...options });
  started.push(draft.start());
  return { draft, save };
}
const fromOtherTab = (newValue: object | null, oldValue: object | null = null) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: KEY,
      newValue: newValue && JSON.stringify(newValue),
      oldValue: oldValue && JSON.stringify(oldValue),
    }),
  );
const type = (draft: Draft, ...texts: string[]) => texts.forEach((text) => draft.write(text));

describe('a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
  });
  afterEach(() => {
    for (const stop of started.splice(0)) stop();
  });

  it('HW-16 saves once the writer pauses, not at each key', async () => {
    const { draft, save } = draftWith();
    type(draft, 'D', 'De', 'Det');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['Det', null, false]]);
    expect(draft.read()).toMatchObject({ state: 'saved', savedAt: Math.floor(Date.now() / 1000) });
  });

  it('HW-16 the browser keeps the text until the server has it', async () => {
    const { draft } = draftWith();
    draft.write('Det var');
    expect(keptText(KEY)).toContain('Det var');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(keptText(KEY)).toBeNull();
  });

  it('what could not be saved is tried again, and again at once when the connection is back', async () => {
    const save = vi.fn<DraftOptions['save']>().mockRejectedValue(network());
    const { draft } = draftWith({ save });
    draft.write('Det var en mørk aften');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(draft.read().state).toBe('offline');
    expect(keptText(KEY)).toContain('mørk aften');
    await vi.advanceTimersByTimeAsync(RETRY_DELAYS[0]);
    expect(save).toHaveBeenCalledTimes(2);
    save.mockResolvedValue({ savedAt: 1 });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.read().state).toBe('saved');
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('a text that the server never got is there again after a crash, and is saved then', async () => {
    localStorage.setItem(KEY, JSON.stringify({ text: 'Skrevet uden net', changedAt: Date.now() - 5000, base: null }));
    const { draft, save } = draftWith();
    expect(draft.read().text).toBe('Skrevet uden net');
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([['Skrevet uden net', null, false]]);
  });

  it('what a closed page brought to the server without hearing of it lies in the browser no longer', () => {
    localStorage.setItem(KEY, JSON.stringify({ text: 'Det var', changedAt: Date.now() - 5000, base: null }));
    const { draft } = draftWith({ saved: { text: 'Det var', savedAt: Date.now() / 1000 } });
    expect(draft.read()).toMatchObject({ text: 'Det var', state: 'saved' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('a wrong clock of the machine loses nothing: what is written on top of the last save is newer than it', () => {
    const savedAt = Date.now() / 1000;
    localStorage.setItem(KEY, JSON.stringify({ text: 'Ny', changedAt: Date.now() - 600_000, base: savedAt }));
    const { draft } = draftWith({ saved: { text: 'Gammel', savedAt } });
    expect(draft.read()).toMatchObject({ text: 'Ny', replaced: null });
  });

  it('a newer text from another machine wins, and the one kept here can be taken back', async () => {
    localStorage.setItem(KEY, JSON.stringify({ text: 'Her', changedAt: Date.now() - 60_000, base: 1 }));
    const { draft, save } = draftWith({ saved: { text: 'Hjemme', savedAt: Date.now() / 1000 } });
    expect(draft.read()).toMatchObject({ text: 'Hjemme', replaced: { previous: 'Her' } });
    draft.takeBack();
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(save.mock.lastCall?.[0]).toBe('Her');
    expect(draft.read().replaced).toBeNull();
  });

  it('a page left open on another machine: the text that its next save overwrites can be taken back', async () => {
    const save = vi.fn<DraftOptions['save']>().mockResolvedValueOnce({ savedAt: 200, unseen: 'Skrevet hjemme' });
    const { draft } = draftWith({ save, saved: { text: 'Fra skolen', savedAt: 100 } });
    draft.write('Fra skolen!');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(save.mock.calls).toEqual([['Fra skolen!', 100, false]]);
    expect(draft.read()).toMatchObject({ text: 'Fra skolen!', replaced: { previous: 'Skrevet hjemme' } });
    save.mockResolvedValueOnce({ savedAt: 201 });
    draft.takeBack();
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    expect(save.mock.lastCall).toEqual(['Skrevet hjemme', 200, false]);
  });

  it('an answer that was lost on its way is no other machine', async () => {
    const save = vi.fn<DraftOptions['save']>().mockRejectedValueOnce(network());
    const { draft } = draftWith({ save, saved: { text: '', savedAt: 100 } });
    draft.write('Det var');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    save.mockResolvedValueOnce({ savedAt: 200, unseen: 'Det var' });
    draft.write('Det var en');
    await draft.flush();
    expect(draft.read()).toMatchObject({ state: 'saved', replaced: null });
  });

  it('what this browser kept without a net wins over an older save elsewhere, which can be taken back', () => {
    localStorage.setItem(KEY, JSON.stringify({ text: 'I bussen', changedAt: Date.now(), base: 100 }));
    const { draft } = draftWith({ saved: { text: 'Hjemme', savedAt: 150 } });
    expect(draft.read()).toMatchObject({ text: 'I bussen', replaced: { previous: 'Hjemme' } });
  });

  it('two tabs: the newest change wins, with the text before it kept', () => {
    const { draft } = draftWith({ saved: { text: 'Fælles', savedAt: 1 } });
    fromOtherTab({ text: 'Fælles og', changedAt: Date.now() + 10, base: 1 });
    fromOtherTab({ text: 'Fælles og mere', changedAt: Date.now() + 20, base: 1 });
    expect(draft.read()).toMatchObject({ text: 'Fælles og mere', replaced: { previous: 'Fælles' } });
    fromOtherTab(null, { text: 'Fælles og mere', changedAt: Date.now() + 20, base: 1 });
    expect(draft.read().state).toBe('saved');
  });

  it('two tabs: an older change from the other one does not touch what is written here', () => {
    const { draft } = draftWith();
    draft.write('Nyest');
    fromOtherTab({ text: 'Ældre', changedAt: Date.now() - 10, base: null });
    expect(draft.read()).toMatchObject({ text: 'Nyest', replaced: null });
  });

  it('one save at a time: what is written meanwhile is saved after it', async () => {
    let answer: (saved: { savedAt: number }) => void = () => undefined;
    const save = vi.fn<DraftOptions['save']>(() => new Promise((resolve) => (answer = resolve)));
    const { draft } = draftWith({ save });
    draft.write('A');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY);
    draft.write('AB');
    const flushed = draft.flush();
    expect(save).toHaveBeenCalledTimes(1);
    answer({ savedAt: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.lastCall?.[0]).toBe('AB');
    answer({ savedAt: 2 });
    await flushed;
    expect(draft.read().state).toBe('saved');
  });

  it('leaving the page sends what is not saved, and nothing when all is', async () => {
    const { draft, save } = draftWith();
    draft.leave();
    expect(save).not.toHaveBeenCalled();
    draft.write('På vej ud');
    draft.leave();
    expect(save.mock.calls).toEqual([['På vej ud', null, true]]);
  });

  it('TC-21 begins with the earlier text, which is saved when it is handed in unchanged', async () => {
    const { draft, save } = draftWith({ startText: 'Min første udgave.' });
    expect(draft.read()).toMatchObject({ text: 'Min første udgave.', state: 'untouched' });
    draft.leave();
    expect(save).not.toHaveBeenCalled();
    await draft.flush();
    expect(save.mock.calls).toEqual([['Min første udgave.', null, false]]);
  });

  it('a text that was handed in meanwhile is not sent again and again', async () => {
    const taken = new ApiProblem(409, { code: 'already-handed-in', message: 'Opgaven er allerede afleveret.' });
    const save = vi.fn<DraftOptions['save']>().mockRejectedValue(taken);
    const { draft } = draftWith({ save });
    draft.write('For sent');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
