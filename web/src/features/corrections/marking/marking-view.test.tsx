import {
  type AnswerResult,
  ApiProblem,
  type BankComment,
  type CorrectionSet,
  type ExerciseStudent,
  type MarkQuestion,
  type Squad,
} from '@ordklar/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { onWindowEvent } from '../../../lib/events/window-events.ts';
import { readActive } from '../../../lib/storage/active.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { registerModal } from '../../../lib/modals/modal-registry.ts';
import { toastStore } from '../../../lib/toasts/toast-store.ts';
import { stubDrafts } from '../../../lib/saving/testing/stub-drafts.ts';
import { forgetSavings } from '../../../lib/saving/unsaved.ts';
import { makeCategory } from '../../../testing/make-category.ts';
import { squadsQuery } from '../../accounts/index.ts';
import { makeQuestion } from '../testing/make-question.ts';
import { makeCorrection } from '../testing/make-correction.ts';
import { makeAnswer, makeStudent } from '../testing/make-answer.ts';
import { makeSet } from '../testing/make-set.ts';
import { MarkingView } from './marking-view.tsx';

const text = 'Jeg cykle hjem, og det lugte af sild.';
const marks = [
  makeCorrection(text, 'cykle'),
  makeCorrection(text, 'lugte', { replacement: 'lugter' }),
  makeCorrection(text, 'sild', { types: ['spelling/vowel'], replacement: 'sild!' }),
];
const students: ExerciseStudent[] = [
  makeStudent({ id: 1, name: 'Emil Bech', exerciseProgressId: 11, exerciseAnswerTextId: 6, marking: 'ready' }),
  makeStudent({ id: 2, name: 'Freja Lindholm', exerciseProgressId: 17, exerciseAnswerTextId: 7, marking: 'marked' }),
  makeStudent({ id: 3, name: 'Hassan Yildiz', exerciseProgressId: null, exerciseAnswerTextId: null, marking: null }),
];
const freja: AnswerResult = makeAnswer({ required_word_count: 150, grade: '7' });

const bankComment = (id: number, words: string, rest: Partial<BankComment> = {}): BankComment => ({
  id,
  text: words,
  subcategoryId: null,
  replacement: null,
  isShared: false,
  isOwn: true,
  ownerName: 'Mette Krogh',
  uses: 0,
  ...rest,
});
const bank = [
  bankComment(1, 'Prøv at sætte »at« foran.', { uses: 9 }),
  bankComment(2, 'Husk r i nutid.', {
    subcategoryId: 'present-r',
    replacement: 'cykler',
    ownerName: 'Karl',
    isOwn: false,
  }),
];

/** What the types of mistakes wait for. */
let typesWaitFor: Promise<void> = Promise.resolve();

function show(
  set: CorrectionSet = makeSet(text, marks),
  attempts: AnswerResult[] | Error = [freja],
  questions: MarkQuestion[] = [],
  pupils = students,
  atQuestion = false,
) {
  vi.spyOn(client, 'exerciseStudents').mockResolvedValue(pupils);
  vi.spyOn(client, 'correctingPlan').mockResolvedValue({ wanted: false, deadline: null, open: 0, done: 0 });
  vi.spyOn(client, 'exerciseResults').mockImplementation(async ({ params }) => {
    if (attempts instanceof Error) throw attempts;
    return params.st === 2
      ? attempts
      : [makeAnswer({ studentId: 1, studentName: 'Emil Bech', exerciseAnswerTextId: 6, exerciseProgressId: 11 })];
  });
  const corrections = vi
    .spyOn(client, 'corrections')
    .mockImplementation(async ({ params }) =>
      params.id === 7 ? set : makeSet('Emils tekst.', [], { exerciseAnswerTextId: 6, exerciseProgressId: 11 }),
    );
  vi.spyOn(client, 'currentCourses').mockResolvedValue([]);
  vi.spyOn(client, 'markQuestions').mockResolvedValue(questions);
  vi.spyOn(client, 'commentBank').mockResolvedValue(bank);
  const vowel = marks[0]?.categories[0]?.subcategory.error_type;
  vi.spyOn(client, 'correctionCategories').mockImplementation(() =>
    typesWaitFor.then(() => [
      makeCategory('spelling', 'Stavning', { vowel: 'Vokal' }, vowel),
      makeCategory('grammar', 'Grammatik', { 'present-r': 'Nutids-r' }),
      makeCategory('other', 'Andet', { replace: 'replace', comment: 'comment' }),
    ]),
  );
  const save = vi.spyOn(client, 'saveCorrections').mockResolvedValue({
    version: 4,
    savedAt: 1_794_912_000,
    savedByName: 'Mette',
    isReadyForStudent: set.isReadyForStudent,
    selfCorrectionEnabled: set.selfCorrectionEnabled,
  });
  queryClient.setQueryData(['current-user'], {
    id: 99,
    name: 'Mette Krogh',
    publicName: 'Mette Krogh',
    username: 'laerer',
    institution: 'Havneskolen',
    isTeacher: true,
    roles: ['teacher'],
  });
  function View() {
    const [studentId, setStudentId] = useState(2);
    return (
      <MarkingView
        squadId={1}
        exerciseId={9}
        year={2026}
        studentId={studentId}
        onStudent={setStudentId}
        onAttempt={onAttempt}
        onClose={onClose}
        atQuestion={atQuestion}
      />
    );
  }
  render(
    <QueryClientProvider client={queryClient}>
      <View />
    </QueryClientProvider>,
  );
  return { save, corrections };
}
const mark = (name: RegExp) => screen.findByRole('button', { name });
const lastSaved = (save: ReturnType<typeof show>['save']) => save.mock.calls.at(-1)?.[0].body;

