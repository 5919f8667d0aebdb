import { useEffect, useRef, useState } from 'react';

export type SoundState = 'loading' | 'ready' | 'playing' | 'paused' | 'failed';

/** How much slower »slower« is: the voice keeps its height. */
const SLOW = 0.75;
/** Whoever has chosen slow once wants it for the next word too. */
const SLOW_KEY = 'ordklar-slow-sound';

/**
 * A sound that is played at once where the browser lets it: it does when the pupil has pressed something on the page
 * before, as on the way from one item to the next. Else it waits for a press.
 * @param onPlay when it begins, by a press or by itself
 */
export function useSound(onPlay: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<SoundState>('loading');
  const [heard, setHeard] = useState(0);
  const [isSlow, setSlow] = useState(() => sessionStorage.getItem(SLOW_KEY) === '1');

  useEffect(() => {
    const sound = audio.current;
    // a sound that is loaded again takes the default
    if (sound) sound.playbackRate = sound.defaultPlaybackRate = isSlow ? SLOW : 1;
  }, [isSlow]);

  async function play(from?: number): Promise<void> {
    const sound = audio.current;
    if (!sound) return;
    if (sound.error) sound.load();
    if (from !== undefined) sound.currentTime = from;
    try {
      await sound.play();
    } catch {
      // it could not be fetched, which »error« tells, or it was stopped at once
    }
  }

  return {
    state,
    isSlow,
    /** From 0 to 1. */
    heard,
    /** Plays on where it was stopped, and stops it while it plays. */
    toggle: () => (state === 'playing' ? audio.current?.pause() : void play()),
    again: () => void play(0),
    toggleSlow() {
      sessionStorage.setItem(SLOW_KEY, isSlow ? '0' : '1');
      setSlow(!isSlow);
    },
    /** For the audio element. */
    element: {
      ref: audio,
      preload: 'auto',
      autoPlay: true,
      onCanPlay: () => setState((before) => (before === 'loading' || before === 'failed' ? 'ready' : before)),
      onPlaying() {
        setState('playing');
        onPlay();
      },
      onPause: () => setState('paused'),
      onEnded: () => setState('ready'),
      onError: () => setState('failed'),
      onTimeUpdate() {
        const { currentTime = 0, duration = 0 } = audio.current ?? {};
        setHeard(duration > 0 ? currentTime / duration : 0);
      },
    } as const,
  };
}
