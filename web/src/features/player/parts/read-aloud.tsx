import type { CourseLanguage } from '@ordklar/contract';
import { useState } from 'react';
import { useVoice } from '../../../lib/speech/use-voice.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconVolume } from '../../../ui/icons.ts';
import { playerText as text } from '../player.text.ts';
import s from '../player.module.css';

/** Reads the task aloud by the browser's voice for its language; where it has none the button says so. */
export function ReadAloud({ words, language }: { words: string; language: CourseLanguage }) {
  const voice = useVoice(language);
  const [isReading, setReading] = useState(false);
  if (voice === undefined || words === '') return null;
  const press = () => {
    if (voice === null) return showErrorToast(text.noVoice(language));
    speechSynthesis.cancel();
    if (isReading) return setReading(false);
    const speech = new SpeechSynthesisUtterance(words);
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.onend = speech.onerror = () => setReading(false);
    setReading(true);
    speechSynthesis.speak(speech);
  };
  return (
    <Button
      look="quiet"
      className={s.readAloud}
      icon={<IconVolume aria-hidden="true" />}
      aria-pressed={isReading}
      onClick={press}
    >
      <span>{isReading ? text.stopReading : text.readAloud}</span>
    </Button>
  );
}
