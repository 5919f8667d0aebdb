import { ApiProblem, type TestPaper } from '@ordklar/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import TestPage from './test-page.tsx';
import { keptText } from '../../../testing/kept.ts';

/** Where Freja's answers to exercise 5, given as task 8, are kept. */
const KEPT = 'ordklar-answers-6-5-8';
const READING: TestPaper['items'][number] = {
  item: 3,
  playable: {
    kind: 'read-and-answer',
    title: 'Krabben',
    byline: null,
    text: [],
    mayLookBack: false,
    questions: [],
  },
  reading: 'ahead',
  questions: 3,
  answer: null,
};
const gap = { hint: null, room: 8 };
const QUESTIONS = [
  { kind: 'choice' as const, question: 'Hvem løb?', options: ['krabben', 'hunden'] },
  { kind: 'gap-text' as const, parts: ['Krabben løb ', gap, ' over ', gap, '.'] },
];
const WORDS: TestPaper['items'] = [1, 2].map((item) => ({
  item,
  playable: { kind: 'gap-text', parts: [`Ord ${item}: `, { hint: null, room: 6 }] },
  reading: null,
  questions: 1,
  answer: null,
}));

/** A server that takes a test of two parts: two words, in a minute where `limit` says so, and a text. */
function server(limit: number | null = null) {
  const state: TestPaper['steps'][number]['state'][] = ['ahead', 'ahead'];
  const saved = new Map<number, unknown>();
  let reading: 'ahead' | 'open' | 'read' = 'ahead';
  let isHandedIn = false;
  const textItem = (): TestPaper['items'][number] => ({
    ...READING,
    reading,
    playable: {
      ...READING.playable,
      text: reading === 'open' ? [{ type: 'paragraph', text: 'En krabbe løb.' }] : [],
      questions: reading === 'read' ? QUESTIONS : [],
    } as TestPaper['items'][number]['playable'],
    answer: saved.get(3) ?? null,
  });
  const paper = (): TestPaper => ({
    exerciseId: 5,
    title: 'Staveprøve',
    productId: 'grsp',
    language: 'da',
    level: '7. klasse',
    category: 'Staveprøve',
    instruction: 'Prøven har to dele.',
    steps: [
      {
        title: 'Ord',
        intro: 'Skriv ordene.',
        items: 2,
        questions: 2,
        seconds: limit,
        state: state[0] ?? 'ahead',
        secondsLeft: state[0] === 'running' ? limit : null,
      },
      {
        title: 'Læsning',
        intro: 'Læs teksten.',
        items: 1,
        questions: 3,
        seconds: null,
        state: state[1] ?? 'ahead',
        secondsLeft: null,
      },
    ],
    items:
      state[0] === 'running'
        ? WORDS.map((one) => ({ ...one, answer: saved.get(one.item) ?? null }))
        : state[1] === 'running'
          ? [textItem()]
          : [],
    exerciseProgressId: isHandedIn ? 70 : null,
    result: isHandedIn ? { correctAnswers: 2, answerCount: 3, gradeNumber: null } : null,
  });
  vi.spyOn(client, 'assignedHomework').mockResolvedValue({ homework: [], total: 0, pages: 0 });
  vi.spyOn(client, 'homeworkTest').mockImplementation(async () => paper());
  const begin = vi.spyOn(client, 'beginTestStep').mockImplementation(async ({ params }) => {
    state[Number(params.step) - 1] = 'running';
    return paper();
  });
  const end = vi.spyOn(client, 'endTestStep').mockImplementation(async ({ params }) => {
    state[Number(params.step) - 1] = 'ended';
    return paper();
  });
  vi.spyOn(client, 'readTestText').mockImplementation(async ({ body }) => {
    reading = body.isRead ? 'read' : 'open';
    return paper();
  });
  const save = vi.spyOn(client, 'saveExerciseProgress').mockImplementation(async ({ body }) => {
    saved.set(body.exercisePageId ?? 0, body.data.answer);
    return { savedAt: 1, feedback: null };
  });
  const handIn = vi.spyOn(client, 'handIn').mockImplementation(async () => {
    isHandedIn = true;
    return {
      completedHomeworkId: 8,
      exerciseProgressId: 70,
      completed: 1,
      wordCount: 0,
      warnings: [],
      result: { correctAnswers: 2, answerCount: 3, gradeNumber: null },
    };
  });
  return { state, saved, begin, end, save, handIn };
}

