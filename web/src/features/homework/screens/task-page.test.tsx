import { ApiProblem, type Exercise, type Homework, type TaskCommaSystem } from '@ordklar/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { registerModal } from '../../../lib/modals/modal-registry.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { dropText } from '../hand-in/hand-in.text.ts';
import { at, sampleExercise, sampleFile, sampleHomework } from '../testing/sample-homework.ts';
import TaskPage from './task-page.tsx';

const show = (
  over: {
    homework?: Partial<Homework>;
    exercise?: Partial<Exercise>;
    startText?: string;
    files?: [];
    commaSystem?: TaskCommaSystem | null;
  } = {},
) => {
  vi.spyOn(client, 'homeworkExercise').mockResolvedValue({
    homework: sampleHomework(over.homework),
    exercise: sampleExercise(over.exercise),
    files: over.files ?? [sampleFile()],
    startText: over.startText ?? null,
    commaSystem: over.commaSystem === undefined ? { own: null, squad: 'yes' } : over.commaSystem,
  });
  showAsPupil(<TaskPage />, '/exercise/page/5/1?homeworkId=48');
};

describe('the page of a task', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: at('2026-11-21T09:00:00Z') * 1000, shouldAdvanceTime: true });
    vi.spyOn(client, 'exerciseProgress').mockResolvedValue(null);
    vi.spyOn(client, 'exerciseResults').mockResolvedValue([]);
  });

  it('HW-17 opens the exercise with teacher, minimum and deadline in words', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmeld en bog' })).toBeTruthy();
    for (const fact of ['Fra Mette Krogh', 'Anbefalet længde: 130 ord', 'I morgen kl. 20.00'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(vi.mocked(client.homeworkExercise).mock.calls[0]?.[0].params.id).toBe(48);
  });

  it('SET-02 what the pupil has chosen of reading holds for the task and for what is written; English is not read aloud', async () => {
    show({ files: [] });
    const prompt = await screen.findByText(/^Skolebladet har en side/);
    expect(prompt.closest('[data-readable]')).toBeTruthy();
    expect((await screen.findByRole('textbox', { name: 'Din tekst' })).closest('[data-readable]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Læsbarhed' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Læs højt' })).toBeTruthy();
    cleanup();
    show({ homework: { productId: 'teen' } });
    expect(await screen.findByRole('button', { name: 'Læsbarhed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Læs højt' })).toBeNull();
  });

  it('shows headings, lists and verse of the task, and the source text on its own sheet', async () => {
    show({
      exercise: {
        instructions: [{ type: 'paragraph', text: 'Skriv på engelsk.' }],
        task: [
          { type: 'heading', text: 'Sådan gør du' },
          { type: 'list', items: ['Læs teksten', 'Skriv om den'] },
        ],
        sourceText: {
          genre: 'Digt',
          title: 'Havet',
          byline: 'Af en, der bor ved det',
          blocks: [{ type: 'verse', lines: ['Det kommer', 'og går'] }],
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Sådan gør du' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Læs teksten');
    expect(screen.getByText('Skriv på engelsk.')).toBeTruthy();
    const sheet = screen.getByRole('article', { name: 'Tekst til opgaven: Havet' });
    expect(within(sheet).getByText(/Det kommer/).innerHTML).toBe('Det kommer<br>og går');
  });

  it('HW-14 offers files by way of the own task and opens pages beside, without telling them where one came from', async () => {
    const file = { id: 3, original_filename: 'Kort.pdf', short_name: 'Kort.pdf', size: 20_480, fileSizeKb: 20 };
    show({ exercise: { files: [file], links: ['https://www.dr.dk/nyheder'] } });
    const download = await screen.findByRole('link', { name: 'Kort.pdf 20 kB' });
    expect(download.getAttribute('href')).toBe('/api/v1/exercises/5/files/3?homeworkId=48');
    expect(download.getAttribute('download')).toBe('Kort.pdf');
    const page = screen.getByRole('link', { name: 'dr.dk/nyheder' });
    expect([page.getAttribute('href'), page.getAttribute('rel'), page.getAttribute('target')]).toEqual([
      'https://www.dr.dk/nyheder',
      'noopener noreferrer',
      '_blank',
    ]);
  });

  it('UPL-11 beside the upload one reads whose accounts may be used for files from the cloud', async () => {
    show({ files: [] });
    fireEvent.click(await screen.findByRole('tab', { name: 'Upload en Word-fil' }));
    fireEvent.click(screen.getByRole('button', { name: dropText.cloud }));
    expect(modalStore.read().at(-1)?.name).toBe('CloudUploadNoticeModal');
    act(() => closeModal(modalStore.read().at(-1)?.key ?? 0));
  });

  it('HAND-06 HAND-12 HAND-21 once handed in it is locked: when, how many words, what happens next', async () => {
    vi.mocked(client.exerciseResults).mockResolvedValue([
      {
        exerciseProgressId: 70,
        files: [{ word_count: 142 }],
        answers: [{ htmlDescription: '<p>Min tekst.</p>' }],
        studentFile: null,
      },
    ] as never);
    show({ homework: { exerciseProgressId: 70, state: 'handed-in', completed: at('2026-11-20T17:25:00Z') } });
    expect(await screen.findByRole('heading', { name: 'Du har afleveret' })).toBeTruthy();
    expect(await screen.findByText('Afleveret 20. nov. 2026 kl. 18.25 · 142 ord')).toBeTruthy();
    expect(screen.getByText(/Mette Krogh læser din tekst og sender den tilbage til dig./)).toBeTruthy();
    expect(screen.getByText('Min tekst.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByLabelText('Din Word-fil')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Aflever opgaven' })).toBeNull();
  });

  it('TC-21 a self-correction shows the marks of the text beside the editor that holds it', async () => {
    const startText = 'Hver morgen cykle jeg.';
    vi.mocked(client.exerciseResults).mockResolvedValue([
      {
        homeworkId: 8,
        assignedByName: 'Mette Krogh',
        completed: at('2026-11-15T17:25:00Z'),
        resetAt: null,
        answerEvaluation: { teacher: 'Mette Krogh', evaluation: 'Husk nutids-r.' },
        corrections: [
          {
            id: 'a',
            offset: 12,
            length: 5,
            token: 'cykle',
            replacements: ['cykler'],
            sentence: startText,
            explanation: '',
            comment: null,
            active: true,
            isUser: false,
            drawing: null,
            properties: [],
            categories: [
              {
                id: 'c',
                active: true,
                isUser: false,
                category: { id: 'grammar', title: 'Grammatik' },
                subcategory: {
                  id: 'nutids-r',
                  title: 'Nutids-r',
                  error_type: { title: 'Nutids-r', description: '', explanation: '' },
                },
              },
            ],
          },
        ],
      },
    ] as never);
    show({ homework: { isSelfCorrection: true, parentId: 8 }, startText, files: [] });
    const sheet = await screen.findByRole('article', { name: 'Din tekst med din lærers rettelser' });
    expect(within(sheet).getByRole('button', { name: /cykle/ })).toBeTruthy();
    expect(screen.getByText('Husk nutids-r.')).toBeTruthy();
    const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Din tekst' });
    expect(editor.value).toBe(startText);

    // the place first, nowhere the answer; then the answer on request
    await userEvent.click(within(sheet).getByRole('button', { name: /cykle/ }));
    const more = screen.getByRole('complementary', { name: 'Lær mere' });
    expect(document.body.innerHTML).not.toContain('cykler');
    expect(within(more).getByText('Prøv at rette stedet selv først.')).toBeTruthy();
    await userEvent.click(within(more).getByRole('button', { name: 'Vis svaret' }));
    expect(within(more).getByText('cykler', { selector: 'ins' })).toBeTruthy();

    // nothing changed is said before it is handed in
    registerModal('ConfirmHandInModal', async () => ({ default: () => null }));
    await userEvent.click(screen.getByRole('button', { name: 'Aflever opgaven' }));
    expect(modalStore.read().at(-1)?.props).toMatchObject({
      warnings: expect.arrayContaining(['Du har ikke ændret noget i din tekst endnu.']),
    });
    act(() => closeModal(modalStore.read().at(-1)?.key ?? 0));

    // corrected at its mark, with a tick, and in the text
    expect(screen.getByText('0 af 1 sted er rettet')).toBeTruthy();
    const field = within(more).getByRole('textbox', { name: 'Ret stedet her' });
    await userEvent.clear(field);
    await userEvent.type(field, 'cyklede{Enter}');
    expect(editor.value).toBe('Hver morgen cyklede jeg.');
    expect(screen.getByRole('button', { name: 'Sted 1: cykle, ændret' })).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'cykler{Enter}');
    expect(editor.value).toBe('Hver morgen cykler jeg.');
    expect(screen.getByText('1 af 1 sted er rettet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sted 1: cykle, rettet' })).toBeTruthy();
    // what is taken away has no place any more
    await userEvent.clear(editor);
    expect(screen.getByRole('button', { name: 'Sted 1: cykle, ikke i teksten mere' })).toBeTruthy();
    expect(screen.getByText('1 sted står ikke længere i din tekst')).toBeTruthy();
  });

  it('HW-02 a task that is gone or not yet visible is said to be gone, without another try', async () => {
    vi.spyOn(client, 'homeworkExercise').mockRejectedValue(
      new ApiProblem(404, { code: 'not-found', message: 'Det, du leder efter, findes ikke.' }),
    );
    showAsPupil(<TaskPage />, '/exercise/page/5/1?homeworkId=48');
    expect(await screen.findByText('Opgaven findes ikke, eller den er ikke længere din.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
  });

  it('a late task can still be handed in, and says so', async () => {
    show({ homework: { isLate: true, deadline: at('2026-11-20T19:00:00Z') } });
    expect(await screen.findByText('Fristen er overskredet, men du kan stadig aflevere.')).toBeTruthy();
    expect(screen.getByText('I går kl. 20.00')).toBeTruthy();
  });

  it('what is written cannot be fetched: one does not write over it, but tries again', async () => {
    vi.mocked(client.exerciseProgress).mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    show({ files: [] });
    expect(await screen.findByText(/Vi kunne ikke hente det, du har skrevet./)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('PD-22: the pupil says which commas the text follows, and it is kept at once', async () => {
    const save = vi.spyOn(client, 'setOwnCommaSystem').mockResolvedValue({ own: 'no', squad: 'yes' });
    show();
    const choice = await screen.findByRole('radiogroup', { name: 'Hvilket kommasystem bruger du?' });
    const asClass = within(choice).getByRole<HTMLInputElement>('radio', { name: 'Som klassen: med startkomma' });
    expect(asClass.checked).toBe(true);
    const without = within(choice).getByRole<HTMLInputElement>('radio', { name: 'Uden startkomma' });
    fireEvent.click(without);
    await waitFor(() => expect(save).toHaveBeenCalledWith({ params: { id: 48 }, body: { startkomma: 'no' } }));
    expect(without.checked).toBe(true);
  });

  it('PD-22: a choice that could not be kept is taken back, and the pupil sees it', async () => {
    vi.spyOn(client, 'setOwnCommaSystem').mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    show({ commaSystem: { own: 'no', squad: 'auto' } });
    const choice = await screen.findByRole('radiogroup', { name: 'Hvilket kommasystem bruger du?' });
    fireEvent.click(within(choice).getByRole('radio', { name: 'Ved ikke' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Dit valg blev ikke gemt. Prøv igen.');
    expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'Uden startkomma' }).checked).toBe(true);
  });

  it('PD-22: a task in another language has no comma system to choose', async () => {
    show({ commaSystem: null });
    await screen.findByRole('button', { name: 'Aflever opgaven' });
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
