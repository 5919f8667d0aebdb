import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipParts, zipParts } from '../documents/fixtures/docx-zip.ts';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

interface RosterFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, ...lines: string[]): RosterFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFFinstitution;klasse;rolle;navn;brugernavn;uni-id\r\n${lines.join('\r\n')}\r\n`),
});

/** What another system writes for the demo school: a pupil of 7.A under another name, and one who is new in a new class. */
const ONE_ROSTER: RosterFile = {
  name: 'oneroster.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipParts({
      'manifest.csv': 'propertyName,value\noneroster.version,1.2\n',
      'orgs.csv':
        'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,Søbakkeskolen,school,,\no2,,,Bakkeskolen,school,,\n',
      'users.csv': [
        'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,preferredFirstName',
        'u1,,,true,elev2,,Yusuf,Demir Lund,,',
        'u2,,,true,tilde.ny,{UNI-ID:tild1234},Tilde,Nygaard,,',
        'u3,,,true,fremmed.elev,,Ib,Bo,,',
      ].join('\n'),
      'roles.csv': [
        'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
        'r1,,,u1,primary,student,,,o1,',
        'r2,,,u2,primary,student,,,o1,',
        'r3,,,u3,primary,student,,,o2,',
      ].join('\n'),
      'classes.csv':
        'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId\nc1,,,7.A,,,,homeroom,,o1\nc2,,,5.Y,,,,homeroom,,o1\n',
      'enrollments.csv':
        'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role\ne1,,,c1,o1,u1,student\ne2,,,c2,o1,u2,student\n',
    }),
  ),
};

const choose = (page: Page, file: RosterFile) => page.getByLabel('Fil med personer').setInputFiles(file);
const planOf = (page: Page, file: RosterFile) => page.getByRole('region', { name: `Det vil ske med ${file.name}` });

/** Who the school's list finds. */
async function found(page: Page, search: string): Promise<number> {
  const answer = await page.request.get(`/api/v1/institution/people?search=${encodeURIComponent(search)}`);
  return ((await answer.json()) as { people: unknown[] }).people.length;
}

async function undo(page: Page, file: RosterFile) {
  const latest = page.getByRole('region', { name: 'Seneste importer' });
  await latest.getByRole('button', { name: `Fortryd importen af ${file.name}` }).click();
  await expect(page.getByText('Importen er fortrudt.')).toBeVisible();
  await expect(latest.getByText(/Fortrudt/).first()).toBeVisible();
  await expectAxeClean(page);
}

test('PD-08 an administrator sees what a CSV file would change, goes back, takes it in and undoes it', {
  tag: WALKED_ONCE,
}, async ({ page }) => {
  const file = csv(
    'personer.csv',
    ';7.A;elev;Asta Prøve;asta.proeve;',
    ';4.Z;elev;Bo Prøve;bo.proeve;',
    ';7.A;kok;Carl Kok;carl.kok;',
  );
  await login(page, 'skoleadmin');
  await page.goto('/skole');
  await page.getByRole('link', { name: 'Hent personer ind fra en fil' }).click();
  await expectAxeClean(page);

  await choose(page, csv('tom.csv'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAxeClean(page);

  await choose(page, file);
  const plan = planOf(page, file);
  await expect(plan.getByText('Linje 4')).toBeVisible();
  await expect(plan.getByText('4.Z', { exact: true })).toBeVisible();
  await expect(plan.getByRole('listitem').filter({ hasText: 'Asta Prøve' }).first()).toContainText('7.A');
  await expectAxeClean(page);
  await plan.getByRole('button', { name: 'Annullér' }).click();
  await expect(plan).toHaveCount(0);
  expect(await found(page, 'Prøve'), 'nothing is changed before the yes').toBe(0);

  await choose(page, file);
  await plan.getByRole('button', { name: 'Gennemfør importen' }).click();
  await expect(page.getByText('Personerne er hentet ind.')).toBeVisible();
  await expectAxeClean(page);
  expect([await found(page, 'Prøve'), await found(page, 'Carl Kok')]).toEqual([2, 0]);

  await undo(page, file);
  expect(await found(page, 'Prøve')).toBe(0);
});

test('PD-08 an administrator takes people in from OneRoster 1.2 and undoes it', { tag: WALKED_ONCE }, async ({
  page,
}) => {
  await login(page, 'skoleadmin');
  await page.goto('/skole/import');
  await choose(page, ONE_ROSTER);
  const plan = planOf(page, ONE_ROSTER);
  await expect(plan.getByRole('status')).toHaveText(/2 personer i filen.*1 linje hører til en anden skole/);
  await expect(plan.getByText('hed før Yusuf Demir')).toBeVisible();
  await expect(plan.getByRole('listitem').filter({ hasText: 'Tilde Nygaard' }).first()).toContainText('5.Y');
  // who is not in the file stays, unless one ticks it
  await expect(plan.getByRole('checkbox', { name: /^Meld de \d+ personer ud/ })).not.toBeChecked();
  await expectAxeClean(page);
  await plan.getByRole('button', { name: 'Gennemfør importen' }).click();
  await expect(page.getByText('Personerne er hentet ind.')).toBeVisible();
  expect([await found(page, 'Demir Lund'), await found(page, 'Tilde Nygaard'), await found(page, 'Ib Bo')]).toEqual([
    1, 1, 0,
  ]);
  await page.goto('/skole');
  await page.getByRole('searchbox', { name: 'Find en person' }).fill('5.Y');
  const row = page.getByRole('row', { name: /Tilde Nygaard/ });
  await expect(row).toContainText('UNI-Login');
  await expectAxeClean(page);

  await page.goto('/skole/import');
  await undo(page, ONE_ROSTER);
  expect([await found(page, 'Demir Lund'), await found(page, 'Tilde Nygaard')]).toEqual([0, 0]);
});

/** Where a teacher meets the pupils of 8.B. */
const TEACHERS_PAGES = [
  '/overblik',
  '/status?klasse=2',
  '/resultater/klasse?klasse=2',
  '/resultater/karakterer?klasse=2',
  '/teacher/admin?klasse=2',
  '/login-kort/2',
];

test("PD-32 an administrator hands out a pupil's data and then deletes the pupil; the teacher's pages live on", {
  tag: WALKED_ONCE,
}, async ({ page, browser, server }) => {
  const { name, username } = { name: 'Danylo Petrenko', username: 'danylo-petrenko' };
  const another = async (who: string) => {
    const theirs = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
    await login(theirs, who);
    return theirs;
  };
  const pupil = await another(username);
  await pupil.goto('/lektier');
  const teacher = await another('laerer');
  await teacher.goto('/login-kort/2');
  await expect(teacher.getByText(name).first()).toBeVisible();

  await login(page, 'skoleadmin');
  await page.goto('/skole');
  await page.getByRole('searchbox', { name: 'Find en person' }).fill(name);
  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: `Hent alt om ${name}` }).click();
  const parts = unzipParts(readFileSync(await (await fetched).path()));
  const written = Object.keys(parts)
    .filter((part) => part.endsWith('.json'))
    .map((part) => Buffer.from(parts[part] ?? []).toString());
  expect(written.join(' ')).toContain(name);

  const erase = page.getByRole('button', { name: `Slet ${name} for altid` });
  await erase.click();
  const dialog = page.getByRole('dialog', { name: `Slet ${name} for altid?` });
  await expect(dialog).toBeVisible();
  await expectAxeClean(page);
  const yes = dialog.getByRole('button', { name: 'Slet for altid' });
  await dialog.getByLabel(`Skriv ${name} for at bekræfte`).fill(name.split(' ')[0] ?? '');
  await yes.click();
  await expect(dialog.getByRole('alert')).toHaveText(`Skriv ${name} for at bekræfte.`);
  await expectAxeClean(page);
  await dialog.getByLabel(`Skriv ${name} for at bekræfte`).fill(name);
  await yes.click();
  await expect(page.getByText(`${name} er slettet.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Personer/ })).toBeFocused();
  await expect(erase).toHaveCount(0);
  await expectAxeClean(page);
  expect(await found(page, name)).toBe(0);

  await pupil.reload();
  await expect(pupil).toHaveURL(/\/login/);
  const faults: string[] = [];
  teacher.on('pageerror', ({ message }) => faults.push(message));
  teacher.on('response', (answer) => {
    if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`);
  });
  for (const path of TEACHERS_PAGES) {
    await teacher.goto(path);
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
    await teacher.waitForLoadState('networkidle');
    await expect(teacher.getByText(name), path).toHaveCount(0);
    await expectAxeClean(teacher);
  }
  expect(faults).toEqual([]);
  await pupil.context().close();
  await teacher.context().close();
});
