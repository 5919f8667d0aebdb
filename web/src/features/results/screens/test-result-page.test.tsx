import type { Homework, Practice, SpellingErrorTypeResult, TestStepResult } from '@ordklar/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as accounts from '../../accounts/index.ts';
import { client } from '../../../lib/api/client.ts';
import { showAsPupil } from '../../../testing/show-as-pupil.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import TestResultPage from './test-result-page.tsx';

const test = (over: Parameters<typeof sampleResult>[0] = {}) =>
  sampleResult({
    title: 'Staveprøve for 7. klasse',
    productId: 'grsp',
    isTextCorrection: false,
    isFullTextExercise: false,
    files: [],
    correctAnswers: 1,
    answerCount: 3,
    resultPercentage: 33,
    gradeNumber: 3,
    timeSpent: 754,
    ...over,
  });
const step = (over: Partial<TestStepResult> = {}): TestStepResult => ({
  exerciseProgressId: 70,
  step: 1,
  title: 'Ord',
  correctAnswers: 1,
  answerCount: 2,
  percent: 50,
  grade: 4,
  totalWords: null,
  wordsMin: null,
  isTooFast: false,
  time: 65,
  ...over,
});
const TYPES: SpellingErrorTypeResult[] = [
  { name: 'S01', label: 'Vokalforveksling', errors: 0, possible_errors: 2, percentage: 100, grade: 10 },
  { name: 'S05', label: 'Stumme bogstaver', errors: 2, possible_errors: 4, percentage: 50, grade: 4 },
];
const part = (given: string, right: string): Practice['answers'][number]['feedback'] => ({
  grade: { right: Number(given === right), of: 1, parts: [{ isRight: given === right, given, right }] },
  rightAnswer: right,
  because: null,
});
const WORK: Practice = {
  exerciseId: 9,
  title: 'Staveprøve for 7. klasse',
  productId: 'grsp',
  language: 'da',
  level: '7. klasse',
  category: 'Staveprøve',
  instruction: 'Skriv ordene.',
  items: [1, 2, 3].map(() => ({ kind: 'dictation', before: '', after: '' })),
  steps: [
    { title: 'Ord', intro: 'Skriv ordene.', items: 2, seconds: null },
    { title: 'Flere ord', intro: 'Skriv ordet.', items: 1, seconds: null },
  ],
  answers: [
    { item: 1, round: 1, answer: 'jem', feedback: part('jem', 'hjem') },
    { item: 2, round: 1, answer: 'kasse', feedback: part('kasse', 'kasse') },
    { item: 3, round: 1, answer: null, feedback: part('', 'station') },
  ],
  isHandedIn: true,
};

function serve({ productId = 'grsp', attempts = [test({ productId })] } = {}) {
  const homework = {
    homeworkId: 8,
    title: 'Staveprøve for 7. klasse',
    productId,
    level: '7. klasse',
    kind: productId === 'gram' ? 'items' : 'test',
    exerciseProgressId: attempts[0]?.exerciseProgressId ?? null,
  } as Homework;
  vi.spyOn(client, 'homeworkExercise').mockResolvedValue({
    homework: { ...homework, category: 'Staveprøve', squadId: 1, exerciseId: 9, studentId: 6, assigned: 1_795_000_000 },
  } as never);
  vi.spyOn(client, 'exerciseResults').mockResolvedValue(attempts);
  vi.spyOn(client, 'testStepResults').mockResolvedValue([
    step(),
    step({ step: 2, title: 'Flere ord', totalWords: 210, wordsMin: 140 }),
    step({ exerciseProgressId: 60, title: 'En anden gang' }),
  ]);
  vi.spyOn(client, 'spellingErrorTypes').mockResolvedValue(TYPES);
  vi.spyOn(client, 'attemptExercise').mockResolvedValue({ exercise: {}, work: WORK } as never);
}
const show = (hash = '') =>
  showAsPupil(
    <Routes>
      <Route path="/resultater/proeve/:homeworkId" element={<TestResultPage />} />
    </Routes>,
    `/resultater/proeve/8${hash}`,
  );
