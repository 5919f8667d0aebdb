import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DictationView } from './view.tsx';

const { prototype } = HTMLMediaElement;
let play = vi.spyOn(prototype, 'play');
let pause = vi.spyOn(prototype, 'pause');
let load = vi.spyOn(prototype, 'load');

function Page({ isChecked = false }: { isChecked?: boolean }) {
  const [value, setValue] = useState<unknown>('');
  return (
    <form>
      <DictationView
        item={{ kind: 'dictation', before: 'Jeg cykler ned ad ', after: '.' }}
        sound="/api/v1/homework/8/items/3/sound"
        value={value}
        onChange={setValue}
        isChecked={isChecked}
        feedback={null}
      />
      <button>Videre</button>
    </form>
  );
}

/** The page's sound, which happy-dom cannot play: the browser's events are sent by hand. */
function show(isChecked = false) {
  const { container } = render(<Page isChecked={isChecked} />);
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('there is no sound');
  return audio;
}
const key = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Det, du hører' });

beforeEach(() => {
  sessionStorage.clear();
  play = vi.spyOn(prototype, 'play').mockResolvedValue(undefined);
  pause = vi.spyOn(prototype, 'pause').mockReturnValue(undefined);
  load = vi.spyOn(prototype, 'load').mockReturnValue(undefined);
});

it('PD-15: the sound of the item is fetched, played, stopped and played from the beginning', async () => {
  const audio = show();
  expect([audio.getAttribute('src'), audio.autoplay]).toEqual(['/api/v1/homework/8/items/3/sound', true]);
  expect(key(/Henter/).getAttribute('aria-disabled')).toBe('true');
  fireEvent.canPlay(audio);
  await userEvent.click(key(/Afspil/));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.playing(audio);
  await userEvent.click(key(/Pause/));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.pause(audio);
  expect(key(/Fortsæt/)).toBeTruthy();
  audio.currentTime = 2;
  await userEvent.click(key(/Forfra/));
  expect([play.mock.calls.length, audio.currentTime]).toEqual([2, 0]);
  fireEvent.playing(audio);
  fireEvent.ended(audio);
  expect(key(/Afspil/)).toBeTruthy();
});

it('PD-15: slower keeps for the next word', async () => {
  const audio = show();
  expect(audio.playbackRate).toBe(1);
  await userEvent.click(key(/Langsommere/));
  expect([audio.playbackRate, key(/Langsommere/).getAttribute('aria-pressed')]).toEqual([0.75, 'true']);
  const next = show();
  expect([next.playbackRate, next.defaultPlaybackRate]).toEqual([0.75, 0.75]);
});

it('whoever plays it can write at once, and what is checked is left alone', () => {
  fireEvent.playing(show());
  expect(document.activeElement).toBe(field());
  cleanup();
  const audio = show(true);
  key(/Videre/).focus();
  fireEvent.playing(audio);
  expect(document.activeElement).toBe(key(/Videre/));
});

it('Ctrl + Enter plays it again while one writes, and sends nothing', async () => {
  const audio = show();
  fireEvent.canPlay(audio);
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submit);
  await userEvent.type(field(), 'vej{Control>}{Enter}{/Control}');
  expect([play.mock.calls.length, submit.mock.calls.length, field().value]).toEqual([1, 0, 'vej']);
});

it('a sound that does not come says so and can be tried again', async () => {
  const audio = show();
  Object.defineProperty(audio, 'error', { value: { code: 4 }, configurable: true });
  fireEvent.error(audio);
  expect(screen.getByRole('alert').textContent).toContain('Lyden kunne ikke hentes.');
  await userEvent.click(key(/Prøv igen/));
  expect([load.mock.calls.length, play.mock.calls.length]).toEqual([1, 1]);
  fireEvent.canPlay(audio);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells how far it is', () => {
  const audio = show();
  Object.defineProperty(audio, 'duration', { value: 8 });
  audio.currentTime = 2;
  fireEvent.timeUpdate(audio);
  expect(document.querySelector<HTMLElement>('.soundLine span')?.style.width).toBe('25%');
});