const onClose = vi.fn();
const onAttempt = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  onAttempt.mockReset();
  queryClient.clear();
  forgetSavings();
  stubDrafts();
  for (const modal of modalStore.read()) closeModal(modal.key);
  for (const name of [
    'ConfirmResetCorrectionsModal',
    'ConfirmRemoveCorrectionsModal',
    'MarkingKeysModal',
    'SendBackModal',
    'TextCommaSystemModal',
    'TextCorrectionCopilotModal',
    'TextCorrectionFeedbackModal',
    'ReassignModal',
    'ConfirmModal',
  ] as const)
    registerModal(name, async () => ({ default: () => null }));
});

it('ANS-02 ANS-09 TXT-70 shows pupil, exercise, level, category and the warning about too few words', async () => {
  show();
  await mark(/cykle/);
  expect(screen.getAllByRole('heading', { level: 1, name: 'Freja Lindholm: Da noget blev nyt' })[0]).toBeTruthy();
  expect(screen.getByText('8. klasse · Fortællende tekst')).toBeTruthy();
  expect(screen.getByText('Du har skrevet færre ord end det anbefalede minimum')).toBeTruthy();
  expect(screen.getByRole('button', { name: /elev 2 \/ 2/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: '1 elev er klar, 0 er begyndt, 1 mangler' })).toBeTruthy();
});

it('ANS-03 TXT-57 says Henter øvelser... while it loads', () => {
  show();
  expect(screen.getByText('Henter øvelser...')).toBeTruthy();
});

it('ANS-04 ANS-05 TXT-58 TXT-60 TXT-61 TXT-62 TXT-65 TXT-66 TXT-67 TXT-68 TXT-69 lists the attempts of a text correction', async () => {
  show();
  await mark(/cykle/);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Tekstudgave',
    'Tildelt af',
    'Ord',
    'Resultat',
    'Karakter',
    'Afleveringsfrist',
    'Afleveret',
    'Synlighedsdato',
    'Mere',
  ]);
  expect(screen.getByRole('row', { name: /1\. udgave Mette Krogh 9 3 fejl 7/ })).toBeTruthy();
});

it('TC-16 TC-17 hides the chosen mark by H and saves it, and Ctrl+Z brings it back', async () => {
  const { save } = show();
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}h');
  expect(await mark(/cykle, .*skjult/)).toBeTruthy();
  expect(screen.getByText('2 fejl, 1 skjult', { selector: '.small' })).toBeTruthy();
  await waitFor(() => expect(lastSaved(save)?.corrections[0]).toMatchObject({ active: false }), { timeout: 3000 });
  expect((await screen.findAllByText(/^Gemt /)).length).toBeGreaterThan(0);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('3 fejl', { selector: '.small' })).toBeTruthy();
});

it('TC-16 hides a whole type by its switch', async () => {
  show();
  await userEvent.click(await screen.findByRole('switch', { name: /Grammatik/ }));
  expect(screen.getByText('1 fejl, 2 skjulte', { selector: '.small' })).toBeTruthy();
});

it('TC-16 edits a mark by E, and keys never fire while typing', async () => {
  const { save } = show();
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}e');
  const field = await screen.findByRole('textbox', { name: 'Rettelse' });
  await userEvent.clear(field);
  await userEvent.type(field, 'hner{Enter}');
  expect(await screen.findByText('3 fejl', { selector: '.small' })).toBeTruthy();
  await waitFor(() => expect(lastSaved(save)?.corrections[0]).toMatchObject({ replacements: ['hner'] }), {
    timeout: 3000,
  });
});

it('TC-16 comments on a mark by K', async () => {
  const { save } = show();
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}k');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Kommentar til eleven' }), 'Husk r.');
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(screen.getByRole('heading', { name: 'Din kommentar' })).toBeTruthy();
  await waitFor(() => expect(lastSaved(save)?.corrections[0]).toMatchObject({ comment: 'Husk r.' }), { timeout: 3000 });
});