const asTeacher = () =>
  vi.spyOn(accounts, 'useCurrentUser').mockReturnValue({ isTeacher: true, name: 'Mette Krogh' } as never);
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

beforeEach(() => {
  vi.restoreAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the result of a test', () => {
  it('ANS-12 ANS-05 TXT-63 TXT-64 the teacher sees parts with grade and time, and the result with its grade', async () => {
    asTeacher();
    serve();
    show();
    const steps = within(await screen.findByRole('region', { name: 'Prøvens dele' })).getByRole('table');
    expect(cells(steps).join('; ')).toBe(
      '1 af 2; 50 %; 4; –; –; 1 min. 5 sek.; 1 af 2; 50 %; 4; 210; 140; 1 min. 5 sek.',
    );
    const attempts = screen.getByRole('region', { name: 'Forsøg' });
    expect(within(attempts).getByRole('columnheader', { name: 'Resultat (Bedømmelse)' })).toBeTruthy();
    expect(within(attempts).getByRole('columnheader', { name: 'Tid brugt' })).toBeTruthy();
    expect(within(attempts).getByText('33 % (3)')).toBeTruthy();
    expect(within(attempts).getByText('12 min. 34 sek.')).toBeTruthy();
    expect(screen.getByText(/Freja Lindholm Madsen · 7. klasse, Staveprøve/)).toBeTruthy();
  });

  it('ANS-12 PD-35: a text that was clicked through has no speed, and says why', async () => {
    serve();
    vi.spyOn(client, 'testStepResults').mockResolvedValue([step({ totalWords: 210, isTooFast: true })]);
    show();
    const steps = within(await screen.findByRole('region', { name: 'Prøvens dele' })).getByRole('table');
    expect(cells(steps).slice(3, 5)).toEqual(['210', 'For hurtigt til at være læst']);
  });

  it('ANS-05 TXT-64 the pupil sees the result without grade and time', async () => {
    serve({ attempts: [test({ gradeNumber: null, timeSpent: null })] });
    vi.spyOn(client, 'testStepResults').mockResolvedValue([step({ grade: null, time: null })]);
    show();
    const attempts = await screen.findByRole('region', { name: 'Forsøg' });
    expect(within(attempts).getByRole('columnheader', { name: 'Resultat' })).toBeTruthy();
    expect(within(attempts).queryByRole('columnheader', { name: 'Tid brugt' })).toBeNull();
    expect(within(attempts).getByText('33 %')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Prøvens dele' })).toBeTruthy();
    expect(screen.queryByText(/Tid/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bedømmelsestabel' })).toBeNull();
  });

  it('ANS-14 an error type opens to its words', async () => {
    serve();
    const ask = vi.spyOn(client, 'misspelledWords').mockResolvedValue([{ correct_word: 'hjem', answer_word: 'jem' }]);
    show();
    const types = await screen.findByRole('region', { name: 'Fejltyper' });
    expect(cells(types).slice(0, 3)).toEqual(['0', '2', '100 %']);
    expect(within(types).queryByRole('button', { name: /Vokalforveksling/ })).toBeNull();
    await userEvent.click(within(types).getByRole('button', { name: /Stumme bogstaver/ }));
    const words = await screen.findByRole('list', { name: 'Ord med fejltypen Stumme bogstaver' });
    expect(words.textContent).toBe('hjem, skrevet jem');
    expect(ask.mock.lastCall?.[0].body).toEqual({ exerciseProgressIds: [70], errorType: 'S05' });
  });

  it('ANS-13 TXT-75 TXT-76 what was written in a spelling test is hidden at first', async () => {
    serve();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Se besvarelse' }));
    expect(items('1. Ord')).toEqual(['1 forkert jem forkert, det rigtige er hjem', '2 rigtigt kasse rigtigt']);
    expect(items('2. Flere ord')).toEqual(['1 forkert intet svar forkert, det rigtige er station']);
    await userEvent.click(screen.getByRole('button', { name: 'Skjul besvarelse' }));
    expect(screen.queryByText('hjem')).toBeNull();
  });

  it('ANS-13 what was answered in another test is there at once', async () => {
    serve({ productId: 'grlp' });
    show();
    expect(await screen.findByRole('button', { name: 'Skjul besvarelse' })).toBeTruthy();
  });

  it('ANS-11 an address with a part opens what was answered, and goes to it', async () => {
    serve();
    show('#step2');
    const heading = await screen.findByRole('heading', { name: '2. Flere ord' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('ANS-15 PD-04: hidden results are not shown to the pupil, and nothing is asked for', async () => {
    serve({ attempts: [test({ hideResults: true, resultPercentage: null, correctAnswers: null, gradeNumber: null })] });
    show();
    expect(await screen.findByText('Din lærer kan se, hvordan det gik.')).toBeTruthy();
    expect(client.testStepResults).not.toHaveBeenCalled();
    expect(screen.queryByText(/33/)).toBeNull();
  });

  describe('what the teacher can do with it', () => {
    const open = async () => {
      asTeacher();
      serve({ attempts: [test(), test({ exerciseProgressId: 60, attempt: 1 })] });
      vi.spyOn(client, 'canReassign').mockResolvedValue(true);
      show();
      const user = userEvent.setup();
      await screen.findByRole('region', { name: 'Forsøg' });
      return user;
    };
    const removeFirst = async (user: ReturnType<typeof userEvent.setup>, attempt = 0) => {
      const more = screen.getAllByRole('button', { name: /^Mere om/ })[attempt] ?? expect.fail('no way to more');
      await user.click(more);
      await user.click(await screen.findByRole('menuitem', { name: 'Slet forsøget' }));
    };

    it('HW-09 API-031 hides the results from the pupil, and shows them again when that is refused', async () => {
      const user = await open();
      const hide = vi.spyOn(client, 'hideResults').mockResolvedValueOnce(null);
      const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Skjul resultater for eleven' });
      await user.click(toggle);
      expect(hide.mock.lastCall?.[0].body).toEqual({ exerciseProgressId: 70, hideResults: true });
      expect(toggle.checked).toBe(true);
      hide.mockRejectedValueOnce(new Error('Det gik ikke.'));
      await user.click(toggle);
      await vi.waitFor(() => expect(toggle.checked).toBe(true));
    });

    it('HW-07 HW-08 assigns the test again, once', async () => {
      const user = await open();
      const again = vi.spyOn(client, 'reassignHomework').mockResolvedValue(null);
      await user.click(await screen.findByRole('button', { name: 'Tildel igen' }));
      const { homeworkId, studentId, squadId } = test();
      expect(again.mock.lastCall?.[0].body).toEqual({ homeworkId, studentId, squadId });
      expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Er tildelt igen' })).disabled).toBe(true);
    });

    it('ANS-08 API-026 deletes an attempt after asking, and says that the test is open again', async () => {
      const user = await open();
      const remove = vi.spyOn(client, 'deleteAttempt').mockResolvedValue(null);
      await removeFirst(user);
      const question = await screen.findByRole('dialog', { name: 'Vil du slette forsøget?' });
      expect(question.textContent).toContain('prøven er åben igen for Freja');
      await user.click(within(question).getByRole('button', { name: 'Nej' }));
      expect(remove).not.toHaveBeenCalled();
      vi.mocked(client.exerciseResults).mockResolvedValue([]);
      await removeFirst(user);
      await user.click(await screen.findByRole('button', { name: 'Ja' }));
      expect(remove.mock.lastCall?.[0].params).toEqual({ id: 70 });
      expect(await screen.findByText('Prøven er ikke afleveret.')).toBeTruthy();
    });

    it('ANS-08 an older attempt goes without opening the test', async () => {
      const user = await open();
      await removeFirst(user, 1);
      expect((await screen.findByRole('dialog')).textContent).toContain('Svarene og resultatet forsvinder.');
    });

    it('ANS-06 the pupil has none of it', async () => {
      serve();
      show();
      await screen.findByRole('region', { name: 'Forsøg' });
      await screen.findByRole('button', { name: 'Se besvarelse' });
      for (const name of [/^Mere om/, 'Tildel igen']) expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('switch')).toBeNull();
    });
  });

  it('ANS-04 ANS-12 of an exercise the answers stand in one list, without parts, with what the second try came to', async () => {
    asTeacher();
    serve({ productId: 'gram' });
    vi.spyOn(client, 'canReassign').mockResolvedValue(true);
    const again = { item: 1, round: 2 as const, answer: 'hjem', feedback: part('hjem', 'hjem') };
    vi.spyOn(client, 'attemptExercise').mockResolvedValue({
      exercise: {},
      work: { ...WORK, steps: null, answers: [...WORK.answers, again] },
    } as never);
    show();
    await screen.findByRole('list', { name: 'Besvarelsen' });
    expect(items('Besvarelsen')).toEqual([
      '1 forkert jem forkert, det rigtige er hjem Rigtigt anden gang',
      '2 rigtigt kasse rigtigt',
      '3 forkert intet svar forkert, det rigtige er station',
    ]);
    expect(screen.queryByRole('region', { name: 'Prøvens dele' })).toBeNull();
    expect(client.testStepResults).not.toHaveBeenCalled();
  });

  it('ANS-12 what was answered in English is marked as English, and what we say of it Danish', async () => {
    asTeacher();
    serve({ productId: 'gram' });
    vi.spyOn(client, 'canReassign').mockResolvedValue(true);
    const item = { kind: 'choice' as const, question: 'Choose a verb.', options: ['goes', 'go'] };
    vi.spyOn(client, 'attemptExercise').mockResolvedValue({
      exercise: {},
      work: {
        ...WORK,
        language: 'en',
        steps: null,
        items: [item],
        answers: [{ item: 1, round: 1, answer: 'go', feedback: part('go', 'goes') }],
      },
    } as never);
    show();
    expect((await screen.findByText('go')).closest('[lang]')?.getAttribute('lang')).toBe('en');
    const [, ours] = screen.getAllByText('forkert');
    expect(ours?.closest('[lang]')?.getAttribute('lang')).toBe('da');
  });

  it('REF-01 REF-02 REF-03 the teacher opens the tables that a test is judged by', async () => {
    asTeacher();
    serve();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Bedømmelsestabel' }));
    expect(await screen.findByRole('dialog', { name: 'Bedømmelsestabel' })).toBeTruthy();
    expect(screen.getByText('Anvendte fejltyper')).toBeTruthy();
    // on the page, which is out of reach under the window, and in the window
    const wider = { name: 'Udvidet bedømmelsestabel staveprøven' };
    expect(screen.getAllByRole('button', { ...wider, hidden: true })).toHaveLength(2);
    expect(screen.getAllByRole('button', wider)).toHaveLength(1);
  });

  it('ANS-16 a result that cannot be fetched says so', async () => {
    serve();
    vi.spyOn(client, 'testStepResults').mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    expect(await screen.findByText('Det lykkedes ikke at hente resultater for den valgte øvelse.')).toBeTruthy();
  });

  it('ANS-16 tells a teacher which pupil and task it is about, also when the task itself cannot be fetched', async () => {
    asTeacher();
    serve();
    vi.spyOn(client, 'homeworkExercise').mockRejectedValue(new TypeError('Failed to fetch'));
    showAsPupil(
      <Routes>
        <Route
          path="/"
          element={<Navigate to="/resultater/proeve/8" state={{ title: 'Staveprøve 7', student: 'Emil Bech' }} />}
        />
        <Route path="/resultater/proeve/:homeworkId" element={<TestResultPage />} />
      </Routes>,
    );
    expect(await screen.findByText(/Emil Bech og Staveprøve 7\.$/)).toBeTruthy();
  });
});
