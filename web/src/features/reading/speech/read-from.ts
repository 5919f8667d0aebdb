import { highlight } from './highlight.ts';
import type { Sentence } from './sentences.ts';

/** What the reading tells: the sentence that is begun, that it is through, or that the browser gave it up. */
type Report = { at: number } | 'end' | 'failed';

/** Reads from a sentence on by a voice, each highlighted meanwhile. The answer stops it; after that nothing is reported. */
export function readFrom(
  sentences: readonly Sentence[],
  voice: SpeechSynthesisVoice,
  from: number,
  tell: (report: Report) => void,
): () => void {
  let isStopped = false;
  const next = (at: number): void => {
    const sentence = sentences[at];
    if (!sentence) return tell('end');
    tell({ at });
    highlight(sentence.range);
    const speech = new SpeechSynthesisUtterance(sentence.words);
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.onend = () => {
      if (!isStopped) next(at + 1);
    };
    speech.onerror = () => {
      if (!isStopped) tell('failed');
    };
    speechSynthesis.speak(speech);
  };
  speechSynthesis.cancel();
  next(from);
  return () => {
    isStopped = true;
    speechSynthesis.cancel();
  };
}
