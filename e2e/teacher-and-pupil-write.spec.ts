import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('CHAT-01 CHAT-02 CHAT-05 NOTI-03 a pupil writes, the teacher answers, and the bell tells what waits', async ({
  page,
  browser,
}, { project }) => {
  const question = `Hvornår skal vi aflevere? (${project.name})`;
  await login(page, 'elev');
  await page.goto('/lektier');
  await page.getByRole('button', { name: /^Åbn chatten/ }).click();
  const pupils = page.getByRole('dialog', { name: 'Beskeder' });
  await pupils
    .getByRole('button', { name: /Mette Krogh/ })
    .first()
    .click();
  const box = pupils.getByRole('textbox', { name: 'Skriv til Mette Krogh' });
  await box.fill(question);
  await box.press('Enter');
  await expect(pupils.getByRole('log').getByText(question)).toBeVisible();
  await expect(box).toHaveValue('');
  await expectAxeClean(page);

  const teacher = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await login(teacher, 'laerer');
  await teacher.goto('/overblik');
  await teacher.getByRole('button', { name: 'Åbn chatten, du har ulæste beskeder' }).click();
  const teachers = teacher.getByRole('dialog', { name: 'Beskeder' });
  await teachers
    .getByRole('button', { name: /ulæst besked/ })
    .filter({ hasText: 'Freja' })
    .first()
    .click();
  await expect(teachers.getByRole('log').getByText(question)).toBeVisible();
  await teachers.getByRole('textbox', { name: /^Skriv til/ }).fill('På fredag <b>kl. 8</b>.');
  await teachers.getByRole('button', { name: 'Send' }).click();
  await expect(teachers.getByRole('log').getByText('På fredag <b>kl. 8</b>.').last()).toBeVisible();
  await expectAxeClean(teacher);
  // on a phone the chat covers the button that opened it
  await teacher.keyboard.press('Escape');
  await expect(teachers).toBeHidden();

  await teacher.getByRole('button', { name: /^Notifikationer, \d+ ulæste$/ }).click();
  const bell = teacher.getByRole('dialog', { name: 'Notifikationer' });
  await expect(bell.getByRole('link', { name: /spørger om/ }).first()).toBeVisible();
  await expectAxeClean(teacher);
  await teacher.context().close();

  // the open conversation hears of the answer by itself
  await expect(pupils.getByRole('log').getByText('På fredag <b>kl. 8</b>.').last()).toBeVisible();

  // without a net it waits in the browser, and comes once
  const thanks = `Tak for det! (${project.name})`;
  await page.context().setOffline(true);
  await box.fill(thanks);
  await box.press('Enter');
  await expect(pupils.getByText('Sendes, når der er forbindelse')).toBeVisible();
  await page.context().setOffline(false);
  const { id } = await (await page.request.get('/api/v1/current_user')).json();
  const teacherOf = Object.values<{ user_id: number; public_name: string }[]>(
    await (await page.request.get('/api/v1/chat/recipients')).json(),
  )
    .flat()
    .find(({ public_name }) => public_name === 'Mette Krogh');
  const timesSent = async () => {
    const between = await (await page.request.get(`/api/v1/chat/conversation/${teacherOf?.user_id}/0`)).json();
    return between.filter(
      (one: { message: string; from_user: number }) => one.message === thanks && one.from_user === id,
    ).length;
  };
  await expect.poll(timesSent, { timeout: 30_000 }).toBe(1);
  await expect(pupils.getByText('Sender …')).toHaveCount(0);
  await expect(pupils.getByRole('log').getByText(thanks)).toHaveCount(1);

  // too much is said, and nothing of it cut
  await box.fill('æ'.repeat(300));
  await expect(pupils.getByRole('alert')).toContainText('45 tegn for lang');
  await expect(box).toHaveValue('æ'.repeat(300));
  await expectAxeClean(page);
});
