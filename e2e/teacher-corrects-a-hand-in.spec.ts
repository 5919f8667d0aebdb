import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A text with errors that the engine is sure of: nutids-r, a small letter, a doubled word, a misspelling. */
const ESSAY = [
  'Hver morgen cykler jeg til skolen. Jeg køre altid sammen med min ven, og vi snakker hele vejen.',
  'hun bor ved siden af af os, og hendes hund er altid glad. Den kan godt lide at løbe efter bolde.',
  'Om aftenen læser jeg en bog, eller også ser vi en film. Det er hyggeligt, og jeg sover altid goddt bagefter.',
];
const WITHOUT_MARKS = 'jeg gik en tur i skoven med min hund og den løb efter en hare hele dagen';

const docx = async (paragraphs: string[]) => ({
  name: 'min-stil.docx',
  mimeType: DOCX,
  buffer: await Packer.toBuffer(
    new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }),
  ),
});

/** A page of its own for a person who is logged in. */
async function pageOf(browser: Browser, username: string, { project }: TestInfo, baseURL: string): Promise<Page> {
  const { viewport, isMobile, hasTouch, locale, timezoneId } = project.use;
  const context = await browser.newContext({ baseURL, viewport, isMobile, hasTouch, locale, timezoneId });
  const page = await context.newPage();
  await login(page, username);
  return page;
}

/** A notice is closed in its upper right corner, however its buttons break. */
async function crossInCorner(notice: Locator): Promise<void> {
  const [frame, cross] = await Promise.all([
    notice.boundingBox(),
    notice.getByRole('button', { name: 'Luk' }).boundingBox(),
  ]);
  if (!frame || !cross) throw new Error('no notice with a cross');
  expect(cross.y - frame.y, 'from the top').toBeLessThan(16);
  expect(frame.x + frame.width - cross.x - cross.width, 'from the right').toBeLessThan(16);
}

/** The field to write in is seen without rolling, over the bar of places. */
async function beginsOnFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect((await page.getByRole('textbox', { name: 'Din tekst' }).boundingBox())?.y).toBeLessThan(576);
}

