import type { Browser, Page, TestInfo } from '@playwright/test';
import { expectAxeClean, expectCleanAsItIs } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** A word that is misspelt twice, two others, and commas without startkomma. */
const ESSAY =
  'I går mødte jeg en hundd på stranden. Den hundd var våd, og jeg tror at den var sulten. ' +
  'Bagefter spiste vi en laggkage hos min farmor, og det smagte mig goddt. Så gik vi hjem.';

/** What the teacher keeps in the comment bank. */
const COMMENT = 'Tænk på dobbeltkonsonanten: kort eller lang lyd?';

/** A page of its own for a person who is logged in. */
async function pageOf(browser: Browser, username: string, { project }: TestInfo, baseURL: string): Promise<Page> {
  const { viewport, isMobile, hasTouch, locale, timezoneId } = project.use;
  const context = await browser.newContext({ baseURL, viewport, isMobile, hasTouch, locale, timezoneId });
  const page = await context.newPage();
  await login(page, username);
  return page;
}

/** A call of the API as the page's own person. */
async function call<T>(page: Page, method: 'get' | 'post' | 'put', path: string, data?: unknown): Promise<T> {
  const { token } = await (await page.request.get('/api/v1/auth/csrf')).json();
  const answer = await page.request[method](`/api/v1/${path}`, { headers: { 'X-CSRF-TOKEN': token }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? (undefined as T) : answer.json();
}

const mark = (page: Page, name: RegExp) => page.locator('[data-part=text]').getByRole('button', { name });

test(
  'PD-22 PD-23 a pupil says which commas, the teacher what is no error, the pupil asks about the rest',
  { tag: WALKED_ONCE },
  async ({ browser, server }, info) => {
    const teacher = await pageOf(browser, 'laerer', info, server.url);
    const pupil = await pageOf(browser, 'elev2', info, server.url);
    let address = '';
    let title = '';
    let progressId = 0;

    await test.step('1 the pupil writes and says which comma system the text follows', async () => {
      const { exercises } = await call<{ exercises: { id: number; title: string; lastAssigned: number | null }[] }>(
        teacher,
        'get',
        'courses/teco/exercises?limit=100&squadId=1',
      );
      const me = await call<{ id: number }>(pupil, 'get', 'current_user');
      // from the end, where no other journey takes its tasks
      const unused = exercises.filter(({ lastAssigned }) => lastAssigned === null);
      const exercise = unused.at(-1);
      const exerciseId = exercise?.id ?? 0;
      title = exercise?.title ?? '';
      const { homeworkIds } = await call<{ homeworkIds: number[] }>(teacher, 'post', 'homework/assign', {
        exerciseIds: [exerciseId],
        studentIds: [me.id],
        squadId: 1,
        deadline: null,
        isCustom: false,
      });
      address = `/opgaver/retning/1/${exerciseId}/${me.id}?aar=${new Date().getFullYear() - (new Date().getMonth() < 7 ? 1 : 0)}`;
      await pupil.goto(`/exercise/page/${exerciseId}/1?homeworkId=${homeworkIds[0]}`);
      await pupil.getByRole('textbox', { name: 'Din tekst' }).fill(ESSAY);
      await expect(pupil.getByText(/^Gemt kl\./)).toBeVisible();
      const choice = pupil.getByRole('radiogroup', { name: 'Hvilket kommasystem bruger du?' });
      await choice.getByRole('radio', { name: 'Uden startkomma' }).check();
      await expect(choice.getByRole('radio', { name: 'Uden startkomma' })).toBeChecked();
      await expectAxeClean(pupil);
      await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
      await pupil.getByRole('button', { name: 'Aflever', exact: true }).click();
      await expect(pupil.getByText('Du har afleveret')).toBeVisible();
    });

    await test.step('2 the teacher sees it, and has the text marked by the other system', async () => {
      await teacher.goto(address);
      await expect(mark(teacher, /hundd/).first()).toBeVisible({ timeout: 30_000 });
      await expect(mark(teacher, /mangler komma efter tror/)).toHaveCount(0);
      await teacher.getByRole('button', { name: /^Uden startkomma \(elevens valg\)/ }).click();
      await teacher
        .getByRole('dialog')
        .getByRole('radio', { name: /^Med startkomma/ })
        .check();
      await expectAxeClean(teacher);
      await teacher.getByRole('button', { name: 'Ret teksten igen' }).click();
      await expect(mark(teacher, /mangler komma efter tror/)).toBeVisible();
      await expect(teacher.getByRole('button', { name: /^Med startkomma \(valgt for teksten\)/ })).toBeVisible();
    });

    await test.step('3 one word is no error in this text, another in none of the school', async () => {
      const count = await mark(teacher, /hundd/).count();
      await mark(teacher, /hundd/).first().click();
      await teacher.keyboard.press('i');
      // on a phone what happens to lie half under the sheet would count as too small to press
      await expectCleanAsItIs(teacher);
      await teacher.getByRole('button', { name: /^Ku?n (her|i denne)/ }).click();
      await expect(teacher.getByText('»hundd« er ikke længere en fejl i teksten.')).toBeVisible();
      await expect(mark(teacher, /hundd.*skjult/i)).toHaveCount(count);
      await mark(teacher, /laggkage/).click();
      await teacher.keyboard.press('i');
      await teacher.getByRole('button', { name: 'Tilføj til skolens ordliste' }).click();
      await expect(mark(teacher, /laggkage/)).toHaveCount(0);
      await teacher.goto('/ordliste');
      await expect(teacher.getByRole('rowheader', { name: 'laggkage' })).toBeVisible();
      await expectAxeClean(teacher);
      await teacher.getByRole('button', { name: 'Fjern »laggkage« fra ordlisten' }).click();
      await expect(teacher.getByRole('rowheader', { name: 'laggkage' })).toHaveCount(0);
    });

    await test.step('4 a comment from the bank, by keys alone; the pupil asks about a mark that came back', async () => {
      await call(teacher, 'post', 'comment-bank', {
        text: COMMENT,
        subcategoryId: null,
        replacement: null,
        isShared: false,
      });
      await teacher.goto(address);
      await mark(teacher, /goddt/).click();
      // around its words: a leaf that took room would break the lines again
      const room = () =>
        mark(teacher, /goddt/).evaluate((element) => {
          const { margin, padding } = getComputedStyle(element);
          return `${margin} ${padding}`;
        });
      const before = await room();
      await teacher.keyboard.press('k');
      const comment = teacher.getByRole('textbox', { name: 'Kommentar til eleven' });
      await expect(comment).toBeFocused();
      await teacher.keyboard.type('dobb');
      await expect(teacher.getByRole('list', { name: 'Kommentarer fra banken' }).getByRole('button')).toHaveCount(1);
      await expectCleanAsItIs(teacher);
      await teacher.keyboard.press('ArrowDown');
      await teacher.keyboard.press('Enter');
      await expect(comment).toHaveValue(COMMENT);
      await teacher.keyboard.press('Control+Enter');
      await expect(teacher.getByRole('heading', { name: 'Din kommentar' })).toBeVisible();
      expect(await room()).toBe(before);
      await teacher
        .getByRole('button', { name: /^Klar til Yusuf/ })
        .last()
        .click();
      await expect(teacher.getByText('Teksten er sendt tilbage til Yusuf.')).toBeVisible();
      const done = await call<{ homework: { exerciseProgressId: number }[] }>(
        pupil,
        'get',
        'homework/completed/course/all?order=completed&sort=desc',
      );
      progressId = done.homework[0]?.exerciseProgressId ?? 0;
      await pupil.goto(`/resultater/tekst/${progressId}`);
      await expect(mark(pupil, /hundd/)).toHaveCount(0);
      await mark(pupil, /goddt/).click();
      await pupil.getByRole('button', { name: 'Er det ikke en fejl? Spørg din lærer' }).click();
      await expect(pupil.getByText(/Du har spurgt din lærer/)).toBeVisible();
      await expectAxeClean(pupil);
    });

    await test.step('5 the pupil corrects the text and hands it in again before the teacher has answered', async () => {
      await call(teacher, 'post', 'homework/answers/corrections/is-ready-for-students', {
        exerciseProgressIds: [progressId],
        isReadyForStudents: true,
        squadId: 1,
        selfCorrectionEnabled: true,
        force: true,
      });
      await pupil.goto(`/resultater/tekst/${progressId}`);
      await pupil.getByRole('link', { name: 'Ret din opgave' }).click();
      await expect(pupil.getByText(/Du har spurgt din lærer om »goddt«/)).toBeVisible();
      // at its mark: what is wrong is said there, the answer is not, and the text has what is written
      await pupil.getByRole('button', { name: /^Sted \d: goddt/ }).click();
      const place = pupil.getByRole('complementary', { name: 'Lær mere' });
      await expect(place.getByText(COMMENT)).toBeVisible();
      await expect(place.getByRole('button', { name: 'Vis svaret' })).toBeVisible();
      await place.getByRole('textbox', { name: 'Ret stedet her' }).fill('godt');
      await place.getByRole('button', { name: 'Ret', exact: true }).click();
      await expect(place.getByText('Rettet', { exact: true })).toBeVisible();
      await expect(pupil.getByRole('button', { name: /^Sted \d: goddt, rettet/ })).toBeVisible();
      await expectCleanAsItIs(pupil);
      await place.getByRole('textbox', { name: 'Ret stedet her' }).fill('altid goddt');
      await place.getByRole('button', { name: 'Ret', exact: true }).click();
      await expect(pupil.getByRole('textbox', { name: 'Din tekst' })).toHaveValue(
        ESSAY.replace('goddt', 'altid goddt'),
      );
      await expect(pupil.getByText(/^Gemt kl\./)).toBeVisible();
      await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
      await pupil.getByRole('button', { name: 'Aflever', exact: true }).click();
      await expect(pupil.getByText('Du har afleveret')).toBeVisible();
    });

    await test.step('6 the question leads from Status into the edition it was asked in, and is answered at the mark', async () => {
      await teacher.goto(address);
      await expect(teacher.getByRole('region', { name: /^Yusuf spørger, om én markering/ })).toContainText('1. udgave');
      await teacher.goto('/status?klasse=1&tilstand=alle');
      await teacher
        .getByRole('link', { name: `1 spørgsmål: ${title}` })
        .first()
        .click();
      await expect(mark(teacher, /goddt/)).toHaveAttribute('aria-pressed', 'true');
      const question = teacher.getByRole('region', { name: 'Yusuf spørger, om det er en fejl.' });
      await expect(question.getByRole('button', { name: 'Ja, en fejl' })).toBeVisible();
      await expectAxeClean(teacher);
      await question.getByRole('button', { name: 'Nej, ikke en fejl' }).click();
      await expect(teacher.getByText('»goddt« er ikke længere en fejl i teksten.')).toBeVisible();
      await expect(teacher.getByRole('region', { name: /^Yusuf spørger/ })).toHaveCount(0);
    });

    await test.step('7 the pupil reads the answer at the edition that is returned, and at the one that waits', async () => {
      const answer = pupil.getByText('Mette Krogh har svaret dig: »goddt« er ikke en fejl.');
      await pupil.goto(`/resultater/tekst/${progressId}`);
      await expect(answer).toBeVisible();
      await expect(mark(pupil, /goddt/)).toHaveCount(0);
      await expectAxeClean(pupil);
      await pupil.getByRole('button', { name: 'Vis 2. udgave' }).click();
      await expect(pupil.getByText('Din lærer læser teksten')).toBeVisible();
      await expect(answer).toBeVisible();
      await expectAxeClean(pupil);
    });
  },
);
