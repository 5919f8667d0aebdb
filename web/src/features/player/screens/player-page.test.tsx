import { ApiProblem, type ItemFeedback, type Practice } from '@ordklar/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import * as accounts from '../../accounts/index.ts';
import { client } from '../../../lib/api/client.ts';
import { FIRST_THEME, setTheme } from '../../../lib/theme/theme.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import PlayerPage from './player-page.tsx';
import { keptText } from '../../../testing/kept.ts';

/** Where Freja's answers to exercise 5, given as task 8, are kept. */
const KEPT = 'ordklar-answers-6-5-8';
const PRACTICE: Practice = {
  exerciseId: 5,
  title: 'En eller et?',
  productId: 'gram',
  language: 'da',
  level: '3. klasse',
  category: 'Navneord',
  instruction: 'Svar på spørgsmålene.',
  items: [
    { kind: 'choice', question: 'Hvilket ord er et udsagnsord?', options: ['cykel', 'cykler'] },
    { kind: 'gap-text', parts: ['Jeg fandt ', { hint: 'artikel', room: 4 }, ' krabbe.'] },
  ],
  steps: null,
  answers: [],
  isHandedIn: false,
};
const feedback = (isRight: boolean, given: string, right: string): ItemFeedback => ({
  grade: { right: isRight ? 1 : 0, of: 1, parts: [{ isRight, given, right }] },
  rightAnswer: right,
  because: 'Det er noget, man gør.',
});
const save = () => vi.spyOn(client, 'saveExerciseProgress');
const answers = (wanted: ItemFeedback) => ({ savedAt: 1, feedback: wanted });
const show = (over: Partial<Practice> = {}) => {
  vi.spyOn(client, 'homeworkItems').mockResolvedValue({ ...PRACTICE, ...over });
  vi.spyOn(client, 'assignedHomework').mockResolvedValue({ homework: [], total: 0, pages: 0 });
  return showAsPupil(<PlayerPage homeworkId={8} />);
};
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: /Tjek svaret/ });
const next = () => screen.findByRole('button', { name: /Videre/ });
const status = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

it('PD-11: Enter checks and goes on, the wrong item comes once more, and the end hands in', async () => {
  const sent = save()
    .mockResolvedValueOnce(answers(feedback(false, 'cykel', 'cykler')))
    .mockResolvedValueOnce(answers(feedback(true, 'en', 'en')))
    .mockResolvedValueOnce(answers(feedback(true, 'cykler', 'cykler')));
  const handIn = vi.spyOn(client, 'handIn').mockResolvedValue({
    completedHomeworkId: 8,
    exerciseProgressId: 70,
    completed: 1,
    wordCount: 0,
    warnings: [],
    result: { correctAnswers: 1, answerCount: 2, gradeNumber: null },
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'cykel' }));
  await userEvent.click(check());
  await next();
  expect(status()).toContain('Det er ikke helt rigtigt.');
  expect(status()).toContain('Det er noget, man gør.');
  expect(document.activeElement?.textContent).toMatch(/Videre/);
  await userEvent.keyboard('{Enter}');
  const gap = screen.getByRole('textbox', { name: 'Hul 1: artikel' });
  expect(document.activeElement).toBe(gap);
  await userEvent.type(gap, 'en{Enter}');
  await next();
  expect(status()).toContain('Rigtigt!');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('En gang til')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'cykler' }));
  await userEvent.click(check());
  await userEvent.click(await next());
  expect(await screen.findByText('Du havde 1 rigtigt svar ud af 2.')).toBeTruthy();
  expect(screen.getByText('50 %')).toBeTruthy();
  const wrong = screen.getByRole('table');
  expect(
    within(wrong)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['cykel', 'cykler']);
  expect(within(wrong).getByText('Hvilket ord er et udsagnsord?')).toBeTruthy();
  expect(
    sent.mock.calls.map(([call]) => [call.body.exercisePageId, call.body.data.round, call.body.data.answer]),
  ).toEqual([
    [1, 1, 'cykel'],
    [2, 1, ['en']],
    [1, 2, 'cykler'],
  ]);
  expect(handIn).toHaveBeenCalledTimes(1);
});

it('SET-03 the event that the pupil has chosen stands in the bar of an exercise too', async () => {
  setTheme({ ...FIRST_THEME, event: 'advent' });
  show();
  await screen.findByRole('radio', { name: 'cykel' });
  expect(document.querySelector('header svg[viewBox="0 0 80 56"]')).toBeTruthy();
  act(() => setTheme(FIRST_THEME));
  expect(document.querySelector('header svg[viewBox="0 0 80 56"]')).toBeNull();
});

it('nothing can be checked before there is an answer', async () => {
  show();
  await screen.findByRole('radio', { name: 'cykel' });
  expect(check().disabled).toBe(true);
});

