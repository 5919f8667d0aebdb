import { ApiProblem, type CorrectionSet } from '@ordklar/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { makeSet } from '../testing/make-set.ts';
import { setShown } from './edit-marks.ts';
import { SAVE_DELAY } from '../../../lib/saving/sender.ts';
import { createMarksDraft, type DraftWorld } from './marks-draft.ts';

const text = 'Jeg cykle hjem.';
const mark = makeCorrection(text, 'cykle');
const first = makeSet(text, [mark]);
const hide = setShown(mark.id, false);
const saved = {
  version: 4,
  savedAt: 1000,
  savedByName: 'Mette',
  isReadyForStudent: false,
  selfCorrectionEnabled: false,
};
const stale = new ApiProblem(409, {
  code: 'stale-save',
  message: 'En anden har gemt.',
  details: { savedByName: 'Peter', savedAt: 900, version: 9 },
});

function makeDraft(world: Partial<DraftWorld> = {}, set: CorrectionSet = first) {
  const save = vi.fn(async (_body: { version: number; corrections: { active: boolean }[] }) => saved);
  const keep = vi.fn();
  const theirs = makeSet(text, [{ ...mark, comment: 'Deres' }], { version: 9, savedAt: 900, savedByName: 'Peter' });
  const full: DraftWorld = { squadId: 1, save, load: async () => theirs, onSaved: vi.fn(), keep, ...world };
  return { draft: createMarksDraft(set, full), save: full.save as typeof save, keep };
}

beforeEach(() => void vi.useFakeTimers());

it('TC-17 saves by itself once the teacher pauses, in one call for several changes', async () => {
  const { draft, save, keep } = makeDraft();
  draft.edit(hide);
  draft.edit(setShown(mark.id, true));
  draft.edit(hide);
  expect(draft.read().save.kind).toBe('waiting');
  expect(keep).toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ exerciseAnswerTextId: 7, squadId: 1, version: 3 });
  expect(draft.read().save).toEqual({ kind: 'saved', at: 1000 });
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('TC-20 PD-20 a save says nothing of whether the text is ready, and learns that a colleague has sent it back', async () => {
  const save = vi.fn().mockResolvedValue({ ...saved, isReadyForStudent: true, selfCorrectionEnabled: true });
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  await draft.flush();
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('isReadyForStudent');
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('selfCorrectionEnabled');
  expect(draft.read().set).toMatchObject({ isReadyForStudent: true, selfCorrectionEnabled: true, state: 'ready' });
  save.mockResolvedValue({ ...saved, version: 5 });
  draft.undo();
  await draft.flush();
  expect(draft.read().set).toMatchObject({ isReadyForStudent: false, selfCorrectionEnabled: false, state: 'editing' });
});

it('undoes and redoes everything, and saves that too', async () => {
  const { draft, save } = makeDraft();
  draft.edit(hide);
  await draft.flush();
  draft.undo();
  expect(draft.read().marks).toBe(first.corrections);
  await draft.flush();
  draft.redo();
  await draft.flush();
  expect(save.mock.calls.map(([body]) => [body.version, body.corrections[0]?.active])).toEqual([
    [3, false],
    [4, true],
    [4, false],
  ]);
  expect(draft.read()).toMatchObject({ canUndo: true, canRedo: false });
});

it('saves again what was changed while a save was on its way', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn(() => new Promise<typeof saved>((resolve) => answers.push(() => resolve(saved))));
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  const done = draft.flush();
  draft.edit(setShown(mark.id, true));
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.();
  await done;
  expect(save).toHaveBeenCalledTimes(2);
  expect(draft.read().save.kind).toBe('saved');
});

it('keeps the marks without connection and tries again until it is back', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(new ApiProblem(0, { code: 'network', message: '' }))
    .mockRejectedValueOnce(new ApiProblem(503, { code: 'unavailable', message: '' }))
    .mockResolvedValue(saved);
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(draft.read().save.kind).toBe('offline');
  await vi.advanceTimersByTimeAsync(2000 + 5000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(draft.read().save.kind).toBe('saved');
});

it('a stale save tells who saved and when, and overwrites nothing by itself', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ ...saved, version: 10 });
  const { draft, keep } = makeDraft({ save });
  draft.edit(hide);
  await draft.flush();
  expect(draft.read().save).toEqual({ kind: 'conflict', byName: 'Peter', at: 900, version: 9 });
  draft.edit(setShown(mark.id, true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3 }));
});

it('taking the newest loses nothing: undo brings the own marks back', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ ...saved, version: 10 });
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  await draft.flush();
  await draft.takeTheirs();
  expect(draft.read().marks[0]?.comment).toBe('Deres');
  draft.undo();
  expect(draft.read().marks[0]).toMatchObject({ active: false, comment: null });
  await draft.flush();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 9 });
});

it('keeping the own marks saves them over the newest, which undo can bring back', async () => {
  const save = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ ...saved, version: 10 });
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  await draft.flush();
  await draft.keepMine();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 9, corrections: [{ active: false }] });
  draft.undo();
  expect(draft.read().marks[0]?.comment).toBe('Deres');
});

it('goes on with marks that an earlier visit could not save', async () => {
  const save = vi.fn().mockResolvedValue(saved);
  const world = { squadId: 1, save, load: async () => first, onSaved: vi.fn(), keep: vi.fn() };
  const draft = createMarksDraft(first, world, { version: 3, marks: hide([mark]) });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(save).toHaveBeenCalledTimes(1);
  expect(draft.read().marks[0]?.active).toBe(false);
});

it('takes over the engine’s marks when they arrive, and a newer set only when nothing is unsaved', () => {
  const queued = makeSet(text, [], { state: 'queued', version: 0 });
  const { draft } = makeDraft({}, queued);
  draft.accept(makeSet(text, [mark], { version: 0 }));
  expect(draft.read()).toMatchObject({ marks: [mark], canUndo: false });
  draft.edit(hide);
  draft.accept(makeSet(text, [], { version: 5 }));
  expect(draft.read().marks).toHaveLength(1);
});

it('tells a refusal in the server’s words and keeps the marks', async () => {
  const save = vi
    .fn()
    .mockRejectedValue(new ApiProblem(422, { code: 'empty-replacement', message: 'Må ikke være tom.' }));
  const { draft } = makeDraft({ save });
  draft.edit(hide);
  await draft.flush();
  expect(draft.read().save).toEqual({ kind: 'refused', message: 'Må ikke være tom.' });
  expect(draft.read().marks[0]?.active).toBe(false);
});
