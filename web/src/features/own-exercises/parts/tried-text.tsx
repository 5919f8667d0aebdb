import type { TriedText as Tried } from '@ordklar/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LearnMore, MarkedText, readingOrder, TopTypes, useMarkInSight } from '../../corrections/index.ts';
import { tryText as text } from '../own-exercises.text.ts';
import s from '../own-exercises.module.css';

/** The engine is Danish so far; other languages wait. */
const MARKED_COURSE = 'teco';

/** A tried text with its marks and what they mean. */
export function TriedText({ tried }: { tried: Tried }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useMarkInSight(selectedId);
  const marks = useMemo(() => readingOrder(tried.text, tried.corrections), [tried]);
  const at = marks.findIndex(({ id }) => id === selectedId);
  const step = (by: 1 | -1) => setSelectedId(marks[(at + by + marks.length) % marks.length]?.id ?? null);
  const none = tried.courseId === MARKED_COURSE ? text.none : text.noEngine;
  return (
    <section aria-label={tried.title}>
      <div className={s.tryHead}>
        <h2 tabIndex={-1} ref={heading}>
          {tried.title}
        </h2>
        <p>{[tried.filename, text.words(tried.wordCount), text.marks(marks.length)].filter(Boolean).join(' · ')}</p>
        {marks.length > 0 && <p>{text.press}</p>}
      </div>
      {marks.length === 0 ? (
        <p className={s.tryNone}>{none}</p>
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
