import type { TriedText as Tried } from '@ordklar/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LearnMore, MarkedText, readingOrder, textNotes, TopTypes, useMarkInSight } from '../../corrections/index.ts';
import { tryText as text } from '../own-exercises.text.ts';
import s from '../own-exercises.module.css';

/** A tried text with its marks and what they mean. */
export function TriedText({ tried }: { tried: Tried }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // the marks are to be seen, not only their heading
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useMarkInSight(selectedId);
  const marks = useMemo(() => readingOrder(tried.text, tried.corrections), [tried]);
  const at = marks.findIndex(({ id }) => id === selectedId);
  const step = (by: 1 | -1) => setSelectedId(marks[(at + by + marks.length) % marks.length]?.id ?? null);
  const notes = textNotes(tried.notes);
  return (
    <section aria-label={tried.title}>
      <div className={s.tryHead}>
        <h2 tabIndex={-1} ref={heading}>
          {tried.title}
        </h2>
        <p>{[tried.filename, text.words(tried.wordCount), text.marks(marks.length)].filter(Boolean).join(' · ')}</p>
        {notes && <p className={s.tryNotes}>{notes}</p>}
        {marks.length > 0 && <p>{text.press}</p>}
      </div>
      {marks.length === 0 ? (
        <p className={s.tryNone}>{tried.isCorrected ? text.none : text.noEngine}</p>
      ) : (
        <TopTypes corrections={marks} rule={{ withoutNested: false }} look="numerals" />
      )}
      <div className={s.tryCols}>
        <MarkedText
          text={tried.text}
          marks={marks}
          selectedId={selectedId}
          onSelect={(id) => setSelectedId(id === selectedId ? null : id)}
          label={text.label}
        />
        {marks[at] && (
          <LearnMore
            className={s.learn}
            correction={marks[at]}
            place={{ number: at + 1, count: marks.length }}
            commentBy=""
            onClose={() => setSelectedId(null)}
            onStep={step}
          />
        )}
      </div>
    </section>
  );
}
