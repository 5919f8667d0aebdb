import { useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '../../../../ui/icons.ts';
import { itemText } from '../../item-kinds.text.ts';
import { type SoundState, useSound } from './use-sound.ts';
import { classNames } from '../../../../ui/class-names.ts';
import items from '../../items.module.css';
import s from './sound-player.module.css';

const text = itemText.sound;

const LABEL: Record<SoundState, string> = {
  loading: text.loading,
  ready: text.play,
  playing: text.pause,
  paused: text.goOn,
  failed: text.tryAgain,
};

/** Plays what is to be written: stop, again, slower. Ctrl + Enter plays it again from wherever one writes. */
export function SoundPlayer({ address, onPlay }: { address: string; onPlay: () => void }) {
  const { state, heard, isSlow, toggle, again, toggleSlow, element } = useSound(onPlay);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      again();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <div className={s.sound} role="group" aria-label={text.label}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is to be written: captions would be the answer */}
      <audio {...element} src={address} />
      <div className={s.soundKeys}>
        <Button
          look="ink"
          className={s.play}
          large
          busy={state === 'loading'}
          icon={state === 'playing' ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
          onClick={toggle}
        >
          {LABEL[state]}
        </Button>
        <Button
          icon={<IconRefresh aria-hidden="true" />}
          onClick={again}
          disabled={state === 'loading' || state === 'failed'}
        >
          {text.again}
        </Button>
        <Button className={s.slow} aria-pressed={isSlow} onClick={toggleSlow}>
          {text.slower}
        </Button>
      </div>
      <div className={s.soundLine} aria-hidden="true">
        <span style={{ width: `${heard * 100}%` }} />
      </div>
      {state === 'failed' ? (
        <p role="alert">{text.failed}</p>
      ) : (
        <p className={classNames(items.small, s.soundHelp)}>
          {text.shortcut} <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
        </p>
      )}
    </div>
  );
}
