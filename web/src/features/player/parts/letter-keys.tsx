import type { CourseLanguage } from '@ordklar/contract';
import { useEffect, useRef } from 'react';
import { playerText as text } from '../player.text.ts';
import s from './letter-keys.module.css';

/** The letters of each language that not every keyboard has. */
const LETTERS: Record<CourseLanguage, string> = {
  da: 'æøåéÆØÅ',
  en: '',
  de: 'äöüßÄÖÜ',
  fr: 'éèêëàâçîïôùûœ',
  es: 'áéíóúüñ¿¡',
};

/** Puts `letter` where the caret stands, as if it had been typed. */
function type(field: HTMLInputElement, letter: string): void {
  const from = field.selectionStart ?? field.value.length;
  field.setRangeText(letter, from, field.selectionEnd ?? from, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Keys for the letters that a keyboard may lack; they write in the field that was touched last. */
export function LetterKeys({ language }: { language: CourseLanguage }) {
  const last = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.type === 'text') last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const letters = [...LETTERS[language]];
  if (letters.length === 0) return null;
  return (
    <div className={s.letters} role="group" aria-label={text.letters}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          // the field keeps the focus, and a phone its keyboard
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            const field = last.current?.isConnected
              ? last.current
              : document.querySelector<HTMLInputElement>('[data-part=gap] input');
            if (field && !field.readOnly) type(field, letter);
          }}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