/** What a pupil's own answer says at the moment; for what must not be there. */
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('HW-01 HAND-19 HAND-20 TC-01 TC-16 TC-20 TC-21 EVAL-05 EVAL-07 ROLE-04 from the assignment to the corrected text', async ({
  browser,
  server,
}, info) => {
  const isPhone = info.project.name === 'phone';
  // each screen size has a task of its own: both may meet on one server
  const title = isPhone ? 'Brev til en ny ven' : 'Min bedste dag';
  let teacher = await pageOf(browser, 'laerer', info, server.url);
  const pupil = await pageOf(browser, 'elev2', info, server.url);
  let ownResult = '';

  await test.step('1 the teacher assigns the task to a pupil', async () => {
    await teacher.goto('/opgaver?klasse=1&kursus=teco&klassetrin=alle');
    await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Tildel opgaver');
    await expectAxeClean(teacher);
    await teacher.getByRole('searchbox', { name: 'Søg i opgaverne' }).fill(title);
    await teacher.getByRole('button', { name: `Vælg ${title}`, exact: true }).click();
    if (isPhone) await teacher.getByRole('button', { name: 'Vælg elever og frist' }).click();
    await teacher.getByRole('checkbox', { name: /^7\.A / }).uncheck();
    await teacher.getByRole('button', { name: 'Elever i 7.A' }).click();
    await teacher.getByRole('checkbox', { name: 'Yusuf Demir' }).check();
    await expectAxeClean(teacher);
    await teacher.getByRole('button', { name: 'Tildel 1 opgave til 1 elev' }).click();
    await expect(teacher.getByText(/1 opgave er tildelt/)).toBeVisible();
    await expectAxeClean(teacher);
  });

  await test.step('2 the pupil meets it with its deadline in words, and a text without marks is refused', async () => {
    await pupil.goto('/lektier');
    await expect(pupil.getByRole('heading', { level: 1 })).toHaveText('Tildelte lektier');
    await expect(pupil.getByText(title)).toBeVisible();
    await expectAxeClean(pupil);
    await pupil.getByRole('link', { name: `Begynd på ${title}` }).click();
    await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(pupil.getByText('Skriv her')).toBeVisible();
    await expectAxeClean(pupil);
    if (isPhone) await beginsOnFirstScreen(pupil);
    await pupil.getByRole('textbox', { name: 'Din tekst' }).fill(WITHOUT_MARKS);
    await expect(pupil.getByText(/^Gemt kl\./)).toBeVisible();
    await pupil.getByText('Upload en Word-fil').click();
    await pupil.locator('input[type=file]').setInputFiles(await docx([WITHOUT_MARKS]));
    await expect(pupil.getByText('Filen blev uploadet')).toBeVisible();
    await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
    await pupil.getByRole('button', { name: 'Aflever', exact: true }).click();
    await expect(pupil.getByText('Du kan desværre ikke aflevere opgaven')).toBeVisible();
    await expectAxeClean(pupil);
    await pupil.getByRole('button', { name: 'Gå tilbage' }).click();
  });

  await test.step('2 the file is replaced and handed in', async () => {
    await pupil.locator('input[type=file]').setInputFiles(await docx(ESSAY));
    await expect(pupil.getByText(/5\d ord|6\d ord/).first()).toBeVisible();
    await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
    await expect(pupil.getByRole('dialog')).toBeVisible();
    await expectAxeClean(pupil);
    await pupil.getByRole('button', { name: 'Aflever', exact: true }).click();
    await expect(pupil.getByText('Du har afleveret')).toBeVisible();
    // from its top, with what the page is about free of the toast
    await expect.poll(() => pupil.evaluate(() => scrollY)).toBe(0);
    if (isPhone) {
      const places = [
        pupil.getByRole('heading', { name: 'Du har afleveret' }),
        pupil.getByText('Du har nu afleveret opgaven'),
      ];
      const [heading, toast] = await Promise.all(places.map((place) => place.boundingBox()));
      expect(toast?.y).toBeGreaterThan((heading?.y ?? 999) + (heading?.height ?? 0));
    }
    await expectAxeClean(pupil);
  });

  await test.step('3 the pupil sees that it is handed in, and not one mark, in the API neither', async () => {
    const done = await (await pupil.request.get('/api/v1/homework/completed/course/all')).json();
    const { exerciseProgressId } = done.homework.find((entry: { title: string }) => entry.title === title);
    ownResult = `/api/v1/current_user/answer/results/exercise_progress/${exerciseProgressId}`;
    const own = await textOf(pupil, ownResult);
    expect(JSON.parse(own)).toMatchObject({ corrections: [], marking: 'queued', isReadyForStudent: false });
    expect(own).not.toContain('kører');
    await pupil.goto(`/resultater/tekst/${exerciseProgressId}`);
    await expect(pupil.getByText('Din lærer læser teksten')).toBeVisible();
    await expect(pupil.locator('.mark')).toHaveCount(0);
    await expectAxeClean(pupil);
  });

  await test.step('4 the teacher opens the text with its marks', async () => {
    await teacher.goto('/status?klasse=1&tilstand=venter');
    await expect(teacher.getByText(title)).toBeVisible();
    await expectAxeClean(teacher);
    await teacher.getByRole('link', { name: `Ret 1 tekst: ${title}` }).click();
    await expect(teacher.getByText('Yusuf Demir').first()).toBeVisible();
    // in the bar at the top, or over the text where that has no room
    await expect(teacher.getByText(title, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(teacher.getByRole('button', { name: /køre.*kører/ })).toBeVisible({ timeout: 30_000 });
    await expectAxeClean(teacher);
  });

  await test.step('4 reads why, hides a mark, takes it back, hides another', async () => {
    const mark = teacher.getByRole('button', { name: /køre.*kører/ });
    await mark.click();
    await expect(teacher.getByRole('heading', { name: 'Nutids-r' })).toBeVisible();
    await expectAxeClean(teacher);
    await teacher.keyboard.press('h');
    await expect(teacher.getByText('Skjult for eleven')).toBeVisible();
    await teacher.keyboard.press('Control+z');
    await expect(teacher.getByText('Skjult for eleven')).toHaveCount(0);
    await teacher.getByRole('button', { name: /goddt.*godt/ }).click();
    await teacher.keyboard.press('h');
    await expect(teacher.getByRole('status').filter({ hasText: /^Gemt kl\./ })).toBeVisible();
  });

  await test.step('4 a comment goes into the bank, and comes from it by keys alone', async () => {
    const comment = `Sig sætningen højt, ${isPhone ? 'også på telefonen' : 'også ved bordet'}.`;
    await teacher.getByRole('button', { name: /køre.*kører/ }).click();
    await teacher.keyboard.press('k');
    const field = teacher.getByRole('textbox', { name: 'Kommentar til eleven' });
    await field.fill(comment);
    await teacher.getByRole('button', { name: 'Gem i banken' }).click();
    const bank = teacher.getByRole('list', { name: 'Kommentarer fra banken' });
    await expect(bank.getByText(comment)).toBeVisible();
    await expectAxeClean(teacher);
    await field.fill(comment.slice(-15, -1));
    await expect(bank.getByRole('button')).toHaveCount(1);
    await field.press('ArrowDown');
    await teacher.keyboard.press('Enter');
    await expect(field).toHaveValue(comment);
    await field.press('Control+Enter');
    await expect(teacher.getByRole('heading', { name: 'Din kommentar' })).toBeVisible();
    await expect(teacher.getByRole('status').filter({ hasText: /^Gemt kl\./ })).toBeVisible();
  });

  await test.step('4 writes feedback and a grade, closes the tab, and »Klar« sends them', async () => {
    // typed, and the tab is closed: the draft is on the server, and the pupil has nothing of it
    await teacher.getByRole('textbox', { name: 'Feedback' }).fill('Kære Yusuf. Dejlig fortælling!');
    await expect(teacher.getByText(/^Kladde\. Yusuf kan ikke se den/)).toBeVisible();
    await expect(teacher.getByRole('status').filter({ hasText: /^Gemt kl\./ })).toBeVisible();
    const address = teacher.url();
    const context = teacher.context();
    await teacher.close();
    expect(await textOf(pupil, ownResult)).not.toContain('Dejlig fortælling');
    teacher = await context.newPage();
    await teacher.goto(address);
    await teacher.evaluate(() => localStorage.clear());
    await teacher.reload();
    await expect(teacher.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Kære Yusuf. Dejlig fortælling!');
    await expectAxeClean(teacher);
    await teacher.getByRole('radio', { name: '7', exact: true }).check();
    await teacher.getByRole('switch', { name: 'Yusuf skal selv rette sin tekst bagefter' }).check();
    await teacher.getByRole('button', { name: /^Klar til Yusuf/ }).click();
    const notice = teacher.getByRole('region', { name: 'Teksten er sendt' });
    await expect(notice.getByText('Teksten er sendt tilbage til Yusuf.')).toBeVisible();
    await crossInCorner(notice);
    // »Klar« has sent what was typed; 'Gem' is for changing it afterwards
    await expect(teacher.getByRole('button', { name: 'Gem feedback' })).toBeDisabled();
    await teacher.getByRole('textbox', { name: 'Feedback' }).fill('Kære Yusuf. Dejlig fortælling! Tak.');
    await teacher.getByRole('button', { name: 'Gem feedback' }).click();
    await expect(teacher.getByText('Din feedback er blevet gemt')).toBeVisible();
    await expectAxeClean(teacher);
    await teacher.keyboard.press('Escape');
    await expectAxeClean(teacher);
  });

  await test.step('5 the pupil reads it and the grade stays hidden', async () => {
    await pupil.goto('/lektier');
    await expectAxeClean(pupil);
    await pupil.goto('/resultater');
    await expectAxeClean(pupil);
    await pupil.getByRole('link', { name: `Se teksten ${title}` }).click();
    await expect(pupil.getByText('Dejlig fortælling!')).toBeVisible();
    await pupil.getByRole('button', { name: /køre.*kører/ }).click();
    await expect(
      pupil.getByRole('group', { name: 'Den valgte markering' }).getByText('Nutids-r').first(),
    ).toBeVisible();
    await expect(pupil.getByRole('button', { name: /goddt/ })).toHaveCount(0);
    const own = JSON.parse(await textOf(pupil, ownResult));
    expect(own).toMatchObject({ grade: null, isReadyForStudent: true, answerEvaluation: { grade: null } });
    expect(JSON.stringify(own.corrections)).not.toContain('goddt');
    await expectAxeClean(pupil);
  });

  await test.step('5 corrects it, and hands in a second Tekstudgave', async () => {
    await pupil.keyboard.press('Escape');
    await pupil.getByRole('link', { name: 'Ret din opgave' }).click();
    const editor = pupil.getByRole('textbox', { name: 'Din tekst' });
    await expect(editor).toBeVisible();
    if (isPhone) await beginsOnFirstScreen(pupil);
    await expect(editor).toHaveValue(/Jeg køre altid/);
    await expectAxeClean(pupil);
    // place by place: where it is first, the answer on request, a tick when it is right
    if (isPhone) await pupil.getByRole('button', { name: /^Vis rettelser/ }).click();
    const place = pupil.getByRole('button', { name: /^Sted \d+: køre/ });
    await place.click();
    const sheet = pupil.getByRole('group', { name: 'Den valgte markering' });
    await expect(sheet.getByText(/^Sig sætningen højt/)).toBeVisible();
    await expect(pupil.getByText('kører', { exact: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Vis svaret' }).click();
    await expect(sheet.getByText('kører').first()).toBeVisible();
    await expectAxeClean(pupil);
    await sheet.getByRole('textbox', { name: 'Ret stedet her' }).fill('kører');
    await sheet.getByRole('button', { name: 'Ret', exact: true }).click();
    await expect(place).toHaveAccessibleName(/, rettet$/);
    await expect(editor).toHaveValue(/Jeg kører altid/);
    await expect(pupil.getByText(/^Gemt kl\./)).toBeVisible();
    await pupil.keyboard.press('Escape');
    await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
    await pupil.getByRole('button', { name: 'Aflever', exact: true }).click();
    await expect(pupil.getByText('Du har afleveret')).toBeVisible();
    await teacher.reload();
    await expect(teacher.getByText('2. udgave').first()).toBeVisible();
    await expectAxeClean(teacher);
  });
});
