import { type Correction, VISITOR_TEXT_LENGTH, VISITOR_TEXT_WORDS } from '@ordklar/contract';
import { countWords } from '@ordklar/school';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/field.tsx';
import { frontText } from './front-page.text.ts';
import { OwnMarks } from './own-marks.tsx';
import s from './try-desk.module.css';

const text = frontText.ownText;

/** What is wrong with a text before it is sent. */
function faultOf(words: number, length: number): string | undefined {
  if (words === 0) return text.empty;
  if (words > VISITOR_TEXT_WORDS) return text.tooLong(words, VISITOR_TEXT_WORDS);
  return length > VISITOR_TEXT_LENGTH ? text.tooLarge : undefined;
}

/** Where a visitor writes or pastes a text and sees its marks. Nothing of it is kept, here or on the server. */
export function OwnText({ onExample }: { onExample: () => void }) {
  const [marked, setMarked] = useState<{ text: string; corrections: Correction[] }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const typed = useTyped({ text: '' });
  const written = typed.values.text;
  const words = countWords(written);
  const form = useForm({
    typed,
    fields: ['text'] as const,
    check: () => {
      const fault = faultOf(words, written.length);
      return fault === undefined ? {} : { text: fault };
    },
    send: async () => {
      const { corrections } = await client.markVisitorText({ body: { text: written } });
      setMarked({ text: written, corrections });
    },
    notSent: text.notSent,
  });
  // from the example and back from the marks one goes on writing
  useEffect(() => {
    if (!marked) area.current?.focus({ preventScroll: true });
  }, [marked]);
  if (marked) return <OwnMarks {...marked} onChange={() => setMarked(undefined)} onExample={onExample} />;
  return (
    <section className={s.own} aria-labelledby="own-text">
      <h2 id="own-text">{text.title}</h2>
      <form {...form.form}>
        <TextArea
          ref={area}
          label={text.label}
          hint={text.hint(VISITOR_TEXT_WORDS)}
          rows={8}
          lang="da"
          spellCheck={false}
          {...form.field('text')}
        />
        <p className={classNames(s.count, words > VISITOR_TEXT_WORDS && s.isOver)}>
          {text.count(words, VISITOR_TEXT_WORDS)}
        </p>
        {form.failure && (
          <p className={s.failure} role="alert">
            {form.failure}
          </p>
        )}
        <div className={s.actions}>
          <Button type="submit" look="primary" busy={form.busy}>
            {text.send}
          </Button>
          <Button look="quiet" onClick={onExample}>
            {text.example}
          </Button>
        </div>
      </form>
    </section>
  );
}
