import { ApiProblem, type Group, type OwnSquad, type SquadPupil } from '@ordklar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { closeModal, modalStore } from '../../../lib/modals/modal-store.ts';
import { closeToast, toastStore } from '../../../lib/toasts/toast-store.ts';
import { setNarrow } from '../../../testing/narrow.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import { mergeGroup } from '../group-editor.ts';
import ClassesPage from './classes-page.tsx';

const squad = (id: number, name: string, kind: 'class' | 'group', more: Partial<OwnSquad> = {}): OwnSquad => ({
  id,
  name,
  kind,
  grade: kind === 'class' ? 6 : null,
  year: 2026,
  studentCount: 2,
  startkomma: 'auto',
  freeExercises: false,
  sharedBy: null,
  sharedWith: [],
  version: 1,
  ...more,
});
const pupil = (id: number, name: string): SquadPupil => ({
  id,
  name,
  username: `elev${id}`,
  classes: ['6.A'],
  groups: id === 11 ? [{ id: 5, name: 'Læsegruppen' }] : [],
  lastSeen: id === 11 ? Date.now() / 1000 : id === 12 ? Date.now() / 1000 - 30 * 86_400 : null,
});
const asta = pupil(11, 'Asta Holm');
const bo = pupil(12, 'Bo Berg');
const karla = pupil(13, 'Karla Dam');
let group: Group;

function show(path = '/teacher/admin') {
  return showAsTeacher({ path: '/teacher/admin', Component: ClassesPage }, path);
}
const slip = async (name: string) => within(await screen.findByRole('complementary', { name }));

afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));
beforeEach(() => {
  localStorage.clear();
  for (const { id } of toastStore.read()) closeToast(id);
  group = { ...squad(5, 'Læsegruppen', 'group'), pupils: [asta] };
  vi.spyOn(client, 'classesToMove').mockResolvedValue([]);
  vi.spyOn(client, 'ownClasses').mockResolvedValue([
    squad(1, '6.A', 'class', { sharedWith: ['Henrik', 'Ida', 'Per'] }),
    squad(2, '6.C', 'class', { sharedBy: 'Jonas' }),
  ]);
  vi.spyOn(client, 'groups').mockImplementation(async () => [group]);
  vi.spyOn(client, 'group').mockImplementation(async () => group);
  vi.spyOn(client, 'squadPupils').mockResolvedValue([asta, bo]);
});

