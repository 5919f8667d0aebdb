import { useEffect, useState } from 'react';

/** Browsers fetch their voices after they are asked for them first; when none has come by then, there is none. */
const WAIT_MS = 1500;

const voiceOf = (language: string): SpeechSynthesisVoice | null =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;

/** The browser's voice for a language ('da'); null where it has none, undefined while it may still come. */
export function useVoice(language: string): SpeechSynthesisVoice | null | undefined {
  const [, setVoices] = useState(0);
  const [hasWaited, setWaited] = useState(!globalThis.speechSynthesis);
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis;
    if (!synthesis) return;
    const update = () => setVoices((times) => times + 1);
    synthesis.addEventListener('voiceschanged', update);
    const waiting = setTimeout(() => setWaited(true), WAIT_MS);
    return () => {
      clearTimeout(waiting);
      synthesis.removeEventListener('voiceschanged', update);
      synthesis.cancel();
    };
  }, []);
  return voiceOf(language) ?? (hasWaited ? null : undefined);
}
