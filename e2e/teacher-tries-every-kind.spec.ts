import type { ItemFeedback, PlayableItem, Practice } from '@ordklar/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** An exercise of the bank with an item of each kind. */
const EXERCISES: Record<PlayableItem['kind'], string> = {
  choice: 'Hvilket ord er et navneord?',
  'several-choice': 'Hvilket ord er et navneord?',
  'gap-text': 'Fra én til flere',
  'gap-list': 'En eller et?',
  'mark-words': 'Find navneordene',
  order: 'Byg en sætning',
  'sort-into-columns': 'Navneord, udsagnsord eller tillægsord?',
  'set-commas': 'Komma i opremsninger',
  dictation: 'Lyt til de små ord',
  proofread: 'Ret Ellas brev fra lejrskolen',
  'read-and-answer': 'Ugens monster',
};

/** How somebody answers: with the mouse (a finger on a phone), or with keys alone. */
interface Hand {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(list: Locator, option: string): Promise<void>;
  pick(option: Locator): Promise<void>;
}

const byMouse: Hand = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: async (list, option) => void (await list.selectOption(option)),
  pick: (option) => option.click(),
};

/** Tab by Tab, as who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
}

const byKeys = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Space');
  },
  async write(field, text) {
    await tabTo(page, field);
    // a text to correct stands there already
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async choose(list, option) {
    await tabTo(page, list);
    await page.keyboard.type(option);
  },
  async pick(option) {
    // the options of one question are one stop of Tab: arrows go on from the first
    const group = await option.evaluate((input: HTMLInputElement) => ({ name: input.name, type: input.type }));
    if (group.type === 'checkbox') return this.press(option);
    const options = page.locator(`input[name="${group.name}"]`);
    await tabTo(page, options.first());
    await page.keyboard.press('Space');
    while (!(await option.isChecked())) await page.keyboard.press('ArrowDown');
  },
});

type Question = Exclude<PlayableItem, { kind: 'read-and-answer' }>;

/** Gives the right answer to a question that stands in `place`. */
async function answer(place: Locator, item: Question, right: unknown, hand: Hand): Promise<void> {
  const option = (name: string, role: 'radio' | 'checkbox') => place.getByRole(role, { name, exact: true });
  switch (item.kind) {
    case 'choice':
      return hand.pick(option(right as string, 'radio'));
    case 'several-choice':
      for (const name of right as string[]) await hand.pick(option(name, 'checkbox'));
      return;
    case 'gap-text':
      for (const [gap, text] of (right as string[]).entries())
        await hand.write(place.getByRole('textbox').nth(gap), text);
      return;
    case 'gap-list':
      for (const [gap, text] of (right as string[]).entries())
        await hand.choose(place.getByRole('combobox').nth(gap), text);
      return;
    case 'mark-words':
      for (const word of right as number[]) await hand.press(place.locator('[data-part=word]').nth(word));
      return;
    case 'order':
      for (const piece of right as string[])
        await hand.press(
          place
            .getByRole('group', { name: 'Ord at vælge imellem' })
            .getByRole('button', { name: piece, exact: true })
            .first(),
        );
      return;
    case 'sort-into-columns':
      for (const [column, words] of (right as string[][]).entries())
        for (const word of words) {
          const piece = place.getByRole('button', { name: word, exact: true });
          if ((await piece.getAttribute('aria-pressed')) !== 'true') await hand.press(piece);
          await hand.press(place.getByRole('button', { name: `Læg i »${item.columns[column]}«` }));
        }
      return;
    case 'set-commas':
      for (const word of right as number[])
        await hand.press(place.getByRole('button', { name: `Komma efter ${item.words[word]}`, exact: true }).first());
      return;
    case 'dictation':
      return hand.write(place.getByLabel('Det, du hører'), right as string);
    case 'proofread':
      return hand.write(place.getByRole('textbox', { name: /^Teksten / }), right as string);
  }
}

interface Found {
  id: number;
  title: string;
}

async function exerciseCalled(page: Page, title: string): Promise<number> {
  const found = (await (
    await page.request.get(`/api/v1/exercises/search?q=${encodeURIComponent(title)}`)
  ).json()) as Found[];
  const exercise = found.find((one) => one.title === title);
  if (!exercise) throw new Error(`»${title}« is not found`);
  return exercise.id;
}

/** What the server says of an empty answer: among it the right one. */
async function rightAnswer(page: Page, exerciseId: number, item: PlayableItem, number: number): Promise<unknown> {
  const empty = ['choice', 'dictation', 'proofread'].includes(item.kind) ? '' : [];
  const { token } = (await (await page.request.get('/api/v1/auth/csrf')).json()) as { token: string };
  const answered = await page.request.post(`/api/v1/exercises/${exerciseId}/items/${number}/check`, {
    headers: { 'X-CSRF-TOKEN': token },
    data: { answer: empty },
  });
  return ((await answered.json()) as ItemFeedback).rightAnswer;
}

/** Answers the item on the page rightly and checks it. */
async function answerItem(page: Page, exerciseId: number, item: PlayableItem, number: number, hand: Hand) {
  const right = await rightAnswer(page, exerciseId, item, number);
  if (item.kind === 'read-and-answer') {
    await hand.press(page.getByRole('button', { name: 'Jeg har læst teksten' }));
    for (const [at, question] of item.questions.entries())
      await answer(page.locator('[data-part=questions] > li').nth(at), question, (right as unknown[])[at], hand);
  } else await answer(page.getByRole('main'), item, right, hand);
  await hand.press(page.getByRole('button', { name: /^Tjek svaret/ }));
  await expect(page.getByRole('button', { name: /^Videre/ })).toBeFocused();
  await expect(page.getByText('Rigtigt!').first()).toBeVisible();
}

// each for itself, so that no worker walks them all while the others have nothing left
test.describe.configure({ mode: 'parallel' });
for (const [kind, title] of Object.entries(EXERCISES))
  test(`PD-11: an item of the kind ${kind} is answered by mouse or finger, and by keys alone`, async ({
    page,
  }, info) => {
    await login(page, 'laerer');
    const id = await exerciseCalled(page, title);
    const { items } = (await (await page.request.get(`/api/v1/exercises/${id}/items`)).json()) as Practice;
    const place = items.findIndex((item) => item.kind === kind);
    // a phone has no keys
    for (const hand of info.project.name === 'phone' ? [byMouse] : [byMouse, byKeys(page)]) {
      await page.goto(`/minitest/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const [before, item] of items.slice(0, place).entries()) {
        await answerItem(page, id, item, before + 1, byMouse);
        await page.keyboard.press('Enter');
      }
      await answerItem(page, id, items[place], place + 1, hand);
    }
    await expectAxeClean(page);
  });
