import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const PDF = { name: 'Kort over byen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
const TEXT = 'Min by ligger ved vandet, og om morgenen lugter den af tang. Jeg savner en biograf.';

/** The pupil's task of this title, from the list. */
async function taskOf(page: Page, title: string) {
  const answer = await page.request.get('/api/v1/homework/assigned/course/teco?limit=100');
  const { homework } = (await answer.json()) as {
    homework: { title: string; exerciseId: number; homeworkId: number }[];
  };
  return homework.find((one) => one.title === title);
}

test(
  'HW-14 a teacher makes an exercise with a file and a link; a pupil opens the file and hands in; it is edited and deleted',
  { tag: WALKED_ONCE },
  async ({ page, browser, server }, info) => {
    page.setDefaultTimeout(15_000);
    const title = `Min by (${info.project.name})`;
    await login(page, 'laerer');

    await test.step('1 makes it and assigns it', async () => {
      await page.goto('/opgaver/egne/ny?kursus=teco');
      await page.getByLabel('Titel').fill(title);
      await page.getByLabel('Opgaven til eleverne').fill('# Skriv om din by\n\n- Hvad kan man se?\n- Hvad savner du?');
      await page.locator('input[type=file]').setInputFiles(PDF);
      await page.getByLabel('Adresse').fill('www.dr.dk/nyheder');
      await page.getByLabel('Adresse').press('Enter');
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Gem og vælg elever' }).click();
      await expect(page.getByRole('link', { name: `Rediger ${title}` })).toBeVisible();
      await expectAxeClean(page);
      if (info.project.name === 'phone') await page.getByRole('button', { name: 'Vælg elever og frist' }).click();
      await page.getByRole('button', { name: /^Tildel 1 opgave til/ }).click();
      await expect(page.getByText('1 opgave er tildelt', { exact: false })).toBeVisible();
    });

    const pupilContext = await browser.newContext({ baseURL: server.url });
    const pupil = await pupilContext.newPage();
    pupil.setDefaultTimeout(15_000);
    await login(pupil, 'elev');
    const task = await taskOf(pupil, title);
    const address = `/exercise/page/${task?.exerciseId}/1?homeworkId=${task?.homeworkId}`;

    await test.step('2 the pupil opens the file and hands in', async () => {
      await pupil.goto(address);
      if (info.project.name === 'phone') {
        // what is under the fold is announced, and a link that the fold cuts is no link yet
        const unfold = pupil.getByRole('button', { name: 'Vis hele opgaven (1 fil, 1 link)' });
        await expect(unfold).toBeVisible();
        const link = pupil.getByRole('link', { name: /Kort over byen.pdf/ });
        await link.focus();
        await expect(link).not.toBeFocused();
        await unfold.click();
      }
      const [download] = await Promise.all([
        pupil.waitForEvent('download'),
        pupil.getByRole('link', { name: /Kort over byen.pdf/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Kort over byen.pdf');
      await expect(pupil.getByRole('link', { name: 'dr.dk/nyheder' })).toHaveAttribute('rel', 'noopener noreferrer');
      await expectAxeClean(pupil);
      await pupil.getByRole('textbox').first().fill(TEXT);
      await pupil.getByRole('button', { name: 'Aflever opgaven' }).click();
      await pupil
        .getByRole('dialog')
        .getByRole('button', { name: /^Aflever/ })
        .click();
      await expect(pupil.getByText('Du har afleveret')).toBeVisible();
    });

    await test.step('3 the teacher sees it and takes the file away; what was handed in keeps it', async () => {
      await page.goto(`/opgaver/egne/${task?.exerciseId}`);
      await expect(page.getByText(/1 elev har afleveret/)).toBeVisible();
      await page.getByRole('button', { name: 'Fjern Kort over byen.pdf' }).click();
      await page.getByRole('button', { name: 'Gem', exact: true }).click();
      await expect(page.getByText('Opgaven er gemt')).toBeVisible();
      const kept = (await (await pupil.request.get(`/api/v1/homework/${task?.homeworkId}/exercise`)).json()) as {
        exercise: { files: object[] };
      };
      expect(kept.exercise.files).toHaveLength(1);
    });

    await test.step('4 deletes it, takes the open tasks back, and undoes that', async () => {
      await page.goto(`/opgaver/egne/${task?.exerciseId}`);
      await page.getByRole('button', { name: 'Slet opgaven' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'Tag dem tilbage' }).check();
      await expectAxeClean(page);
      await dialog.getByRole('button', { name: 'Slet opgaven' }).click();
      // a press while the screen changes under it is none
      await expect(page.getByRole('heading', { name: 'Tildel opgaver', level: 1 })).toBeVisible();
      await page.getByRole('button', { name: /Fortryd/ }).click();
      await expect(page.getByText('Opgaven er der igen')).toBeVisible();
    });
    await pupilContext.close();
  },
);

test('HW-11 a teacher tries text correction with the fixed text', async ({ page }) => {
  await login(page, 'laerer');
  await page.goto('/opgaver/proev?kursus=teco');
  await page.getByRole('button', { name: 'Brug vores testtekst' }).click();
  await expect(page.getByRole('heading', { name: 'Dansk testtekst, 8. klasse' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /spurte/ }).click();
  await expect(page.getByRole('heading', { name: 'Lær mere' })).toBeVisible();
  await expectAxeClean(page);
});