it('PD-11: goes on where the pupil was after a reload, and a handed-in exercise shows how it went', async () => {
  const first: Practice['answers'][number] = {
    item: 1,
    round: 1,
    answer: 'cykler',
    feedback: feedback(true, 'cykler', 'cykler'),
  };
  const { unmount } = show({ answers: [first] });
  expect(await screen.findByRole('textbox', { name: 'Hul 1: artikel' })).toBeTruthy();
  expect(screen.getByText(/Spørgsmål 2 af 2/)).toBeTruthy();
  unmount();
  show({
    answers: [first, { item: 2, round: 1, answer: ['et'], feedback: feedback(false, 'et', 'en') }],
    isHandedIn: true,
  });
  expect(await screen.findByText('Du havde 1 rigtigt svar ud af 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Se alle dine svar' }).getAttribute('href')).toBe('/resultater/opgave/8');
});

it('a teacher is led to the result of what is handed in, and sees how far an open one is', async () => {
  vi.spyOn(accounts, 'useCurrentUser').mockReturnValue({ isTeacher: true } as never);
  const { unmount } = show();
  expect(await screen.findByText(/^Opgaven er ikke lavet færdig: 0 af 2/)).toBeTruthy();
  unmount();
  vi.spyOn(client, 'homeworkItems').mockResolvedValue({ ...PRACTICE, isHandedIn: true });
  showAsPupil(
    <Routes>
      <Route path="/" element={<PlayerPage homeworkId={8} />} />
      <Route path="/resultater/opgave/8" element="resultatet" />
    </Routes>,
  );
  expect(await screen.findByText('resultatet')).toBeTruthy();
  vi.mocked(accounts.useCurrentUser).mockRestore();
});

it('PD-11: without net the answer is kept, one goes on, and it is sent when the net is back', async () => {
  const sent = save().mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'cykel' }));
  await userEvent.click(check());
  await next();
  expect(status()).toContain('Du har ikke net lige nu.');
  expect(keptText(KEPT)).toContain('cykel');
  await userEvent.keyboard('{Enter}');
  expect(status()).toContain('Svaret er gemt på din enhed');
  sent.mockResolvedValue(answers(feedback(false, 'cykel', 'cykler')));
  const tries = sent.mock.calls.length;
  await act(async () => {
    globalThis.dispatchEvent(new Event('online'));
  });
  await vi.waitFor(() => expect(keptText(KEPT)).toBeNull());
  expect(sent).toHaveBeenCalledTimes(tries + 1);
});

it('an answer that waits from before is sent and learnt of, before the exercise is handed in', async () => {
  localStorage.setItem(KEPT, JSON.stringify([{ item: 2, round: 1, answer: ['et'], seconds: 3 }]));
  const sent = save().mockResolvedValue(answers(feedback(false, 'et', 'en')));
  show({ answers: [{ item: 1, round: 1, answer: 'cykler', feedback: feedback(true, 'cykler', 'cykler') }] });
  expect(await screen.findByText('En gang til')).toBeTruthy();
  expect(sent.mock.calls[0]?.[0].body.data).toMatchObject({ answer: ['et'], seconds: 3 });
});

it('a task that is taken back says so', async () => {
  vi.spyOn(client, 'homeworkItems').mockRejectedValue(new ApiProblem(404, { code: 'not-found', message: 'x' }));
  showAsPupil(<PlayerPage homeworkId={8} />);
  expect(await screen.findByText(/Opgaven findes ikke længere/)).toBeTruthy();
});

it('HW-04 a task that is taken back while its pupil answers says so, and leads out', async () => {
  save().mockRejectedValue(new ApiProblem(404, { message: 'Findes ikke.', code: 'not-found' }));
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'cykel' }));
  vi.mocked(client.homeworkItems).mockRejectedValue(new ApiProblem(404, { message: '', code: 'not-found' }));
  await userEvent.click(check());
  expect(await screen.findByText(/Opgaven findes ikke længere/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Til forsiden' })).toBeTruthy();
  expect(screen.queryByText('Findes ikke.')).toBeNull();
  expect(keptText(KEPT)).toBeNull();
});

it('PD-04: a hidden result is not shown', async () => {
  show({ isHandedIn: true });
  expect(await screen.findByText('Din lærer kan se, hvordan det gik.')).toBeTruthy();
});

it('the letter keys write where the caret stands', async () => {
  show({ items: [PRACTICE.items[1] ?? { kind: 'choice', question: '', options: [] }] });
  const gap = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hul 1: artikel' });
  await userEvent.type(gap, 'bn');
  gap.setSelectionRange(1, 1);
  await userEvent.click(screen.getByRole('button', { name: 'ø' }));
  expect(gap.value).toBe('bøn');
});

