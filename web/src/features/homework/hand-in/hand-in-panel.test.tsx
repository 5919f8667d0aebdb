import { ApiProblem, type Homework } from '@ordklar/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { showToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { sampleFile, sampleHomework } from '../testing/sample-homework.ts';
import { HandInPanel } from './hand-in-panel.tsx';

const show = (
  over: {
    homework?: Partial<Homework>;
    file?: ReturnType<typeof sampleFile> | null;
    saved?: string;
    startText?: string;
  } = {},
) =>
  showAsPupil(
    <HandInPanel
      homework={sampleHomework(over.homework)}
      file={over.file ?? null}
      startText={over.startText ?? ''}
      saved={over.saved === undefined ? null : { text: over.saved, savedAt: 1_795_000_000 }}
      commaSystem={null}
      onCommaSystem={vi.fn()}
    />,
  );
const spies = () => ({
  save: vi.spyOn(client, 'saveExerciseProgress'),
  handIn: vi.spyOn(client, 'handIn'),
});
let { save, handIn } = spies();
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Din tekst' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aflever opgaven' });
const say = async (name: 'Aflever' | 'Vent lidt') => userEvent.click(await screen.findByRole('button', { name }));
const refusal = new ApiProblem(422, { code: 'no-sentence-marks', message: 'x' });
const tooLarge = new ApiProblem(413, { code: 'too-large', message: 'Du må maks uploade 10 MB' });

const accepted = {
  completedHomeworkId: 48,
  exerciseProgressId: 70,
  completed: 1_795_000_200,
  wordCount: 4,
  warnings: [],
  result: null,
};

