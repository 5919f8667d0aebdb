import { ApiProblem } from '@ordklar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { client } from '../../../lib/api/client.ts';
import type { ModalProps } from '../../../lib/modals/modal-registry.ts';
import { closeModal, modalStore, showModal } from '../../../lib/modals/modal-store.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { showCopilotDemo } from '../index.ts';
import { KEPT_SECRET } from '../../../testing/kept.ts';

let send: MockInstance<typeof client.sendContact>;

const person = (name: string, institution: string) =>
  vi.spyOn(client, 'currentUser').mockResolvedValue({
    id: 1,
    name,
    institution,
    publicName: name,
    username: 'mette',
    isTeacher: true,
    roles: ['teacher'],
    keptSecret: KEPT_SECRET,
  });

async function open(props: ModalProps['DemoFormModal'] = {}) {
  const events = userEvent.setup();
  renderInApp(<ModalLayer />);
  act(() => void showModal('DemoFormModal', props));
  await screen.findByLabelText('E-mail', {}, { timeout: 10_000 });
  await screen.findByLabelText('Dansk');
  const type = (label: string, text: string) => events.type(screen.getByLabelText(label), text);
  return {
    events,
    type,
    press: () => events.click(screen.getByRole('button', { name: 'Send' })),
    fillIn: async () => {
      await type('Navn', 'Mette Krogh');
      await type('Institution', 'Strandskolen');
      await type('E-mail', 'mette@skole.dk');
      await events.click(screen.getByLabelText('Ordklar må gerne kontakte mig om min henvendelse.'));
    },
  };
}

