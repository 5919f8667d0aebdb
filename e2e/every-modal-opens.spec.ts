import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { MOVING } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

/** What the registry's names are opened with where they need something, and how wide they are: 560 where nothing is said. */
type Opening = readonly [name: string, props?: object, width?: number];

const WIDE: readonly Opening[] = [
  ['ClassSharingModal', {}, 600],
  ['FeedbackModal', {}, 474],
  ['TeacherOnboardingModal', {}, 860],
  ['TextCorrectionOnboardingModal', {}, 860],
  ['BasicModal', { title: 'Vejledning', content: '<p>Sådan gør du.</p>', width: 560 }],
  ['ClassInfoModal', { courseId: 'grsp' }, 860],
  ['ConfirmResetCorrectionsModal'],
  ['ConfirmRemoveCorrectionsModal', { count: 2 }],
  ['TextCorrectionTeacherHandinModal', { students: [{ homeworkId: 1, name: 'Ida', exerciseTitle: 'Brev' }] }, 860],
  ['DemoFormModal'],
  ['DemoFormModal', { isCopilot: true, width: 946 }, 946],
  ['ConfirmModal', { title: 'Vil du slette feedbacken?', message: 'Den kan ikke hentes tilbage.' }],
  ['TestErrorModal', {}, 860],
  ['TestEvalModal'],
  ['ExtendedTestEvalModal', {}, 1140],
  ['CloudUploadNoticeModal'],
  ['PresentationFormModal'],
  ['ReassignModal', { name: 'Ida' }, 500],
  ['SubmissionErrorModal', { isFile: true }],
  ['SendPraiseModal', { to: { id: 1, name: 'Ida' }, words: 'Flot!' }],
];

const open = (page: Page, name: string, props: object = {}) =>
  page.evaluate(
    ([modal, given]) => window.dispatchEvent(new CustomEvent('gtShowModal', { detail: { name: modal, props: given } })),
    [name, props] as const,
  );

/** The names that need a pupil's text: opened with one of the demo school. */
async function aText(page: Page) {
  const get = async (path: string) => (await page.request.get(`/api/v1/${path}`)).json();
  const [squad] = await get('current_user/squads');
  const tasks: {
    exerciseId: number;
    kind: string;
    students: { studentId: number; exerciseProgressId: number | null }[];
  }[] = await get(`squads/${squad.id}/homework/course/teco/group/0?year=${squad.year}`);
  const found = tasks.flatMap(({ exerciseId, students }) =>
    students
      .filter(({ exerciseProgressId }) => exerciseProgressId !== null)
      .map(({ studentId, exerciseProgressId }) => ({ exerciseId, studentId, exerciseProgressId })),
  )[0];
  if (!found) throw new Error('nobody of the class has handed in a text');
  return { squadId: squad.id, year: squad.year, ...found };
}

test('SHELL-04 SHELL-05 CON-20 FBK-01: every named modal opens over the page, as wide as it should be', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'wide', 'a phone has no room for widths');
  await login(page, 'laerer');
  await page.goto('/opgaver');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await aText(page);
  const openings: Opening[] = [
    ...WIDE,
    ['TextCorrectionFeedbackModal', text, 720],
    ['TextCorrectionCopilotModal', { ...text, name: 'Ida' }],
    ['StudentAnswerModal', text, 1440],
  ];
  for (const [name, props, width = 560] of openings) {
    await open(page, name, props);
    const dialog = page.locator(`[data-modal="${name}"]`);
    await expect(dialog.getByRole('heading').first(), name).toBeVisible();
    expect(Math.round((await dialog.boundingBox())?.width ?? 0), name).toBe(width);
    await page.keyboard.press('Escape');
    await expect(dialog, name).toHaveCount(0);
  }
  const plane = page.getByRole('button', { name: 'Feedback' });
  await expect(plane).toHaveAttribute('title', 'Feedback');
  await plane.click();
  const feedback = page.getByRole('dialog', { name: 'Feedback' });
  await expect(feedback).toBeVisible();
  expect((await feedback.boundingBox())?.width).toBe(474);
});

test('SHELL-14 CON-22: a hint stands over the paper plane until it is read, and never again', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'wide', 'the person who has not read it yet is one and the same');
  await login(page, 'laerer2');
  const shown = async () => {
    await page.goto('/overblik');
    await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible();
    return page.getByRole('note').filter({ hasText: 'Papirflyet er her på alle sider' });
  };
  let hint = await shown();
  await expect(hint).toBeVisible();
  await expectAxeClean(page);
  const [over, under] = [await hint.boundingBox(), await page.getByRole('button', { name: 'Feedback' }).boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  expect(over?.x).toBeGreaterThanOrEqual(0);
  await hint.getByRole('button', { name: 'Forstået' }).click();
  await expect(hint).toHaveCount(0);
  hint = await shown();
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
});

test('SHELL-14 the hint stands where one begins, never over the fields of a form', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'the first press anywhere closes it there');
  await login(page, 'redaktor');
  await page.goto('/redaktion');
  const hint = page.getByRole('note').filter({ hasText: 'Papirflyet er her på alle sider' });
  await expect(hint).toBeVisible();
  await page.goto('/redaktion/meddelelser');
  await expect(page.getByRole('textbox', { name: 'Overskrift' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(hint).toHaveCount(0);
});