describe('handing in', () => {
  beforeEach(() => {
    ({ save, handIn } = spies());
    save.mockResolvedValue({ savedAt: 1_795_000_100, feedback: null });
    vi.spyOn(client, 'exerciseProgress').mockResolvedValue(null);
    handIn.mockResolvedValue(accepted);
  });

  it('HW-16 what was written before stands in the editor', () => {
    show({ saved: 'Det var en mørk aften.' });
    expect(editor().value).toBe('Det var en mørk aften.');
  });

  it('the browser is asked to correct nothing while one writes', () => {
    show();
    expect(editor().getAttribute('spellcheck')).toBe('false');
    expect(editor().getAttribute('autocorrect')).toBe('off');
  });

  it('counts the words against the recommended minimum', async () => {
    show({ homework: { wordCount: 4 } });
    await userEvent.type(editor(), 'Jeg bor her');
    expect(screen.getByText('3 af de anbefalede 4 ord')).toBeTruthy();
    await userEvent.type(editor(), ' nu');
    expect(screen.getByText('4 ord – du har nået den anbefalede længde')).toBeTruthy();
  });

  it('nothing can be handed in before there is something', async () => {
    show();
    expect(submit().disabled).toBe(true);
    expect(screen.getByText('Skriv din tekst, eller upload en fil, før du afleverer.')).toBeTruthy();
    await userEvent.type(editor(), 'Hej');
    expect(submit().disabled).toBe(false);
  });

  it('HAND-18 HAND-21 asks first, saves what is written, hands in and says so', async () => {
    show({ homework: { wordCount: 130 } });
    showToast({ message: 'Filen blev uploadet' });
    fireEvent.change(editor(), { target: { value: 'Jeg bor, hvor vejen ender.' } });
    await userEvent.click(submit());
    expect(await screen.findByText('Du afleverer den tekst, du har skrevet, med 5 ord.')).toBeTruthy();
    expect(screen.getByText(/Du har skrevet færre ord end det anbefalede minimum på 130./)).toBeTruthy();
    expect(handIn).not.toHaveBeenCalled();
    await say('Aflever');
    expect(await screen.findByText('Du har nu afleveret opgaven')).toBeTruthy();
    // one message, and not for long: the page says it too
    expect(toastStore.read().map(({ message, timeout }) => [message, timeout])).toEqual([
      ['Du har nu afleveret opgaven', 4000],
    ]);
    expect(save.mock.lastCall?.[0]?.body.data).toEqual({ text: 'Jeg bor, hvor vejen ender.' });
    expect(handIn).toHaveBeenCalledWith({ params: { id: 48 } });
  });

  it('no is no', async () => {
    show({ saved: 'Jeg bor, hvor vejen ender.' });
    await userEvent.click(submit());
    await say('Vent lidt');
    await waitFor(() => expect(screen.queryByText('Vil du aflevere nu?')).toBeNull());
    expect(handIn).not.toHaveBeenCalled();
  });

  it('DEC-05 a text without comma is handed in, but the pupil is warned before', async () => {
    show({ saved: 'Jeg bor her.' });
    await userEvent.click(submit());
    expect(await screen.findByText(/Der er ingen kommaer i din tekst./)).toBeTruthy();
    expect(screen.queryByText(/Der er ingen punktummer i din tekst./)).toBeNull();
  });

  it('HAND-19 TXT-46 TXT-47 a text without commas and full stops is refused, and the file can be replaced', async () => {
    handIn.mockRejectedValue(refusal);
    show({ file: sampleFile() });
    await userEvent.click(submit());
    expect(await screen.findByText('Du afleverer filen Min anmeldelse.docx med 142 ord.')).toBeTruthy();
    await say('Aflever');
    expect(await screen.findByRole('dialog', { name: 'Du kan desværre ikke aflevere opgaven' })).toBeTruthy();
    expect(screen.getByText('Det er ikke muligt at aflevere opgaver uden kommaer og punktummer.')).toBeTruthy();
    expect(screen.getByText('Sæt tegn i din tekst, gem filen, og upload den igen.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Gå tilbage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Vælg en anden fil' })).toBeTruthy();
    expect(screen.getByText('Min anmeldelse.docx')).toBeTruthy();
  });

  it('HAND-19 a written text that is refused stays in the editor', async () => {
    handIn.mockRejectedValue(refusal);
    show({ saved: 'ingen tegn her' });
    await userEvent.click(submit());
    await say('Aflever');
    expect(await screen.findByText('Sæt tegn i din tekst, og aflever den igen.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Gå tilbage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(editor().value).toBe('ingen tegn her');
  });

  it.each([
    ['no-comma', 'Der er ingen kommaer i din fil.'],
    ['no-sentence-mark', 'Der er ingen punktummer i din fil.'],
  ] as const)(
    'DEC-05 of a file that is taken with %s the pupil is warned, and shown how it can be handed in again',
    async (lacks, words) => {
      handIn.mockResolvedValue({ ...accepted, warnings: [lacks, 'few-words'] });
      show({ file: sampleFile() });
      await userEvent.click(submit());
      await say('Aflever');
      await waitFor(() => expect(toastStore.read()).toHaveLength(1));
      const message = toastStore.read()[0]?.message ?? '';
      expect(message.startsWith(`Du har nu afleveret opgaven\n${words}`)).toBe(true);
      expect(message).toContain('spørg din lærer');
    },
  );

  it('DEC-05 of a written text it was said before, and is not said twice', async () => {
    handIn.mockResolvedValue({ ...accepted, warnings: ['no-comma'] });
    show({ saved: 'Jeg bor for enden.' });
    await userEvent.click(submit());
    expect(await screen.findByText(/Der er ingen kommaer i din tekst/)).toBeTruthy();
    await say('Aflever');
    await waitFor(() =>
      expect(toastStore.read().map(({ message }) => message)).toEqual(['Du har nu afleveret opgaven']),
    );
  });

  it('HAND-17 HTTP 413 opens the submission-error modal', async () => {
    handIn.mockRejectedValue(tooLarge);
    show({ file: sampleFile() });
    await userEvent.click(submit());
    await say('Aflever');
    expect(await screen.findByRole('dialog', { name: 'Opgaven blev ikke afleveret' })).toBeTruthy();
  });

  it('a failure is shown with its reason, and nothing is lost', async () => {
    handIn.mockRejectedValue(new ApiProblem(503, { code: 'unavailable', message: 'Ordklar er ikke klar endnu.' }));
    show({ saved: 'Jeg bor, hvor vejen ender.' });
    await userEvent.click(submit());
    await say('Aflever');
    expect(await screen.findByText('Opgaven blev ikke afleveret.')).toBeTruthy();
    expect(screen.getByText('Ordklar er ikke klar endnu.')).toBeTruthy();
    expect(editor().value).toBe('Jeg bor, hvor vejen ender.');
  });

  it('a text that cannot be saved is not handed in', async () => {
    save.mockRejectedValue(new ApiProblem(0, { code: 'network', message: 'Der er ingen forbindelse til Ordklar.' }));
    show();
    fireEvent.change(editor(), { target: { value: 'Jeg bor, hvor vejen ender.' } });
    await userEvent.click(submit());
    await say('Aflever');
    expect(await screen.findByText('Opgaven blev ikke afleveret.')).toBeTruthy();
    expect(handIn).not.toHaveBeenCalled();
    expect(screen.getByText(/Ingen forbindelse. Din tekst er gemt på din enhed/)).toBeTruthy();
  });

  it('beside an attached file it is said that the file is what counts', async () => {
    show({ file: sampleFile(), saved: 'Min kladde, som den er.' });
    expect(screen.getByText(/Det, du har skrevet her på siden, bliver ikke afleveret/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Skriv her' }));
    expect(screen.getByText(/Du har vedhæftet Min anmeldelse.docx. Det er filen, der bliver afleveret./)).toBeTruthy();
  });

  it('TC-21 a self-correction begins with the earlier text', () => {
    show({ homework: { isSelfCorrection: true, parentId: 8 }, startText: 'Min første udgave.' });
    expect(editor().value).toBe('Min første udgave.');
  });
});
