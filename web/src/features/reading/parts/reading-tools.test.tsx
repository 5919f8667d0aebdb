import { PLAIN_READING, type Reading, type UserSettings } from '@ordklar/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sentencesIn } from '../speech/sentences.ts';
import { ReadingTools } from './reading-tools.tsx';

class Speech {
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
let spoken: Speech[];
function speechOf(voices: { lang: string }[]) {
  spoken = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Speech);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (speech: Speech) => spoken.push(speech),
    cancel: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  });
}

const TEXT = (
  <div data-testid="text" data-readable="">
    <h2 data-start="0">Kl. 9 ved havet</h2>
    <p data-start="20">
      <span data-inserted="" aria-hidden="true">
        7
      </span>
      Vi gik <button data-mark="e1">tuur</button>. Det var koldt, men sjovt!
    </p>
    <button>Hent som Word</button>
  </div>
);
const root = () => screen.queryByTestId('text');
function show(reading: Partial<Reading> = {}) {
  vi.spyOn(client, 'userSettings').mockResolvedValue({
    reading: { ...PLAIN_READING, ...reading },
  } as UserSettings);
  return renderInApp(
    <>
      <ReadingTools textOf={root} />
      {TEXT}
    </>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.className = '';
});

it('finds the sentences of a text with its marks, without what is only on the page', () => {
  show();
  expect(sentencesIn(root()!).map(({ words }) => words)).toEqual([
    'Kl. 9 ved havet',
    'Vi gik tuur.',
    'Det var koldt, men sjovt!',
  ]);
  expect(sentencesIn(root()!)[1]?.range.toString()).toBe('Vi gik tuur.');
});

it('reads sentence by sentence, pauses and goes on with the same one, steps by the arrow keys, and stops by Escape', async () => {
  speechOf([{ lang: 'en-GB' }, { lang: 'da-DK' }]);
  show();
  await press('Læs højt');
  expect(await screen.findByText('Sætning 1 af 3')).toBeTruthy();
  spoken[0]?.onend?.();
  expect(await screen.findByText('Sætning 2 af 3')).toBeTruthy();
  await press('Pause');
  // what is cancelled may still tell that it has ended
  spoken[1]?.onend?.();
  await press('Fortsæt');
  expect(spoken.map(({ text }) => text)).toEqual(['Kl. 9 ved havet', 'Vi gik tuur.', 'Vi gik tuur.']);
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Sætning 3 af 3')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Læs højt' }).getAttribute('aria-pressed')).toBe('false');
});

it('says so where the browser has no Danish voice', async () => {
  speechOf([{ lang: 'en-GB' }]);
  show();
  await press('Læs højt');
  expect(await screen.findByText(/har ingen dansk stemme/, {}, { timeout: 4000 })).toBeTruthy();
});

it('sets what is read as the person has chosen, keeps a change on the server, and takes it away with the page', async () => {
  const set = vi.spyOn(client, 'setReading').mockResolvedValue(undefined as never);
  const { unmount } = show({ size: 2 });
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--read-size')).toBe('1.3'));
  await press('Læsbarhed');
  await userEvent.click(await screen.findByRole('radio', { name: 'Mynte' }));
  await waitFor(() =>
    expect(set).toHaveBeenLastCalledWith({ body: { reading: { ...PLAIN_READING, size: 2, tint: 'mynte' } } }),
  );
  await userEvent.click(screen.getByRole('switch', { name: /^Læselineal/ }));
  await waitFor(() =>
    expect(set).toHaveBeenLastCalledWith({
      body: { reading: expect.objectContaining({ tint: 'mynte', ruler: true }) },
    }),
  );
  unmount();
  expect(style.getPropertyValue('--read-size')).toBe('');
});
