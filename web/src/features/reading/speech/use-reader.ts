import { useEffect, useRef, useState } from 'react';
import { highlight } from './highlight.ts';
import { readFrom } from './read-from.ts';
import { type Sentence, sentencesIn } from './sentences.ts';

/** Where the reading stands: `at` is the sentence, 0 for the first. */
interface Place {
  state: 'reading' | 'paused' | 'failed';
  at: number;
  /** Of how many; 0 where there is nothing to read. */
  count: number;
}

/**
 * Reads the sentences of a text one after the other. A pause keeps the place and starts its sentence again: what browsers
 * call pausing loses the rest on some of them.
 */
export function useReader(textOf: () => HTMLElement | null, voice: SpeechSynthesisVoice, onEnd: () => void) {
  const sentences = useRef<readonly Sentence[]>([]);
  const [place, setPlace] = useState<Place>({ state: 'reading', at: 0, count: 0 });
  const stop = useRef(() => {});
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  const begin = (from: number) => {
    const of = sentences.current;
    stop.current();
    stop.current = readFrom(of, voice, from, (report) => {
      if (report === 'end') ended.current();
      else
        setPlace((now) =>
          report === 'failed' ? { ...now, state: 'failed' } : { state: 'reading', at: report.at, count: of.length },
        );
    });
  };
  const start = useRef(begin);
  useEffect(() => {
    const root = textOf();
    sentences.current = root ? sentencesIn(root) : [];
    if (sentences.current.length > 0) start.current(0);
    return () => {
      stop.current();
      highlight(null);
    };
  }, [textOf]);

  return {
    ...place,
    pause: () => {
      stop.current();
      setPlace((now) => ({ ...now, state: 'paused' }));
    },
    goOn: () => begin(place.at),
    step: (by: 1 | -1) => begin(Math.min(Math.max(place.at + by, 0), place.count - 1)),
  };
}
