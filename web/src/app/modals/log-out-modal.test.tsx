import { ApiProblem } from '@ordklar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { logOut } from '../../features/accounts/index.ts';
import { outboxPlace } from '../../features/chat/outbox.ts';
import { draftPlace } from '../../features/homework/writing/draft-storage.ts';
import { PlayerPage } from '../../features/player/index.ts';
import { client } from '../../lib/api/client.ts';
import { keptBy } from '../../lib/saving/kept-keys.ts';
import { showAsPupil } from '../../testing/show-as-pupil.tsx';
import { keptText } from '../../testing/kept.ts';

/** Freja, as `showAsPupil` logs her in, and a pupil who used the same machine before. */
const ME = 6;
const OTHER = 7;
const ANSWERS = 'ordklar-answers-6-5-8';
const of = { userId: ME, exerciseId: 9, homeworkId: 48 };
const saved = { savedAt: 1, feedback: null };

let steps: string[];
beforeEach(() => {
  steps = [];
  document.head.innerHTML = '<meta name="csrf-token" content="first">';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    steps.push(String(url));
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('location', { ...window.location, assign: (to: string) => steps.push(to) });
});
const isOut = () => steps.includes('/api/v1/auth/logout');
const wait = () => localStorage.setItem(ANSWERS, JSON.stringify([{ item: 1, round: 1, answer: 'cykler', seconds: 3 }]));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('PD-11: answers that were given without net in an exercise that is left are sent before its pupil is logged out', async () => {
  const save = vi.spyOn(client, 'saveExerciseProgress').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(client, 'homeworkItems').mockResolvedValue({
    exerciseId: 5,
    title: 'En eller et?',
    productId: 'gram',
    language: 'da',
    level: '3. klasse',
    category: 'Navneord',
    instruction: 'Svar på spørgsmålene.',
    items: [{ kind: 'choice', question: 'Hvilket ord er et udsagnsord?', options: ['cykel', 'cykler'] }],
    steps: null,
    answers: [],
    isHandedIn: false,
  });
  const { unmount } = showAsPupil(<PlayerPage homeworkId={8} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'cykler' }));
  await userEvent.click(screen.getByRole('button', { name: /Tjek svaret/ }));
  await screen.findByRole('button', { name: /Videre/ });
  unmount();
  expect(keptText(ANSWERS)).toContain('cykler');

  showAsPupil('Opgaver');
  save.mockReset().mockImplementation(async () => {
    steps.push('answers');
    return saved;
  });
  expect(await logOut(ME)).toBe(true);
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    exerciseId: 5,
    homeworkId: 8,
    exercisePageId: 1,
    data: { answer: 'cykler', round: 1 },
  });
  const END = ['answers', '/api/v1/auth/logout', '/'];
  expect(steps.filter((step) => END.includes(step))).toEqual(END);
  expect(keptBy(ME)).toEqual([]);
});

it('what the server cannot take now is named with its reason, and stays with whoever stays', async () => {
  draftPlace(of).keep({ text: 'Min stil', changedAt: 5, base: null });
  wait();
  vi.spyOn(client, 'exerciseProgress').mockResolvedValue(null);
  const full = new ApiProblem(413, { code: 'drafts-full', message: 'Der er ikke plads til flere kladder.' });
  const save = vi.spyOn(client, 'saveExerciseProgress').mockRejectedValue(full);
  save.mockImplementation(async ({ body }) => {
    if (body.homeworkId === 48) throw full;
    throw new ApiProblem(503, { code: 'database-away', message: 'Prøv igen.' });
  });
  showAsPupil('Opgaver');
  const stays = logOut(ME);
  const list = await screen.findByRole('alert');
  expect([...list.querySelectorAll('li')].map((li) => li.textContent).toSorted()).toEqual([
    'En tekst, du har skrevet: Der er ikke plads til flere kladder.',
    'Svar i en opgave',
  ]);
  expect(document.activeElement?.textContent).toBe('Bliv logget ind');
  await press('Bliv logget ind');
  expect([await stays, isOut(), keptBy(ME).length]).toEqual([false, false, 2]);

  // only the person's word forgets it
  const leaves = logOut(ME);
  await press('Log ud, og slet det');
  expect([await leaves, isOut(), keptBy(ME)]).toEqual([true, true, []]);
});

it('a text and messages whose pages are not open are sent; what another wrote on the same machine stays theirs', async () => {
  const others = draftPlace({ ...of, userId: OTHER });
  others.keep({ text: 'Bos stil', changedAt: 5, base: null });
  draftPlace(of).keep({ text: 'Min stil', changedAt: 5, base: 4 });
  outboxPlace(ME).keep([{ key: crypto.randomUUID(), to: 3, message: 'Hej', refusal: null }]);
  vi.spyOn(client, 'exerciseProgress').mockResolvedValue({ data: { text: 'Min' }, savedAt: 4 });
  const save = vi.spyOn(client, 'saveExerciseProgress').mockResolvedValue(saved);
  const message = vi.spyOn(client, 'sendMessage').mockResolvedValue({} as never);
  showAsPupil('Opgaver');
  expect(await logOut(ME)).toBe(true);
  expect(save.mock.calls.map(([{ body }]) => [body.data, body.basedOn])).toEqual([[{ text: 'Min stil' }, 4]]);
  expect(message).toHaveBeenCalledTimes(1);
  expect(Object.keys(localStorage)).toEqual([others.key]);
});

it('a text that another machine has gone on with is not written over: its writer is asked', async () => {
  draftPlace(of).keep({ text: 'Min stil', changedAt: 5, base: 4 });
  vi.spyOn(client, 'exerciseProgress').mockResolvedValue({ data: { text: 'Fra iPad' }, savedAt: 9 });
  const save = vi.spyOn(client, 'saveExerciseProgress').mockResolvedValue(saved);
  showAsPupil('Opgaver');
  const stays = logOut(ME);
  expect((await screen.findByRole('alert')).textContent).toContain('En tekst, du har skrevet');
  await press('Bliv logget ind');
  expect([await stays, save.mock.calls.length, isOut()]).toEqual([false, 0, false]);
});

it('nothing is forgotten where the session could not be ended', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async () => new Response(null, { status: 500 }));
  localStorage.setItem('ordklar-chat-draft-6-3', '"He"');
  showAsPupil('Opgaver');
  const fails = logOut(ME).catch((error: Error) => error.message);
  expect((await screen.findByRole('alert')).textContent).toContain('En besked, du er begyndt på');
  await press('Log ud, og slet det');
  expect(await fails).toContain('500');
  expect(keptBy(ME)).toEqual(['ordklar-chat-draft-6-3']);
});
