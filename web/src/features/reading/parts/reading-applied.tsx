import type { Reading } from '@ordklar/contract';
import { useEffect, useState } from 'react';
import s from './reading-applied.module.css';

const SIZES = [1, 1.15, 1.3, 1.5, 1.75] as const;
const SPACINGS = ['normal', '0.03em', '0.07em', '0.12em'] as const;
const WORD_SPACINGS = ['normal', '0.1em', '0.2em', '0.35em'] as const;
/** Added to what stands between lines. */
const LINES = [0, 0.25, 0.5, 0.8] as const;

/** Does to what carries `data-readable` what the person has set, until it is taken away. */
export function ReadingApplied({ reading }: { reading: Reading }) {
  const { size, spacing, lines, tint, font, ruler } = reading;
  useEffect(() => {
    if (font === 'opendyslexic') void import('./opendyslexic.ts');
  }, [font]);
  useEffect(() => {
    const root = document.documentElement;
    const values = {
      '--read-size': String(SIZES[size] ?? 1),
      '--read-letters': SPACINGS[spacing] ?? 'normal',
      '--read-words': WORD_SPACINGS[spacing] ?? 'normal',
      '--read-lines': String(LINES[lines] ?? 0),
    };
    const classes = [s.applied, tint !== 'ingen' && s[tint], font === 'opendyslexic' && s.opendyslexic].filter(
      (name): name is string => typeof name === 'string',
    );
    for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
    root.classList.add(...classes);
    return () => {
      for (const name of Object.keys(values)) root.style.removeProperty(name);
      root.classList.remove(...classes);
    };
  }, [size, spacing, lines, tint, font]);
  return ruler ? <Ruler /> : null;
}

/** A line of light that follows pointer and finger over what is read; keys go past it untouched. */
function Ruler() {
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      const isOver = event.target instanceof Element && event.target.closest('[data-readable]') !== null;
      setTop(isOver ? event.clientY : null);
    };
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);
  return top === null ? null : <div className={s.ruler} data-part="ruler" aria-hidden="true" style={{ top }} />;
}
