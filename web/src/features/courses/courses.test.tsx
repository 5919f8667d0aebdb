import { ApiProblem } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { client } from '../../lib/api/client.ts';
import { onWindowEvent } from '../../lib/events/window-events.ts';
import { closeModal, modalStore } from '../../lib/modals/modal-store.ts';
import { setActiveCourse } from '../../lib/storage/active.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CourseInfoTool, showCourseInfo } from './index.ts';
import { overviewTables, shortTitle } from './overview-tables.ts';
import { KEPT_SECRET } from '../../testing/kept.ts';

afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

const levels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `${index + 1}. klasse`,
    categories: [
      { id: 1, title: 'Fortællende tekst' },
      { id: 2, title: 'Brev og mail' },
    ],
    exerciseCount: index + 3,
  }));

function serve(overview: ReturnType<typeof levels>, licensed = ['teco']) {
  vi.spyOn(client, 'courseTitle').mockResolvedValue({ title: 'Danske fritekstopgaver' });
  vi.spyOn(client, 'currentCourses').mockResolvedValue(
    licensed.map((productId) => ({ groupId: 'dansk', productId, title: productId })),
  );
  return vi.spyOn(client, 'courseOverview').mockResolvedValue(overview);
}

async function open(courseId = 'teco') {
  renderInApp(<ModalLayer />);
  act(() => showCourseInfo(courseId));
  return within(await screen.findByRole('dialog', { name: /Danske fritekstopgaver/ }, { timeout: 5000 }));
}

describe('The course info modal', () => {
  it('CAT-08 CAT-11 shows title, levels with categories and exercise counts, prints and closes', async () => {
    serve(levels(2));
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const modal = await open();
    const table = within(await modal.findByRole('table'));
    expect(modal.getByText('2 niveauer med 7 opgaver i alt.')).toBeTruthy();
    const row = within(table.getByRole('row', { name: /2\. klasse/ }));
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Fortællende tekst', 'Brev og mail']);
    expect(row.getAllByRole('cell').at(-1)?.textContent).toBe('4');
    const user = userEvent.setup();
    await user.click(modal.getByRole('button', { name: 'Udskriv' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(modal.getAllByRole('button', { name: 'Luk' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [6, [6]],
    [7, [4, 3]],
    [8, [4, 4]],
  ])('CAT-09 CON-29 %i levels stand in tables of %j', async (count, expected) => {
    serve(levels(count));
    const modal = await open();
    const tables = await modal.findAllByRole('table');
    expect(tables.map((table) => table.querySelectorAll('tbody tr').length)).toEqual(expected);
    expect(overviewTables(levels(count)).map((part) => part.length)).toEqual(expected);
  });

  it('CAT-09 CON-29 cuts a long title at 11 characters and ends it with a dot', () => {
    expect(shortTitle('10. klasse')).toBe('10. klasse');
    expect(shortTitle('Elleve tegn')).toBe('Elleve tegn');
    expect(shortTitle('Begyndertrin')).toBe('Begyndertri.');
    expect(shortTitle('Gymnasiet, B-niveau')).toBe('Gymnasiet,.');
  });

  it('CAT-10 offers a free trial to whoever has no licence, through the contact form', async () => {
    serve(levels(1), ['gram']);
    const asked: string[] = [];
    const stop = onWindowEvent('gtShowModal', ({ name }) => asked.push(name));
    const modal = await open();
    await userEvent.setup().click(await modal.findByRole('button', { name: 'Få gratis prøveadgang' }));
    expect(asked).toEqual(['DemoFormModal']);
    stop();
  });

  it('TC-26 API-136 a teacher whose school has no text correction signs up by e-mail alone', async () => {
    const refusal = new ApiProblem(422, {
      code: 'no-email',
      message: 'x',
      errors: { email: ['Skriv en e-mailadresse.'] },
    });
    const signUp = vi.spyOn(client, 'signUpTextCorrection').mockRejectedValueOnce(refusal).mockResolvedValue(null);
    serve(levels(1), ['gram']);
    const modal = await open('teco');
    const user = userEvent.setup();
    const field = await modal.findByRole<HTMLInputElement>('textbox', { name: 'Din e-mailadresse' });
    await user.type(field, 'lise{Enter}');
    expect(await modal.findByText('Skriv en e-mailadresse.')).toBeTruthy();
    await user.type(field, '@skole.dk{Enter}');
    expect(await modal.findByText('Tak. Vi skriver til lise@skole.dk, så snart vi kan.')).toBeTruthy();
    expect(signUp).toHaveBeenLastCalledWith({ body: { email: 'lise@skole.dk' } });
  });

  it('CAT-10 offers nothing to whoever has the licence', async () => {
    serve(levels(1));
    const modal = await open();
    await modal.findByRole('table');
    expect(modal.queryByText('Prøv kurset gratis')).toBeNull();
  });

  it('CAT-08 tells when it cannot be fetched, and tries again; and when there is nothing yet', async () => {
    const overview = serve([]);
    overview.mockRejectedValueOnce(new Error('down'));
    const modal = await open();
    await userEvent.setup().click(await modal.findByRole('button', { name: 'Prøv igen' }));
    expect(await modal.findByRole('heading', { name: 'Kurset har ingen opgaver endnu' })).toBeTruthy();
  });

  it('REF-01 REF-02 REF-03 leads from the spelling test to its tables', async () => {
    serve(levels(1), ['grsp']);
    const modal = await open('grsp');
    const user = userEvent.setup();
    for (const name of ['Bedømmelsestabel', 'Udvidet bedømmelsestabel staveprøven', 'Anvendte fejltyper'])
      expect(modal.getByRole('button', { name })).toBeTruthy();
    await user.click(modal.getByRole('button', { name: 'Anvendte fejltyper' }));
    expect(modalStore.read().at(-1)?.name).toBe('TestErrorModal');
  });
});

describe('The sign in the top bar', () => {
  it('CAT-08 opens the info of the chosen course, and is away while none is chosen', async () => {
    vi.spyOn(client, 'currentUser').mockResolvedValue({
      id: 1,
      name: 'Lise Lærer',
      publicName: 'Lise',
      username: 'laerer',
      institution: 'Åskolen',
      isTeacher: true,
      roles: ['teacher'],
      keptSecret: KEPT_SECRET,
    });
    renderInApp(
      <Suspense>
        <CourseInfoTool />
      </Suspense>,
    );
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).toBeNull();
    act(() => setActiveCourse({ productId: 'teco', title: 'Danske fritekstopgaver' }));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Om kurset Danske fritekstopgaver' }));
    expect(modalStore.read().at(-1)).toMatchObject({ name: 'ClassInfoModal', props: { courseId: 'teco' } });
  });
});
