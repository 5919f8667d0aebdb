import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalLayer } from '../../app/modals/modal-layer.tsx';
import '../../app/modals/modals.ts';
import { client } from '../../lib/api/client.ts';
import type { ModalName, ModalProps } from '../../lib/modals/modal-registry.ts';
import { closeModal, modalStore, showModal } from '../../lib/modals/modal-store.ts';
import { setActiveCourse } from '../../lib/storage/active.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { isCloudUploadNew } from './cloud-notice-age.ts';
import { FirstView } from './index.ts';
import { KEPT_SECRET } from '../../testing/kept.ts';

const closeAll = () => act(() => modalStore.read().forEach(({ key }) => closeModal(key)));
afterEach(closeAll);

async function open<N extends ModalName>(name: N, props: ModalProps[N]) {
  renderInApp(<ModalLayer />);
  act(() => void showModal(name, props));
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
}
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('The guide for teachers', () => {
  it('DEC-02 ONB-01 TXT-90 TXT-91 begins with an intro: picture, header, text and two buttons', async () => {
    const guide = await open('TeacherOnboardingModal', {});
    expect(await guide.findByRole('heading', { name: 'Velkommen til Ordklar' })).toBeTruthy();
    expect(document.querySelector('.guidePage > svg')).toBeTruthy();
    expect(guide.getByRole('button', { name: 'Luk guiden' })).toBeTruthy();
    expect(guide.getByRole('button', { name: 'Forsæt guiden' })).toBeTruthy();
    expect(guide.queryByText(/under pilen øverst til højre/)).toBeNull();
    expect(guide.queryByRole('progressbar')).toBeNull();
  });

  it('ONB-02 ONB-03 ONB-05 ONB-06 TXT-92 TXT-93 TXT-94 TXT-95 goes through classes, tasks, status and results and ends', async () => {
    const guide = await open('TeacherOnboardingModal', {});
    await guide.findByRole('heading', { name: 'Velkommen til Ordklar' });
    await press('Forsæt guiden');
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      expect(guide.getByText(`${page} / 4`)).toBeTruthy();
      expect(guide.getByRole('progressbar').getAttribute('value')).toBe(String(page));
      expect(guide.getByRole('button', { name: 'Tilbage' })).toBeTruthy();
      seen.push(document.querySelector('.guideName')?.textContent ?? '');
      expect(guide.queryByRole('button', { name: 'Næste' }) !== null).toBe(page < 4);
      expect(guide.queryByRole('button', { name: 'Afslut guiden' }) !== null).toBe(page === 4);
      if (page < 4) await press('Næste');
    }
    expect(seen).toEqual(['Klasser', 'Opgaver', 'Status', 'Resultater']);
    await press('Afslut guiden');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ONB-03 Tilbage on the first page leads to the intro, and Luk guiden closes', async () => {
    const guide = await open('TeacherOnboardingModal', { page: 0 });
    await guide.findByText('1 / 4');
    await press('Tilbage');
    expect(heading()).toBe('Velkommen til Ordklar');
    await press('Luk guiden');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [-1, 'Velkommen til Ordklar'],
    [0, 'Vælg klasse én gang'],
    [3, 'Ret teksten, og giv feedback'],
    [99, 'Ret teksten, og giv feedback'],
  ])('CON-39 ONB-04 opens on page %i', async (page, header) => {
    const guide = await open('TeacherOnboardingModal', { page });
    expect(await guide.findByRole('heading', { name: header })).toBeTruthy();
  });

  it('ONB-03 turns by the arrow keys, and no further than its ends', async () => {
    const guide = await open('TeacherOnboardingModal', { page: 2 });
    await guide.findByText('3 / 4');
    const user = userEvent.setup();
    act(() => guide.getByRole('button', { name: 'Næste' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(guide.getByText('4 / 4')).toBeTruthy();
    await user.keyboard('{ArrowLeft>6/}');
    expect(heading()).toBe('Velkommen til Ordklar');
  });
});

describe('The guide to the text correction', () => {
  it('ONB-07 TXT-96 TXT-97 has its own labels and four pages', async () => {
    const guide = await open('TextCorrectionOnboardingModal', {});
    expect(await guide.findByRole('button', { name: 'Luk introduktion' })).toBeTruthy();
    await press('Se introduktion');
    const headers: (string | null)[] = [];
    for (const page of [1, 2, 3, 4]) {
      expect(guide.getByText(`${page} / 4`)).toBeTruthy();
      headers.push(heading());
      if (page === 2) expect(guide.getByText('Tildelte lektier')).toBeTruthy();
      if (page < 4) await press('Næste');
    }
    expect(headers).toEqual([
      'Giv klassen en skriveopgave',
      'Eleven afleverer',
      'Ordklar markerer, og du retter til',
      'Eleven får sin tekst igen',
    ]);
    await press('Afslut');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('The first visit', () => {
  function visit(closedBefore: Record<string, boolean>, isTeacher = true) {
    vi.spyOn(client, 'currentUser').mockResolvedValue({
      id: 1,
      name: 'Lise Lærer',
      publicName: 'Lise',
      username: 'laerer',
      institution: 'Åskolen',
      isTeacher,
      roles: [isTeacher ? 'teacher' : 'student'],
      keptSecret: KEPT_SECRET,
    });
    const ask = vi
      .spyOn(client, 'shouldHideElement')
      .mockImplementation(async ({ params }) => closedBefore[params.id] ?? false);
    const remember = vi.spyOn(client, 'hideElement').mockResolvedValue(null);
    renderInApp(
      <Suspense>
        <FirstView />
        <ModalLayer />
      </Suspense>,
    );
    return { ask, remember };
  }

  it('ONB-01 ONB-06 opens the guide once, with where it is found again, and remembers that it was closed', async () => {
    const { remember } = visit({});
    expect(
      await screen.findByText('Du kan finde guiden igen under pilen øverst til højre på alle sider.'),
    ).toBeTruthy();
    expect(remember).not.toHaveBeenCalled();
    await press('Luk guiden');
    await waitFor(() => expect(remember).toHaveBeenCalledWith({ params: { id: 'teacher-onboarding' } }));
    expect(modalStore.read()).toEqual([]);
  });

  it('ONB-07 opens the introduction to whoever knows Ordklar and has chosen a free-text course', async () => {
    const { remember } = visit({ 'teacher-onboarding': true });
    await act(() => Promise.resolve());
    expect(modalStore.read()).toEqual([]);
    act(() => setActiveCourse({ productId: 'teco', title: 'Danske fritekstopgaver' }));
    expect(await screen.findByRole('dialog', { name: 'Guide til tekstretteren' })).toBeTruthy();
    await press('Luk introduktion');
    await waitFor(() => expect(remember).toHaveBeenCalledWith({ params: { id: 'text-correction-onboarding' } }));
  });

  it('ONB-06 opens nothing that has been closed before, and nothing for pupils', async () => {
    setActiveCourse({ productId: 'teco', title: 'Danske fritekstopgaver' });
    const { ask } = visit({ 'teacher-onboarding': true, 'text-correction-onboarding': true });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await act(() => Promise.resolve());
    expect(modalStore.read()).toEqual([]);
    const pupil = visit({}, false);
    pupil.ask.mockClear();
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
    expect(pupil.ask).not.toHaveBeenCalled();
  });
});

describe('The notice about files from the cloud', () => {
  it('UPL-11 tells whose accounts may be used', async () => {
    const notice = await open('CloudUploadNoticeModal', {});
    expect(await notice.findByText(/konti, som institutionen har oprettet/)).toBeTruthy();
    expect(notice.getByText(/private konti må ikke bruges/)).toBeTruthy();
  });

  it('UPL-11 CON-28 DEC-10 counts as new until 27 July 2025 has ended in Denmark, never after', () => {
    expect(isCloudUploadNew(Date.parse('2025-07-27T23:59:59+02:00'))).toBe(true);
    expect(isCloudUploadNew(Date.parse('2025-07-28T00:00:00+02:00'))).toBe(false);
    expect(isCloudUploadNew(Date.parse('2026-11-21T12:00:00+01:00'))).toBe(false);
  });

  it.each([
    ['2025-07-01T12:00:00+02:00', true],
    ['2025-07-28T12:00:00+02:00', false],
  ])('UPL-11 shows the badge by the clock (%s)', async (now, isNew) => {
    vi.setSystemTime(new Date(now));
    const notice = await open('CloudUploadNoticeModal', {});
    await notice.findByText(/private konti må ikke bruges/);
    expect(notice.queryByText('Nyt') !== null).toBe(isNew);
  });
});
