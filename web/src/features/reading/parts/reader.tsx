import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useVoice } from '../../../lib/speech/use-voice.ts';
import { Button } from '../../../ui/button.tsx';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '../../../ui/icons.ts';
import { readingText } from '../reading.text.ts';
import { useReader } from '../speech/use-reader.ts';
import s from './reader.module.css';

const text = readingText.aloud;

/** Reads a text aloud in Danish, with its tools; says so where the browser has no Danish voice. */
export function Reader(props: { textOf: () => HTMLElement | null; onEnd: () => void }) {
  const voice = useVoice('da');
  if (voice === undefined) return null;
  if (voice === null)
    return (
      <p className={s.none} role="status">
        {text.noVoice}
      </p>
    );
  return <Reading {...props} voice={voice} />;
}

function Reading({
  textOf,
  onEnd,
  voice,
}: {
  textOf: () => HTMLElement | null;
  onEnd: () => void;
  voice: SpeechSynthesisVoice;
}) {
  const { state, at, count, pause, goOn, step } = useReader(textOf, voice, onEnd);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd();
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isReading = state === 'reading';
  if (count === 0 && isReading)
    return (
      <p className={s.none} role="status">
        {text.nothing}
      </p>
    );
  return (
    <div className={s.reader} role="toolbar" aria-label={text.tools} tabIndex={-1} onKeyDown={press}>
      <Button
        look="quiet"
        ref={button}
        icon={isReading ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
        onClick={isReading ? pause : goOn}
      >
        {isReading ? text.pause : text.goOn}
      </Button>
      <Button look="quiet" icon={<IconPlayerStop aria-hidden="true" />} onClick={onEnd}>
        {text.stop}
      </Button>
      <span className="small">{text.at(at + 1, count)}</span>
      {state === 'failed' && <span role="alert">{text.failed}</span>}
    </div>
  );
}