describe('Classes', () => {
  it('ADM-01 own and shared classes are listed with their pupils', async () => {
    show();
    const classes = within(await screen.findByRole('navigation', { name: 'Klasser' }));
    expect(classes.getByText('2 elever · delt med Henrik, Ida og Per')).toBeTruthy();
    expect(classes.getByText('2 elever · Jonas deler')).toBeTruthy();
    const row = (await screen.findByRole('rowheader', { name: /Asta Holm/ })).closest('tr') as HTMLElement;
    expect(within(row).getByText('elev11')).toBeTruthy();
    expect(within(row).getByText('Læsegruppen')).toBeTruthy();
    expect(within(row).getByText(/^i dag kl\. \d+\.\d\d$/)).toBeTruthy();
    expect(screen.getByText('2 elever · 1 har været her den seneste uge')).toBeTruthy();
  });

  it('ADM-01 an address with an unknown class says so, and one of an own class does not', async () => {
    const { unmount } = show('/teacher/admin?klasse=99999');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Klassen i adressen findes ikke/);
    expect(screen.getByRole('heading', { name: '6.A' })).toBeTruthy();
    unmount();
    show('/teacher/admin?klasse=2');
    expect(await screen.findByRole('heading', { name: '6.C' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ADM-01 a class is removed with a way back', async () => {
    const remove = vi.spyOn(client, 'removeClass').mockResolvedValue(null);
    const add = vi.spyOn(client, 'addClass').mockResolvedValue(null);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern klassen fra mine' }));
    expect(remove).toHaveBeenCalledWith({ body: { classId: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
    expect(add).toHaveBeenCalledWith({ body: { classId: 1 } });
  });

  it('ADM-03 a class is added from the school’s list; one that is gone says so and the list is fetched again', async () => {
    const list = vi.spyOn(client, 'classes').mockResolvedValue([
      { classId: 1, name: '6.A', grade: 6, year: 2026, studentCount: 2, isMine: true, teachers: ['Mette'] },
      { classId: 9, name: '8.B', grade: 8, year: 2026, studentCount: 26, isMine: false, teachers: [] },
    ]);
    const gone = new ApiProblem(404, { code: 'class-gone', message: 'Klassen findes ikke længere.' });
    const add = vi.spyOn(client, 'addClass').mockRejectedValueOnce(gone).mockResolvedValue(null);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Tilføj klasse' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tilføj 8.B' }));
    expect(await screen.findByText('Klassen findes ikke længere.')).toBeTruthy();
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
    expect(screen.getByText('26 elever · ingen lærer endnu')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tilføj 8.B' }));
    expect(await screen.findByText('8.B er tilføjet.')).toBeTruthy();
    expect(add).toHaveBeenLastCalledWith({ body: { classId: 9 } });
  });

  it('ADM-04 a pupil and a teacher are found, and a pupil of an own class leads there', async () => {
    const person = { institution: 'Åskolen', classes: ['6.C'] };
    vi.spyOn(client, 'searchStudents').mockResolvedValue([{ ...person, id: 21, name: 'Karla Dam' }]);
    vi.spyOn(client, 'searchTeachers').mockResolvedValue([{ ...person, id: 7, name: 'Karin Ravn', classes: [] }]);
    show();
    const find = within(await screen.findByRole('search', { name: 'Find en elev eller en lærer på skolen' }));
    await userEvent.type(find.getByRole('searchbox'), 'ka');
    expect(await find.findByText('Karin Ravn')).toBeTruthy();
    expect(find.getByText('Ingen klasse')).toBeTruthy();
    await userEvent.click(find.getByRole('link', { name: 'Karla Dam' }));
    expect(await screen.findByRole('heading', { level: 2, name: '6.C' })).toBeTruthy();
    vi.mocked(client.searchStudents).mockResolvedValue([]);
    vi.mocked(client.searchTeachers).mockResolvedValue([]);
    await userEvent.type(find.getByRole('searchbox'), 'xx');
    expect(await find.findByText(/Ingen på skolen hedder »kaxx«/)).toBeTruthy();
  });

  it('a teacher without classes is shown the way to one; what cannot be fetched says so', async () => {
    vi.spyOn(client, 'ownClasses').mockResolvedValue([]);
    const { unmount } = show();
    expect(await screen.findByText('Du har ingen klasser endnu')).toBeTruthy();
    unmount();
    vi.spyOn(client, 'ownClasses').mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    show();
    expect(await screen.findByText('Vi kunne ikke hente dine klasser. Prøv igen om lidt.')).toBeTruthy();
  });
});

describe('Groups', () => {
  it('ADM-02 a group is made with ticks and by search, by keyboard alone', async () => {
    const create = vi.spyOn(client, 'createGroup').mockResolvedValue({ ...group, name: 'Skriv' });
    vi.spyOn(client, 'searchStudents').mockResolvedValue([{ ...karla, institution: 'Åskolen' }]);
    const user = userEvent.setup();
    show('/teacher/admin?gruppe=ny');
    const form = await slip('Ny gruppe');
    expect(document.activeElement).toBe(form.getByRole('heading', { name: 'Ny gruppe' }));
    await user.click(form.getByRole('button', { name: 'Gem gruppen' }));
    expect(await form.findByText('Giv gruppen et navn')).toBeTruthy();
    expect(form.getByText('Gruppen skal have mindst én elev.')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
    await user.type(form.getByRole('textbox', { name: 'Gruppens navn' }), 'Skriv');
    (await screen.findByRole('checkbox', { name: 'Bo Berg er med i gruppen' })).focus();
    await user.keyboard(' ');
    await user.type(form.getByRole('searchbox', { name: 'Find elev på skolen' }), 'ka');
    (await form.findByRole('button', { name: 'Sæt Karla Dam i gruppen' })).focus();
    await user.keyboard('{Enter}');
    // what was pressed is gone; the focus is not
    expect(document.activeElement).toBe(form.getByRole('searchbox', { name: 'Find elev på skolen' }));
    form.getByRole('button', { name: 'Tag Bo Berg ud af gruppen' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Tag Karla Dam ud af gruppen' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bo Berg er med i gruppen' }));
    await user.click(form.getByRole('button', { name: 'Gem gruppen' }));
    expect(create).toHaveBeenCalledWith({ body: { name: 'Skriv', userIds: [12, 13] } });
    expect(await screen.findByText('Gruppen Skriv er gemt.')).toBeTruthy();
  });

  it.each([
    ['on a phone the group stands over the pupils that are ticked for it', true],
    ['where there is room it stands after them', false],
  ])('ADM-02 %s', async (_, isNarrow) => {
    setNarrow(isNarrow);
    show('/teacher/admin?gruppe=ny');
    const heading = (await slip('Ny gruppe')).getByRole('heading', { name: 'Ny gruppe' });
    const tick = await screen.findByRole('checkbox', { name: 'Bo Berg er med i gruppen' });
    const isBefore = heading.compareDocumentPosition(tick) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore > 0).toBe(isNarrow);
  });

  it('ADM-02 changes that are not saved stay when another group is opened, and can be given up', async () => {
    const user = userEvent.setup();
    const other: Group = { ...squad(6, 'Skriveværksted', 'group'), pupils: [bo] };
    vi.spyOn(client, 'groups').mockResolvedValue([group, other]);
    vi.spyOn(client, 'group').mockImplementation(async ({ params: { id } }) => (id === 6 ? other : group));
    show('/teacher/admin?gruppe=5');
    await user.type((await slip('Læsegruppen')).getByRole('textbox', { name: 'Gruppens navn' }), ' 2');
    await user.click(await screen.findByRole('checkbox', { name: 'Bo Berg er med i gruppen' }));
    const groups = within(screen.getByRole('navigation', { name: 'Grupper' }));
    await user.click(groups.getByRole('link', { name: /Skriveværksted/ }));
    expect((await slip('Skriveværksted')).queryByText(/ikke gemt/)).toBeNull();
    expect(groups.getByRole('link', { name: /Læsegruppen/ }).textContent).toContain('ikke gemt');
    await user.click(groups.getByRole('link', { name: /Læsegruppen/ }));
    const form = await slip('Læsegruppen');
    expect(form.getByText('Dine ændringer fra sidst er ikke gemt endnu.')).toBeTruthy();
    expect(form.getByRole('textbox', { name: 'Gruppens navn' })).toHaveProperty('value', 'Læsegruppen 2');
    expect(form.getByText('Bo Berg')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Kassér ændringerne' }));
    expect(form.getByRole('textbox', { name: 'Gruppens navn' })).toHaveProperty('value', 'Læsegruppen');
    expect(form.queryByText('Bo Berg')).toBeNull();
    expect(form.queryByText(/ikke gemt/)).toBeNull();
  });

  it('ADM-02 another’s change meanwhile is reported, can be taken in, and keeps what was typed', async () => {
    const stale = new ApiProblem(409, { code: 'stale-group', message: 'x', details: { savedBy: 'Karl Kollega' } });
    const save = vi.spyOn(client, 'saveGroup').mockRejectedValueOnce(stale);
    const user = userEvent.setup();
    show('/teacher/admin?gruppe=5');
    const form = await slip('Læsegruppen');
    await user.type(form.getByRole('textbox', { name: 'Gruppens navn' }), ' 2');
    await user.click(await screen.findByRole('checkbox', { name: 'Bo Berg er med i gruppen' }));
    await user.click(form.getByRole('button', { name: 'Gem gruppen' }));
    expect(await form.findByText(/^Karl Kollega har ændret gruppen/)).toBeTruthy();
    group = { ...group, pupils: [asta, karla], version: 2 };
    save.mockImplementation(async () => ({ ...group, name: 'Læsegruppen 2', version: 3 }));
    await user.click(form.getByRole('button', { name: 'Hent ændringen, og behold mine' }));
    expect(await form.findByText('Karla Dam')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Gem gruppen' }));
    expect(save).toHaveBeenLastCalledWith({
      params: { id: 5 },
      body: { name: 'Læsegruppen 2', userIds: [11, 12, 13], version: 2 },
    });
  });

  it('ADM-02 a group is deleted with a way back', async () => {
    const remove = vi.spyOn(client, 'deleteGroup').mockResolvedValue(null);
    const restore = vi.spyOn(client, 'restoreGroup').mockResolvedValue(null);
    show('/teacher/admin?gruppe=5');
    const form = await slip('Læsegruppen');
    await userEvent.click(form.getByRole('button', { name: 'Slet gruppen' }));
    expect(remove).toHaveBeenCalledWith({ params: { id: 5 } });
    await userEvent.click(await screen.findByRole('button', { name: /Fortryd/ }));
    expect(restore).toHaveBeenCalledWith({ params: { id: 5 } });
  });

  it('ADM-02 whom I took out stays out, and whom the other took out too', () => {
    const base = { name: 'A', pupils: [asta, bo] };
    const merged = mergeGroup(base, { name: 'A', pupils: [bo, karla] }, { name: 'B', pupils: [asta] });
    expect(merged).toEqual({ name: 'B', pupils: [karla] });
  });
});

describe('Sharing', () => {
  it('SHARE-12 SHARE-05 a class is offered to a colleague who was found, and the offer is stopped', async () => {
    const shares = vi.spyOn(client, 'classShares').mockResolvedValue([]);
    const helle = { id: 7, name: 'Helle Ravn', institution: 'Åskolen', classes: ['8.B'] };
    vi.spyOn(client, 'searchTeachers').mockImplementation((call) =>
      Promise.resolve(call?.query?.excludedIds === '7' ? [] : [helle]),
    );
    const put = vi.spyOn(client, 'putClassShare').mockResolvedValue(null);
    const stop = vi.spyOn(client, 'deleteClassShare').mockResolvedValue(null);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Del' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Del 6.A' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find en kollega' }), 'he');
    const offered = { id: 7, name: 'Helle Ravn' };
    const me = { id: 1, name: 'Mig' };
    shares.mockResolvedValue([
      {
        id: 3,
        type_id: 5,
        creator: me,
        recipient: offered,
        peer: offered,
        class: { classId: 1, name: '6.A' },
        group: null,
        state: 'pending_peer',
        read_at: null,
        accepted_at: null,
        accepted_time: null,
      },
    ]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Invitér Helle Ravn' }));
    expect(put).toHaveBeenCalledWith({ params: { class: 1, user: 7 }, body: {} });
    expect(await dialog.findByText('Afventer svar')).toBeTruthy();
    const find = dialog.getByRole('searchbox', { name: 'Find en kollega' });
    expect(find).toBe(document.activeElement);
    await userEvent.type(find, 'helle');
    expect(await dialog.findByText('Helle Ravn er allerede spurgt og har ikke svaret endnu.')).toBeTruthy();
    expect(dialog.queryByText(/Ingen andre lærere/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop deling med Helle Ravn' }));
    expect(stop).toHaveBeenCalledWith({ params: { class: 1, user: 7 } });
  });

  it('SHARE-05 who was let in to a group by a share can leave it', async () => {
    group = { ...group, sharedBy: 'Jonas' };
    const leave = vi.spyOn(client, 'deleteGroupShare').mockResolvedValue(null);
    show('/teacher/admin?gruppe=5');
    const form = await slip('Læsegruppen');
    expect(form.queryByRole('button', { name: 'Slet gruppen' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Stop med at se den delte gruppe' }));
    expect(leave).toHaveBeenCalledWith({ params: { id: 5, user: 1 } });
    expect(await screen.findByText('Læsegruppen bliver ikke længere delt med dig.')).toBeTruthy();
  });

  it('SHARE-05 who was let in by a share can leave it', async () => {
    const leave = vi.spyOn(client, 'deleteClassShare').mockResolvedValue(null);
    show('/teacher/admin?klasse=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop med at se den delte klasse' }));
    expect(leave).toHaveBeenCalledWith({ params: { class: 2, user: 1 } });
  });
});