const show = () => showAsPupil(<TestPage homeworkId={8} />);
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Hul 1' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a pupil takes a test', () => {
  it('PD-11: a page for each part, items without feedback, back and forth, and the result at the end', async () => {
    const { saved, handIn } = server();
    show();
    expect(await screen.findByText('Del 1 af 2')).toBeTruthy();
    expect(screen.getByText('Prøven har to dele.')).toBeTruthy();
    await press('Begynd');
    await userEvent.type(await field(), 'hjem{Enter}');
    expect(await screen.findByText('Opgave 2 af 2')).toBeTruthy();
    await userEvent.type(await field(), 'station');
    await press('Forrige');
    expect((await field()).value).toBe('hjem');
    await userEvent.type(await field(), 'me');
    await press(/Næste/);
    expect(screen.queryByText(/rigtig/i)).toBeNull();
    await press(/Afslut delen/);
    expect(await screen.findByText('Del 2 af 2')).toBeTruthy();
    expect([saved.get(1), saved.get(2)]).toEqual([['hjemme'], ['station']]);
    await press('Begynd');
    expect(await screen.findByText('En krabbe løb.')).toBeTruthy();
    await press(/Jeg har læst teksten/);
    await userEvent.click(await screen.findByRole('radio', { name: 'krabben' }));
    expect(screen.queryByText('En krabbe løb.')).toBeNull();
    await userEvent.type(screen.getByLabelText('Hul 1'), 'baglæns');
    await userEvent.type(screen.getByLabelText('Hul 2'), 'stranden');
    await press(/Afslut delen/);
    expect((await screen.findByText('Du havde 2 rigtige svar ud af 3.')).closest('.isGood')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Se resultatet del for del' })).toBeTruthy();
    expect(handIn).toHaveBeenCalledTimes(1);
  });

  it('the end of a part asks once when something is unanswered, and leads to it', async () => {
    const { end } = server();
    show();
    await press('Begynd');
    await press(/Næste/);
    await userEvent.type(await field(), 'station');
    await press(/Afslut delen/);
    expect(screen.getByRole('alert').textContent).toContain('Du mangler at svare på 1 opgave');
    await press('Gå tilbage til den første');
    expect(await screen.findByText('Opgave 1 af 2')).toBeTruthy();
    await press(/Næste/);
    await press(/Afslut delen/);
    expect(end).not.toHaveBeenCalled();
    await press(/Afslut alligevel/);
    expect(await screen.findByText('Del 2 af 2')).toBeTruthy();
  });

  it('PD-11: questions of a text that are not answered are counted and led to; while one reads, reading is first', async () => {
    const { end } = server();
    show();
    await press('Begynd');
    await press(/Næste/);
    await press(/Afslut delen/);
    await press(/Afslut alligevel/);
    expect(await screen.findByText('1 opgave · 3 spørgsmål')).toBeTruthy();
    await press('Begynd');
    expect(await screen.findByText('En krabbe løb.')).toBeTruthy();
    // the focus comes a moment after the text
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(screen.queryByRole('button', { name: /Afslut delen/ })).toBeNull();
    const done = screen.getByRole('button', { name: /Jeg har læst teksten/ });
    // the foot stays in view however long the text is
    expect([done.className.includes('primary'), done.closest('.foot') !== null]).toEqual([true, true]);
    expect(screen.getByText('Opgave 1 af 1 · 3 spørgsmål, når du har læst teksten')).toBeTruthy();
    await press(/Jeg har læst teksten/);
    const option = await screen.findByRole('radio', { name: 'krabben' });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    expect(screen.getByRole('button', { name: /Afslut delen/ }).className).toContain('primary');
    await press(/Afslut delen/);
    expect(screen.getByRole('alert').textContent).toContain('Du mangler at svare på 3 spørgsmål i denne del.');
    const list = within(option.closest('ol') ?? expect.fail('the questions are no list'));
    expect(
      list.getAllByRole('listitem').map((one) => one.style.getPropertyValue('--number')),
      'numbers say what is counted',
    ).toEqual(['"1. "', '"2–3. "']);
    await press('Gå tilbage til den første');
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    await userEvent.type(screen.getByLabelText('Hul 1'), 'baglæns');
    await press(/Afslut delen/);
    expect(screen.getByRole('alert').textContent).toContain('Du mangler at svare på 2 spørgsmål i denne del.');
    await userEvent.click(option);
    await userEvent.type(screen.getByLabelText('Hul 2'), 'stranden');
    // once nothing is missing, the button does not say »anyway«
    await press(/Afslut delen/);
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('an answer that is not sent is kept over a reload, and is sent before the part ends', async () => {
    const { save, saved } = server();
    save
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { unmount } = show();
    await press('Begynd');
    await userEvent.type(await field(), 'hjem{Enter}');
    expect(await screen.findByText(/Svaret er gemt på din enhed/)).toBeTruthy();
    expect(keptText(KEPT)).toContain('hjem');
    unmount();
    show();
    expect((await field()).value).toBe('hjem');
    await act(async () => {
      globalThis.dispatchEvent(new Event('online'));
    });
    await vi.waitFor(() => expect(keptText(KEPT)).toBeNull());
    expect(saved.get(1)).toEqual(['hjem']);
  });

  it('an answer that comes too late is shown, and the page goes where the server is', async () => {
    const { save, state } = server();
    show();
    await press('Begynd');
    await userEvent.type(await field(), 'hjem');
    state[0] = 'ended';
    save.mockRejectedValue(
      new ApiProblem(409, {
        code: 'step-ended',
        message: 'Den del af prøven er slut. Det, du nåede at svare, tæller med.',
      }),
    );
    await press(/Næste/);
    expect(await screen.findByText(/Den del af prøven er slut/)).toBeTruthy();
    expect(await screen.findByText('Del 2 af 2')).toBeTruthy();
    expect(keptText(KEPT)).toBeNull();
  });

  it('a part ends by itself when its time is gone, with what was written', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { saved, end } = server(90);
    show();
    expect(await screen.findByText(/2 opgaver · højst 2 minutter/)).toBeTruthy();
    await press('Begynd');
    const typed = await field();
    expect(screen.getByRole('timer', { name: 'Tid tilbage' }).textContent).toMatch(/^1\.(30|29)$/);
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(typed, 'hjem');
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(screen.getByText('Der er et minut tilbage.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(end).toHaveBeenCalledTimes(1);
    expect(saved.get(1)).toEqual(['hjem']);
    expect(await screen.findByText('Del 2 af 2')).toBeTruthy();
  });

  it('a part that cannot be begun without net says so and stays', async () => {
    const { begin } = server();
    begin.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await press('Begynd');
    expect(await screen.findByText(/Du har ikke net lige nu/)).toBeTruthy();
    await press('Begynd');
    expect(await screen.findByText('Opgave 1 af 2')).toBeTruthy();
  });

  it('PD-04: a hidden result is not shown', async () => {
    const { state, handIn } = server();
    state.fill('ended');
    handIn.mockResolvedValue({
      completedHomeworkId: 8,
      exerciseProgressId: 70,
      completed: 1,
      wordCount: 0,
      warnings: [],
      result: null,
    });
    show();
    expect(await screen.findByText('Din lærer kan se, hvordan det gik.')).toBeTruthy();
    expect(screen.queryByText(/%/)).toBeNull();
  });
});