describe('TC-16 a key that is pressed before the types of mistakes have come', () => {
  const field = { name: 'Kommentar til eleven' };
  let come = () => {};
  let fail = () => {};
  beforeEach(() => {
    typesWaitFor = new Promise((resolve, reject) => {
      come = resolve;
      fail = () => reject(new Error('no net'));
    });
    show();
  });
  afterEach(() => {
    typesWaitFor = Promise.resolve();
  });
  const press = async () => {
    await mark(/cykle/);
    const asked = vi.mocked(client.correctionCategories).mock.calls.length;
    await userEvent.keyboard('{ArrowDown}k');
    expect(screen.queryByRole('textbox', field)).toBeNull();
    expect(client.correctionCategories).toHaveBeenCalledTimes(asked);
  };

  it('opens its form when they come', async () => {
    await press();
    come();
    const comment = await screen.findByRole('textbox', field);
    await waitFor(() => expect(document.activeElement).toBe(comment));
    expect(toastStore.read()).toEqual([]);
  });

  it('says so when they do not', async () => {
    await press();
    fail();
    await waitFor(() => expect(toastStore.read()[0]?.message).toMatch(/^Kategorierne kunne ikke hentes/));
  });
});

it('a comment from the bank: K, a word of it, arrow and Enter, used-most first, and it counts', async () => {
  const { save } = show();
  const used = vi.spyOn(client, 'useBankComment').mockResolvedValue(null);
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}k');
  const list = await screen.findByRole('list', { name: 'Kommentarer fra banken' });
  expect(within(list).getAllByRole('button')[0]?.textContent).toMatch(/^Prøv at sætte.*Brugt 9 gange/);
  await userEvent.keyboard('nutids');
  await waitFor(() =>
    expect(within(list).getByRole('button').textContent).toBe(
      'Husk r i nutid.Nutids-r · rettes til »cykler« · Delt af Karl',
    ),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Kommentar til eleven' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(lastSaved(save)?.corrections[0]).toMatchObject({ comment: 'Husk r i nutid.' }), {
    timeout: 3000,
  });
  // the mark keeps the type and the correction that it had
  expect(lastSaved(save)?.corrections).toHaveLength(3);
  expect(used).toHaveBeenCalledWith({ params: { id: 2 } });
});

it('what is written is kept in the bank, and a comment that is too long is said and not cut', async () => {
  const { save } = show();
  const add = vi.spyOn(client, 'addBankComment').mockResolvedValue(bankComment(3, 'Flot!'));
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}k');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar til eleven' });
  await userEvent.type(field, 'Flot!');
  await userEvent.click(await screen.findByRole('button', { name: 'Gem i banken' }));
  expect(add.mock.calls[0]?.[0].body).toEqual({
    text: 'Flot!',
    subcategoryId: null,
    replacement: null,
    isShared: false,
  });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(20_000));
  expect(field.value).toHaveLength(20_000);
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  expect(screen.getByText('En kommentar kan højst fylde 4.000 tegn. Denne fylder 20.000.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

it('TC-18 resets to the engine’s marks after ConfirmResetCorrectionsModal', async () => {
  show();
  const reset = vi
    .spyOn(client, 'resetCorrections')
    .mockResolvedValue(makeSet(text, marks.slice(0, 1), { version: 8 }));
  await mark(/cykle/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nulstil rettelser' }));
  expect(modalStore.read().at(-1)?.name).toBe('ConfirmResetCorrectionsModal');
  expect(reset).not.toHaveBeenCalled();
  closeModal(modalStore.read().at(-1)?.key ?? 0, true);
  expect(await screen.findByText('1 fejl', { selector: '.small' })).toBeTruthy();
  expect(reset).toHaveBeenCalledWith({ params: { id: 7 }, query: { version: 3 } });
});

it('TC-18 PD-21 resets nothing while a colleague’s marks are in the way', async () => {
  const { save } = show();
  save.mockRejectedValue(
    new ApiProblem(409, {
      code: 'stale-save',
      message: 'En anden har gemt.',
      details: { savedByName: 'Peter', savedAt: 900, version: 9 },
    }),
  );
  const reset = vi.spyOn(client, 'resetCorrections');
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}h');
  await userEvent.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nulstil rettelser' }));
  closeModal(modalStore.read().at(-1)?.key ?? 0, true);
  expect(await screen.findByRole('alert', { name: 'En anden har gemt imens' })).toBeTruthy();
  expect(reset).not.toHaveBeenCalled();
});

it('a text that could not be marked says why and what to do: it is marked by hand, or tried again', async () => {
  show(makeSet(text, [], { state: 'failed' }));
  const again = vi.spyOn(client, 'markTextAgain').mockResolvedValue(makeSet(text, [], { state: 'queued' }));
  expect(await screen.findByText(/kunne ikke rettes automatisk.*Du kan selv sætte markeringer/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(again).toHaveBeenCalledWith({ params: { id: 7 } });
  await waitFor(() => expect(toastStore.read().map(({ message }) => message)).toContain('Teksten bliver rettet igen.'));
});

it('TC-19 removes an own mark after ConfirmRemoveCorrectionsModal', async () => {
  const own = makeCorrection(text, 'hjem', { id: 'u1', isUser: true, replacement: 'hjemad' });
  show(makeSet(text, [own]));
  await userEvent.click(await mark(/hjem, foreslået/));
  await userEvent.click(screen.getByRole('button', { name: 'Fjern' }));
  closeModal(modalStore.read().at(-1)?.key ?? 0, true);
  expect(await screen.findByText('Ingen fejl', { selector: '.small' })).toBeTruthy();
});

it('TC-20 TC-21 sends the text back by R with the choice of self-correction, and takes it back', async () => {
  show();
  const ready = vi.spyOn(client, 'setReady').mockResolvedValue({ changed: [17], skipped: [], withFeedback: [] });
  await mark(/cykle/);
  await userEvent.click(screen.getByRole('switch', { name: 'Freja skal selv rette sin tekst bagefter' }));
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('r');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Tag tilbage fra Freja/ }).length).toBeGreaterThan(0),
  );
  // the switch is on the server at once, before anything is sent
  expect(ready.mock.calls[0]?.[0].body).toMatchObject({ isReadyForStudents: false, selfCorrectionEnabled: true });
  expect(ready.mock.calls[1]?.[0].body).toEqual({
    exerciseProgressIds: [17],
    isReadyForStudents: true,
    squadId: 1,
    selfCorrectionEnabled: true,
    force: true,
  });
  await userEvent.keyboard('r');
  await waitFor(() => expect(ready.mock.calls[2]?.[0].body).toMatchObject({ isReadyForStudents: false }));
});

