import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconVolume } from '../../../ui/icons.ts';
import { playerText as text } from '../player.text.ts';

const danish = (): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith('da'));

/** Reads the task aloud by the browser's Danish voice; not there where the browser has none. */
export function ReadAloud({ words }: { words: string }) {
  const [voice, setVoice] = useState(danish);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis;
    if (!synthesis) return;
    const update = () => setVoice(danish());
    synthesis.addEventListener('voiceschanged', update);
    return () => {
      synthesis.removeEventListener('voiceschanged', update);
      synthesis.cancel();
    };
  }, []);
  if (!voice || words === '') return null;
  const press = () => {
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
    <Button className="pl-read-aloud" icon={<IconVolume aria-hidden="true" />} aria-pressed={isReading} onClick={press}>
      <span>{isReading ? text.stopReading : text.readAloud}</span>
    </Button>
  );
}
