import { PLAIN_READING, type UserSettings } from '@ordklar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../lib/api/client.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { useExplorer } from './use-explorer.ts';

const SETTINGS: UserSettings = {
  publicName: 'Mette Krogh',
  themeColor: 'gran',
  themePattern: 'ingen',
  themeEvent: 'ingen',
  colorScheme: 'auto',
  showOnlyLastTry: false,
  showAllStudentsResults: false,
  showAchievements: true,
  showUnpublished: false,
  disabledExerciseMemcache: false,
  allowOneDrive: false,
  allowGoogleDrive: false,
  reading: PLAIN_READING,
};

function Shown() {
  const { onlyLastTry, showAll, setOnlyLastTry } = useExplorer('gram');
  return (
    <>
      <p>{`${onlyLastTry ? 'seneste' : 'bedste'}, ${showAll ? 'alle' : 'afleverede'}`}</p>
      <button type="button" onClick={() => setOnlyLastTry(!onlyLastTry)}>
        Skift
      </button>
    </>
  );
}

it('SET-02 results are shown as the teacher has set, until the address says otherwise', async () => {
  const settings = vi.spyOn(client, 'userSettings').mockResolvedValue(SETTINGS);
  const { unmount } = renderInApp(<Shown />);
  expect(await screen.findByText('bedste, afleverede')).toBeTruthy();
  unmount();
  settings.mockResolvedValue({ ...SETTINGS, showOnlyLastTry: true, showAllStudentsResults: true });
  const set = renderInApp(<Shown />);
  expect(await screen.findByText('seneste, alle')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Skift' }));
  expect(screen.getByText('bedste, alle')).toBeTruthy();
  set.unmount();
  renderInApp(<Shown />, { path: '/?seneste=0&alle=0' });
  await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(3));
  expect(await screen.findByText('bedste, afleverede')).toBeTruthy();
});