it('walks to the next pupil without waiting: it is fetched ahead, and that does not count as opened', async () => {
  const { corrections } = show();
  await mark(/cykle/);
  await waitFor(() =>
    expect(corrections).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 6 }, query: { ahead: true } })),
  );
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Emils tekst.')).toBeTruthy();
});

it('PD-21: a save that came too late tells who saved, and offers both editions', async () => {
  const { save } = show();
  save.mockRejectedValue(
    new ApiProblem(409, {
      code: 'stale-save',
      message: '',
      details: { savedByName: 'Peter Holm', savedAt: 1_794_912_000, version: 9 },
    }),
  );
  await mark(/cykle/);
  await userEvent.keyboard('{ArrowDown}h');
  const notice = await screen.findByRole('alert', { name: 'En anden har gemt imens' }, { timeout: 3000 });
  expect(within(notice).getByText(/Peter Holm har gemt ændringer i teksten 17\. nov\.(?: 2026)? kl\./)).toBeTruthy();
  expect(within(notice).getByRole('button', { name: 'Behold min' })).toBeTruthy();
  expect(within(notice).getByRole('button', { name: 'Tag den nyeste' })).toBeTruthy();
  // the header leads to the choice, in words that no lost connection has
  expect(screen.getAllByText('Vælg, hvad der gælder').length).toBeGreaterThan(0);
});

it('says that a text is being marked, and that one could not be', async () => {
  show(makeSet(text, [], { state: 'queued' }));
  expect(await screen.findByText(/Teksten er ved at blive rettet/)).toBeTruthy();
});

it('says so where a pupil has not handed in', async () => {
  show(makeSet(text, []), []);
  expect(await screen.findByRole('heading', { name: 'Freja har ikke afleveret endnu' })).toBeTruthy();
});