it('PD-11: a text comes once more with its right answers in place; the end names the question that went wrong', async () => {
  const choice = (question: string) => ({ kind: 'choice' as const, question, options: ['ja', 'nej'] });
  const part = (isRight: boolean, given: string, right: string) => ({
    right: isRight ? 1 : 0,
    of: 1,
    parts: [{ isRight, given, right }],
  });
  const questions = [part(true, 'ja', 'ja'), part(false, 'ja', 'nej')];
  const first: Practice['answers'][number] = {
    item: 1,
    round: 1,
    answer: ['ja', 'ja'],
    feedback: {
      grade: { right: 1, of: 2, parts: questions.flatMap(({ parts }) => parts), questions },
      rightAnswer: ['ja', 'nej'],
      because: null,
    },
  };
  const items: Practice['items'] = [
    {
      kind: 'read-and-answer',
      title: 'Ræven',
      byline: null,
      text: [{ type: 'paragraph', text: 'Ræven sover om dagen.' }],
      mayLookBack: true,
      questions: [choice('Sover ræven?'), choice('Er det nat?')],
    },
  ];
  const { unmount } = show({ items, answers: [first] });
  expect(await screen.findByText('En gang til')).toBeTruthy();
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked).toEqual([true, false, false, false]);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[2]);
  expect(status()).toContain('Du har svaret på 1 af 2 spørgsmål.');
  save().mockResolvedValue(answers(first.feedback ?? feedback(false, '', '')));
  await userEvent.click(screen.getAllByRole('radio', { name: 'ja' })[1] ?? document.body);
  await userEvent.keyboard('{Enter}');
  await next();
  expect(status()).toContain('Ved hvert spørgsmål kan du se, hvad der er rigtigt.');
  expect(within(screen.getByRole('status')).queryByRole('list')).toBeNull();
  unmount();
  show({ items, answers: [first, { ...first, round: 2 }], isHandedIn: true });
  const wrong = await screen.findByRole('table');
  expect(within(wrong).getByRole('rowheader', { name: 'Er det nat?' })).toBeTruthy();
  expect(within(wrong).queryByText('Sover ræven?')).toBeNull();
});

it('PD-11: a text is read first; the one bar under it says so, and then checks', async () => {
  const questions = [
    { kind: 'choice' as const, question: 'Sover ræven?', options: ['ja', 'nej'] },
    {
      kind: 'gap-list' as const,
      parts: ['Den ', { options: ['sover', 'løber'] }, ' og ', { options: ['ser', 'æder'] }],
    },
  ];
  const text = [{ type: 'paragraph' as const, text: 'Ræven sover om dagen.' }];
  show({ items: [{ kind: 'read-and-answer', title: 'Ræven', byline: null, text, mayLookBack: true, questions }] });
  const read = await screen.findByRole<HTMLButtonElement>('button', { name: /Jeg har læst teksten/ });
  expect(read.closest('footer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Tjek svaret/ })).toBeNull();
  expect(status()).toBe('3 spørgsmål, når du har læst teksten');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(read);
  expect(check().disabled).toBe(true);
  expect(status()).toBe('');
  await userEvent.click(await screen.findByRole('radio', { name: 'ja' }));
  expect(status()).toBe('Du har svaret på 1 af 3 spørgsmål.');
});

it('PD-11: a sentence in the wrong order is shown whole at the end', async () => {
  const pieces = ['vi', 'spiser', 'is'];
  const parts = [
    { isRight: true, given: 'vi', right: 'vi' },
    { isRight: false, given: 'is', right: 'spiser' },
    { isRight: false, given: 'spiser', right: 'is' },
  ];
  const answer = ['vi', 'is', 'spiser'];
  const learnt = { grade: { right: 1, of: 3, parts }, rightAnswer: pieces, because: null };
  show({
    items: [{ kind: 'order', task: 'Byg en sætning.', pieces }],
    answers: [{ item: 1, round: 1, answer, feedback: learnt }],
    isHandedIn: true,
  });
  expect((await screen.findAllByRole('cell')).map(({ textContent }) => textContent)).toEqual([
    'vi is spiser',
    'vi spiser is',
  ]);
});

it('what stands in an item and is not checked yet is there again after a reload, and only there', async () => {
  const sent = save().mockResolvedValue(answers(feedback(true, 'cykler', 'cykler')));
  const first = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'cykler' }));
  await userEvent.click(check());
  await userEvent.click(await next());
  await userEvent.type(screen.getByRole('textbox', { name: 'Hul 1: artikel' }), 'e');
  first.unmount();

  show({ answers: [{ item: 1, round: 1, answer: 1, feedback: feedback(true, 'cykler', 'cykler') }] });
  const gap = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hul 1: artikel' });
  expect(gap.value).toBe('e');
  await userEvent.type(gap, 'n');
  await userEvent.click(check());
  await next();
  expect(sent).toHaveBeenLastCalledWith({
    body: expect.objectContaining({ exercisePageId: 2, data: expect.objectContaining({ answer: ['en'] }) }),
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ordklar-answers-'))).toEqual([]);
});