const errorOf = (label: string): string => {
  const field = screen.getByLabelText(label);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

describe('The demo form', () => {
  beforeEach(() => {
    send = vi.spyOn(client, 'sendContact').mockResolvedValue({ supportPhone: '12 34 56 78' });
    vi.spyOn(client, 'courseGroups').mockResolvedValue([
      { id: 'dansk', title: 'Dansk' },
      { id: 'engelsk', title: 'Engelsk' },
      { id: 'tysk', title: 'Tysk' },
    ]);
    person('', '');
  });
  afterEach(() => act(() => modalStore.read().forEach(({ key }) => closeModal(key))));

  it('keeps what is written when the window is closed by mistake', async () => {
    const { events, type } = await open();
    await type('E-mail', 'mette@skole.dk');
    await events.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('E-mail')).toBeNull());
    act(() => void showModal('DemoFormModal', {}));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('mette@skole.dk');
  });

  it('LEAD-01, LEAD-09, NOP-09 sends all fields, with the titles of the chosen course groups joined by a comma', async () => {
    const { events, type, fillIn, press } = await open({ isTextCorrection: true });
    await fillIn();
    await type('Telefon (valgfrit)', '12345678');
    await type('Kommentar (valgfrit)', 'Ring gerne.');
    await events.click(screen.getByLabelText('Tysk'));
    await events.click(screen.getByLabelText('Dansk'));
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      body: {
        name: 'Mette Krogh',
        company: 'Strandskolen',
        email: 'mette@skole.dk',
        phone: '12345678',
        comment: 'Ring gerne.',
        course_groups: 'Dansk,Tysk',
        isCopilot: false,
        isTextCorrection: true,
        consent: true,
      },
    });
  });

  it('LEAD-08, DEC-17 goes from unsubmitted over errors to thanks, which hide the form and give the phone', async () => {
    const { fillIn, press } = await open();
    expect(screen.queryByText('Feltet er påkrævet')).toBeNull();
    await press();
    expect(screen.getAllByText('Feltet er påkrævet')).toHaveLength(3);
    await fillIn();
    expect(screen.queryByText('Feltet er påkrævet')).toBeNull();
    await press();
    expect(await screen.findByText('Tak for din henvendelse!')).toBeTruthy();
    expect(screen.getByText(/12 34 56 78/)).toBeTruthy();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });

  it('LEAD-02, LEAD-03, TXT-15, TXT-16 requires name, institution, e-mail and the tick, and calls nobody before', async () => {
    const { events, press } = await open();
    await events.type(screen.getByLabelText('Navn'), '   ');
    await press();
    for (const label of ['Navn', 'Institution', 'E-mail']) expect(errorOf(label)).toBe('Feltet er påkrævet');
    expect(errorOf('Ordklar må gerne kontakte mig om min henvendelse.')).toBe('Påkrævet');
    expect(document.activeElement).toBe(screen.getByLabelText('Navn'));
    expect(send).not.toHaveBeenCalled();
  });

  it('LEAD-04, CON-09 takes no more characters than the server', async () => {
    await open();
    const most = ['Navn', 'Institution', 'E-mail', 'Telefon (valgfrit)', 'Kommentar (valgfrit)'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).maxLength,
    );
    expect(most).toEqual([100, 100, 100, 20, 1000]);
  });

  it('LEAD-05 sends without phone and comment, and any text as e-mail', async () => {
    const { fillIn, type, press } = await open();
    await fillIn();
    await type('E-mail', ' eller ring');
    await press();
    expect(send.mock.calls[0]?.[0].body).toMatchObject({ email: 'mette@skole.dk eller ring', phone: '', comment: '' });
  });

  it('LEAD-06 shows the first message of each field that the server refuses', async () => {
    send.mockRejectedValueOnce(
      new ApiProblem(422, {
        code: 'invalid',
        message: 'Noget er ikke udfyldt rigtigt.',
        errors: { name: ['Navnet er for langt', 'Andet'], company: ['Ukendt skole'], email: ['Skriv en anden'] },
      }),
    );
    const { fillIn, press } = await open();
    await fillIn();
    await press();
    await waitFor(() => expect(errorOf('Navn')).toBe('Navnet er for langt'));
    expect([errorOf('Institution'), errorOf('E-mail')]).toEqual(['Ukendt skole', 'Skriv en anden']);
  });

  it('says so when it cannot be sent and keeps what was written', async () => {
    send.mockRejectedValueOnce(new ApiProblem(500, { code: 'unknown', message: 'Ukendt' }));
    const { fillIn, press } = await open();
    await fillIn();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('din henvendelse ikke blev sendt');
    expect(screen.getByLabelText<HTMLInputElement>('Navn').value).toBe('Mette Krogh');
  });

  it('LEAD-07 takes name and institution from the profile and locks them when both exist', async () => {
    person('Mette Krogh', 'Strandskolen');
    await open();
    const [name, institution] = ['Navn', 'Institution'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    await waitFor(() => expect([name?.value, institution?.value]).toEqual(['Mette Krogh', 'Strandskolen']));
    expect([name?.readOnly, institution?.readOnly]).toEqual([true, true]);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it.each([
    ['Mette Krogh', ''],
    ['', 'Strandskolen'],
  ])('LEAD-07 locks nothing when only one of name (%j) and institution (%j) exists', async (name, institution) => {
    person(name, institution);
    const { events } = await open();
    const field = screen.getByLabelText<HTMLInputElement>(name ? 'Navn' : 'Institution');
    await waitFor(() => expect(field.value).toBe(name || institution));
    await events.type(field, '!');
    expect(field.value).toBe(`${name || institution}!`);
  });

  it('LEAD-16, CON-11 is the same form at width 946 for the copilot', async () => {
    renderInApp(<ModalLayer />);
    act(() => void showCopilotDemo());
    expect(await screen.findByRole('dialog', { name: 'Opgaveanbefalinger til hver elev' })).toBeTruthy();
    expect(modalStore.read().at(-1)?.width).toBe(946);
  });

  it('LEAD-01 tells the server that it is about the copilot', async () => {
    const { fillIn, press } = await open({ isCopilot: true });
    await fillIn();
    await press();
    expect(send.mock.calls[0]?.[0].body).toMatchObject({ isCopilot: true, course_groups: '' });
  });
});