it('TC-22 Mere opens the feedback of the attempt over the page', async () => {
  show();
  await mark(/cykle/);
  await userEvent.click(screen.getByRole('button', { name: 'Mere om 1. udgave' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Giv feedback' }));
  expect(modalStore.read().map(({ name, props }) => [name, props])).toEqual([
    ['TextCorrectionFeedbackModal', { squadId: freja.squadId, exerciseProgressId: freja.exerciseProgressId }],
  ]);
});

it('ANS-06 ANS-08 Mere shows deadline and visibility date, and deletes an attempt only after a question', async () => {
  show();
  const remove = vi.spyOn(client, 'deleteAttempt').mockResolvedValue(null);
  await mark(/cykle/);
  await userEvent.click(screen.getByRole('button', { name: 'Mere om 1. udgave' }));
  const item = await screen.findByRole('menuitem', { name: 'Slet udgaven' });
  const more = item.closest('[role=menu]')?.textContent;
  expect(more).toContain('Afleveringsfrist: ');
  expect(more).toContain('Synlighedsdato: ');
  await userEvent.click(item);
  expect(remove).not.toHaveBeenCalled();
  closeModal(modalStore.read().at(-1)?.key ?? 0, true);
  await waitFor(() => expect(remove.mock.calls[0]?.[0].params).toEqual({ id: 17 }));
});

it('HW-04 where a pupil does not have the task it says that the task is gone', async () => {
  show(makeSet(text, marks), [], [], []);
  expect(await screen.findByText('Opgaven findes ikke længere')).toBeDefined();
});

it('ANS-16 TXT-83 tells what could not be fetched, for whom and of which task, with the paper plane at hand', async () => {
  vi.spyOn(client, 'exercise').mockResolvedValue({ title: 'Min bedste ferie' } as never);
  show(makeSet(text, marks), new ApiProblem(500, { code: 'unknown', message: '' }));
  const notice = await screen.findByText(/Freja Lindholm og opgaven »Min bedste ferie«/);
  expect(notice.textContent).toMatch(
    /^Det lykkedes ikke at hente resultater for den valgte øvelse\. Prøv at genindlæse siden\./,
  );
  expect(notice.textContent).toContain('feedbackknappen (papirflyet nederst til venstre)');
  expect(screen.getByRole('button', { name: 'Feedback' })).toBeTruthy();
});

it('CON-48 tells the window, and the tab, whose answers are looked at', async () => {
  const listener = vi.fn();
  const stop = onWindowEvent('gtActiveStudent', listener);
  show();
  await mark(/cykle/);
  stop();
  expect(listener).toHaveBeenCalledWith({ id: 2, name: 'Freja Lindholm' });
  expect(readActive('active-student')).toEqual({ id: 2, name: 'Freja Lindholm' });
});

it('PD-22: shows the comma system and who chose it, and marks the text anew by another after a question', async () => {
  show(makeSet(text, marks, { startkommaBy: 'pupil' }));
  const anew = vi
    .spyOn(client, 'setTextCommaSystem')
    .mockResolvedValue(
      makeSet(text, marks.slice(1), { startkomma: 'no', startkommaBy: 'teacher', version: 4, state: 'editing' }),
    );
  await mark(/cykle/);
  await userEvent.click(screen.getByRole('button', { name: /^Med startkomma \(elevens valg\)/ }));
  expect(anew).not.toHaveBeenCalled();
  closeModal(modalStore.read().at(-1)?.key ?? 0, 'no');
  expect(await screen.findByRole('button', { name: /^Uden startkomma \(valgt for teksten\)/ })).toBeTruthy();
  expect(anew).toHaveBeenCalledWith({ params: { id: 7 }, body: { startkomma: 'no', version: 3 } });
  expect(screen.queryByRole('button', { name: /cykle/ })).toBeNull();
});

const twice = 'Zoey så Zoey i en hundd.';
const zoeys = [
  makeCorrection(twice, 'Zoey', { types: ['spelling/misspelling'], id: 'e1' }),
  makeCorrection(twice, 'Zoey', { types: ['spelling/misspelling'], id: 'e2', nth: 1 }),
  makeCorrection(twice, 'hundd', { types: ['spelling/misspelling'], id: 'e3' }),
];

it('PD-23: »Ikke en fejl« of a mark that is not spelling counts here at once', async () => {
  const { save } = show();
  await userEvent.click(await mark(/cykle/));
  await userEvent.click(screen.getByRole('button', { name: /^Ikke en fejl/ }));
  await waitFor(() => expect(save).toHaveBeenCalled(), { timeout: 3000 });
  expect(lastSaved(save)?.corrections[0]).toMatchObject({ active: false, notAnError: true });
  expect(screen.getByText('Ikke en fejl. Skjult for eleven')).toBeTruthy();
});

it('PD-23: »Kun i denne tekst« takes all marks on the word, and Ctrl+Z brings them back', async () => {
  const { save } = show(makeSet(twice, zoeys));
  const [first] = await screen.findAllByRole('button', { name: /Zoey/ });
  await userEvent.click(first);
  await userEvent.keyboard('i');
  await userEvent.click(await screen.findByRole('button', { name: 'Kun i denne tekst (2 steder)' }));
  await waitFor(() => expect(save).toHaveBeenCalled(), { timeout: 3000 });
  expect(lastSaved(save)?.corrections.map(({ notAnError }) => notAnError)).toEqual([true, true, false]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2), { timeout: 3000 });
  expect(lastSaved(save)?.corrections.map(({ active }) => active)).toEqual([true, true, true]);
});

it('PD-23: »Tilføj til skolens ordliste« takes the word’s marks away, and can be undone', async () => {
  const { corrections } = show(makeSet(twice, zoeys));
  const add = vi.spyOn(client, 'addSchoolWord').mockResolvedValue({
    word: { id: 5, word: 'Zoey', addedByName: 'Mette', added: 1_794_912_000 },
    texts: 3,
  });
  const remove = vi.spyOn(client, 'removeSchoolWord').mockResolvedValue({ texts: 3 });
  await userEvent.click((await screen.findAllByRole('button', { name: /Zoey/ }))[0]);
  await userEvent.click(screen.getByRole('button', { name: /^Ikke en fejl/ }));
  corrections.mockResolvedValue(makeSet(twice, zoeys.slice(2), { version: 4 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tilføj til skolens ordliste' }));
  expect(add).toHaveBeenCalledWith({ body: { word: 'Zoey' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Zoey/ })).toBeNull());
  const toast = await waitFor(() => toastStore.read().at(-1) ?? expect.fail('no toast'));
  expect(toast.message).toBe('»Zoey« står nu i skolens ordliste. Markeringen er fjernet i 3 tekster.');
  corrections.mockResolvedValue(makeSet(twice, zoeys, { version: 5 }));
  toast.clickCallback?.();
  expect(await screen.findAllByRole('button', { name: /Zoey/ })).toHaveLength(2);
  expect(remove).toHaveBeenCalledWith({ params: { id: 5 } });
});

it('PD-23: a pupil’s question stands over the text and is answered by one press', async () => {
  const question = makeQuestion();
  const { corrections } = show(makeSet(twice, zoeys, { isReadyForStudent: true, state: 'ready' }), [freja], [question]);
  const answer = vi
    .spyOn(client, 'answerMarkQuestion')
    .mockResolvedValue({ ...question, answer: 'not-error', answeredByName: 'Mette', answered: 1_794_912_001 });
  const notice = await screen.findByRole('region', { name: 'Freja spørger, om én markering er en fejl' });
  await userEvent.click(within(notice).getByRole('button', { name: 'Vis »hundd« i teksten' }));
  expect(await screen.findByRole('button', { name: /^Skjul/ })).toBeTruthy();
  corrections.mockResolvedValue(makeSet(twice, zoeys.slice(0, 2), { version: 4 }));
  await userEvent.click(within(notice).getByRole('button', { name: 'Nej, »hundd« er ikke en fejl' }));
  expect(answer).toHaveBeenCalledWith({ params: { id: 7, questionId: 9 }, body: { isError: false } });
  await waitFor(() => expect(screen.queryByRole('region', { name: /spørger/ })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: /hundd/ })).toBeNull());
});

it('PD-23: a question of an earlier edition stands there with its sentence, and is answered from the newest', async () => {
  const earlier = makeQuestion({ exerciseAnswerTextId: 6, exerciseProgressId: 11, correctionId: null });
  show(makeSet(text, marks), [freja], [earlier]);
  const answer = vi.spyOn(client, 'answerMarkQuestion').mockResolvedValue({ ...earlier, answer: 'error' });
  const notice = await screen.findByRole('region', { name: 'Freja spørger, om én markering er en fejl' });
  expect(within(notice).getByText('1. udgave')).toBeTruthy();
  expect(within(notice).getByText('Jeg så en hundd.')).toBeTruthy();
  await userEvent.click(within(notice).getByRole('button', { name: 'Ja, »hundd« er en fejl' }));
  expect(answer).toHaveBeenCalledWith({ params: { id: 7, questionId: 9 }, body: { isError: true } });
  await waitFor(() => expect(screen.queryByRole('region', { name: /spørger/ })).toBeNull());
});

it('PD-23: a question whose mark is gone keeps its sentence', async () => {
  show(makeSet(text, marks), [freja], [makeQuestion({ correctionId: null })]);
  const notice = await screen.findByRole('region', { name: 'Freja spørger, om én markering er en fejl' });
  expect(within(notice).getByText('Jeg så en hundd.')).toBeTruthy();
  expect(within(notice).getByText('Fejlmarkeringen er der ikke længere')).toBeTruthy();
  expect(within(notice).getByRole<HTMLButtonElement>('button', { name: 'Vis »hundd« i teksten' }).disabled).toBe(true);
});

it('PD-23: comes at the question that waits, with its answers in Lær mere', async () => {
  const id = marks[0]?.id ?? '';
  show(makeSet(text, marks), [freja], [makeQuestion({ correctionId: id })], students, true);
  const learn = await screen.findByRole('region', { name: 'Freja spørger, om det er en fejl.' });
  expect(document.querySelector(`[data-mark="${id}"]`)?.getAttribute('aria-pressed')).toBe('true');
  expect(within(learn).getByRole('button', { name: 'Ja, en fejl' })).toBeTruthy();
  expect(within(learn).getByRole('button', { name: 'Nej, ikke en fejl' })).toBeTruthy();
});

it('PD-23: goes to the edition that the question was asked in, where the shown one has no such mark', async () => {
  const earlier = makeQuestion({ exerciseAnswerTextId: 6, exerciseProgressId: 11, correctionId: null });
  show(makeSet(text, marks), [freja], [earlier], students, true);
  await waitFor(() => expect(onAttempt).toHaveBeenCalledWith(11));
});

it('the marked text and all hand-ins of the task are taken along', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
  show();
  await mark(/cykle/);
  for (const item of ['Hent som Word med rettelser', 'Hent alle afleveringer (zip)']) {
    await userEvent.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  }
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toContain('/api/v1/homework/answers/corrections/7/docx');
  expect(saved.find((href) => href.endsWith('/hand_ins'))).toMatch(
    /^\/api\/v1\/squads\/1\/exercise\/\d+\/year\/\d{4}\/hand_ins$/,
  );
});

it('TC-23 sends back with exercises: from the mark in Lær mere, and from the notice once the text is sent', async () => {
  const user = userEvent.setup();
  vi.spyOn(client, 'setReady').mockResolvedValue({ changed: [17], skipped: [], withFeedback: [] });
  registerModal('TextCorrectionCopilotModal', async () => ({ default: () => null }));
  const asked = () => {
    const open = modalStore.read().at(-1);
    if (open) closeModal(open.key);
    return open?.props;
  };
  show();
  await user.click(await screen.findByRole('button', { name: /cykle/ }));
  await user.click(await screen.findByRole('button', { name: /^Opgaver, der træner/ }));
  expect(asked()).toMatchObject({ studentId: 2, name: 'Freja', errorTypes: ['present-r'] });
  await user.keyboard('r');
  const notice = await screen.findByRole('region', { name: 'Teksten er sendt' });
  await user.click(within(notice).getByRole('button', { name: 'Giv opgaver med' }));
  expect(asked()).toMatchObject({ studentId: 2, errorTypes: ['present-r', 'vowel'] });
});

it('COP-06 TC-24 opens the recommendations to the text’s most frequent types that exercises can train', async () => {
  const own = makeCorrection(text, 'sild', { types: ['other/replace'], id: 'u1', isUser: true });
  show(makeSet(text, [...marks, own]));
  await mark(/cykle/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Opgaveanbefalinger' }));
  expect(modalStore.read().at(-1)).toMatchObject({
    name: 'TextCorrectionCopilotModal',
    props: { squadId: 1, studentId: 2, name: 'Freja', errorTypes: ['present-r', 'vowel'] },
  });
});

it('COP-06 of a text in another language no exercises are offered: the bank trains Danish', async () => {
  show(makeSet(text, marks), [makeAnswer({ productId: 'tefr' })]);
  await userEvent.click(await screen.findByRole('button', { name: /cykle/ }));
  expect(await screen.findByRole('button', { name: /^Ikke en fejl/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Opgaver, der træner/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
  expect(await screen.findByRole('menuitem', { name: 'Nulstil rettelser' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Opgaveanbefalinger' })).toBeNull();
});

describe('PD-06 of a class that has ended', () => {
  beforeEach(() => {
    const squad = { id: 1, name: '7.A', kind: 'class', grade: 7, year: 2026, studentCount: 2, hasEnded: true };
    queryClient.setQueryData(squadsQuery.queryKey, [squad as Squad]);
    vi.spyOn(client, 'currentSquads').mockResolvedValue([squad as Squad]);
  });

  it('no exercises are offered: neither for a mark, nor for the text, nor once it is sent', async () => {
    const user = userEvent.setup();
    vi.spyOn(client, 'setReady').mockResolvedValue({ changed: [17], skipped: [], withFeedback: [] });
    show();
    await user.click(await screen.findByRole('button', { name: /cykle/ }));
    expect(screen.queryByRole('button', { name: /^Opgaver, der træner/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Flere handlinger' })[0]);
    expect(await screen.findByRole('menuitem', { name: 'Nulstil rettelser' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Opgaveanbefalinger' })).toBeNull();
    await user.keyboard('{Escape}r');
    const notice = await screen.findByRole('region', { name: 'Teksten er sendt' });
    expect(within(notice).queryByRole('button', { name: 'Giv opgaver med' })).toBeNull();
  });

  it('nothing is assigned again, neither a self-correction nor an exercise, whose results can still be hidden', async () => {
    const may = vi.spyOn(client, 'canReassign').mockResolvedValue(true);
    show(makeSet(text, marks), [makeAnswer({ isSelfCorrection: true, parentId: 27, homeworkId: 30, attempt: 2 })]);
    await mark(/cykle/);
    expect(screen.queryByRole('button', { name: 'Tildel på ny' })).toBeNull();
    cleanup();
    queryClient.removeQueries({ queryKey: ['attempts'] });
    show(makeSet(text, marks), [
      makeAnswer({ isTextCorrection: false, productId: 'gram', exerciseAnswerTextId: null }),
    ]);
    expect(await screen.findByRole('switch', { name: 'Skjul resultater for eleven' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tildel igen' })).toBeNull();
    expect(may).not.toHaveBeenCalled();
  });
});

describe('assigning again', () => {
  const corrected = makeAnswer({ isSelfCorrection: true, parentId: 27, homeworkId: 30, attempt: 2 });
  const first = makeAnswer({ exerciseProgressId: 16, exerciseAnswerTextId: 8 });
  const assign = () => vi.spyOn(client, 'reassignHomework').mockResolvedValue(null);
  const press = async () => {
    await mark(/cykle/);
    await userEvent.click(screen.getByRole('button', { name: 'Tildel på ny' }));
  };

  it('ANS-18 TXT-73 assigns a self-correction anew after a question and shows the first of the others', async () => {
    const reassign = assign();
    show(makeSet(text, marks), [corrected, first]);
    await press();
    expect(modalStore.read().at(-1)).toMatchObject({ name: 'ReassignModal', props: { name: 'Freja' } });
    expect(reassign).not.toHaveBeenCalled();
    closeModal(modalStore.read().at(-1)?.key ?? 0, true);
    await waitFor(() => expect(onAttempt).toHaveBeenCalledWith(undefined));
    expect(reassign).toHaveBeenCalledWith({ body: { homeworkId: 30, studentId: 2, squadId: 1 } });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ANS-18 closes when no attempt is left, and does nothing on no', async () => {
    const reassign = assign();
    show(makeSet(text, marks), [corrected]);
    await press();
    closeModal(modalStore.read().at(-1)?.key ?? 0, false);
    await userEvent.click(screen.getByRole('button', { name: 'Tildel på ny' }));
    expect(reassign).not.toHaveBeenCalled();
    closeModal(modalStore.read().at(-1)?.key ?? 0, true);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('HW-21 a failure is logged only, and the button works again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    assign().mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    show(makeSet(text, marks), [corrected]);
    await press();
    closeModal(modalStore.read().at(-1)?.key ?? 0, true);
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(toastStore.read().some(({ type }) => type === 'error')).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tildel på ny' }).disabled).toBe(false);
    log.mockRestore();
  });

  const exercise = makeAnswer({ isTextCorrection: false, productId: 'gram', exerciseAnswerTextId: null });

  it('HW-07 HW-08 TXT-71 TXT-72 a normal exercise is assigned again where the server says so, once', async () => {
    const may = vi.spyOn(client, 'canReassign').mockResolvedValue(true);
    const reassign = assign();
    show(makeSet(text, marks), [exercise]);
    await userEvent.click(await screen.findByRole('button', { name: 'Tildel igen' }));
    const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Er tildelt igen' });
    expect(done.disabled).toBe(true);
    expect(may.mock.calls[0]?.[0]?.query).toEqual({ exerciseId: 9, studentId: 2, squadId: 1 });
    expect(reassign).toHaveBeenCalledTimes(1);
  });

  it('HW-07 is not offered where the server says no, nor for a text', async () => {
    const may = vi.spyOn(client, 'canReassign').mockResolvedValue(false);
    show(makeSet(text, marks), [exercise]);
    await screen.findByRole('switch', { name: 'Skjul resultater for eleven' });
    expect(screen.queryByRole('button', { name: 'Tildel igen' })).toBeNull();
    may.mockClear();
    cleanup();
    queryClient.clear();
    show();
    await mark(/cykle/);
    expect(may).not.toHaveBeenCalled();
    expect(screen.queryByRole('switch', { name: 'Skjul resultater for eleven' })).toBeNull();
  });

  it('HW-09 TXT-74 API-031 results are hidden from the pupil; what could not be saved is taken back', async () => {
    vi.spyOn(client, 'canReassign').mockResolvedValue(false);
    const hide = vi.spyOn(client, 'hideResults').mockResolvedValue(null);
    show(makeSet(text, marks), [exercise]);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Skjul resultater for eleven' });
    await userEvent.click(toggle);
    expect(hide).toHaveBeenCalledWith({ body: { exerciseProgressId: 17, hideResults: true } });
    expect(toggle.checked).toBe(true);
    hide.mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'Det gik ikke.' }));
    await userEvent.click(toggle);
    await waitFor(() => expect(toastStore.read().at(-1)?.message).toBe('Det gik ikke.'));
    expect(toggle.checked).toBe(true);
  });
});
