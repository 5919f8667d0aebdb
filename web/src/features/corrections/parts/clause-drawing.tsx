import type { SentenceDrawing } from '@ordklar/contract';
import type { ReactNode } from 'react';
import { correctionsText } from '../corrections.text.ts';
import s from './clause-drawing.module.css';

const text = correctionsText.drawing;

type Clause = SentenceDrawing['clauses'][number];
type Kind = 'subject' | 'verb';

/** Where the drawing changes: words that are subject or verb, and the signs that stand between words. */
interface Part {
  from: number;
  to: number;
  kind: Kind;
}

const partsOf = (clauses: readonly Clause[]): Part[] =>
  clauses
    .flatMap(({ subject, verbs }): Part[] => [
      { from: subject[0], to: subject[1], kind: 'subject' },
      ...verbs.map(([from, to]): Part => ({ from, to, kind: 'verb' })),
    ])
    .sort((one, other) => one.from - other.from);

/** Brackets around subordinate clauses, and a bar where one main clause ends before the next. */
function signsOf(clauses: readonly Clause[]): { at: number; sign: string }[] {
  const mains = clauses.filter(({ isSubordinate }) => !isSubordinate).sort((one, other) => one.span[0] - other.span[0]);
  const closing = clauses.flatMap(({ isSubordinate, span }) => (isSubordinate ? [{ at: span[1], sign: ']' }] : []));
  const bars = mains.slice(0, -1).map(({ span }) => ({ at: span[1], sign: '|' }));
  const opening = clauses.flatMap(({ isSubordinate, span }) => (isSubordinate ? [{ at: span[0], sign: '[' }] : []));
  return [...closing, ...bars, ...opening];
}

/** The sentence in pieces: each subject and verb by itself, and the signs between. */
function pieces({ text: sentence, clauses }: SentenceDrawing): ReactNode[] {
  const parts = partsOf(clauses);
  const signs = signsOf(clauses);
  const cuts = new Set([
    0,
    sentence.length,
    ...parts.flatMap(({ from, to }) => [from, to]),
    ...signs.map(({ at }) => at),
  ]);
  const sorted = [...cuts].sort((one, other) => one - other);
  return sorted.flatMap((from, index) => {
    const to = sorted[index + 1] ?? from;
    const here = signs
      .filter(({ at }) => at === from)
      .map(({ sign }, k) => (
        <b key={`${from}${sign}${k}`} className={s.sign}>
          {sign}
        </b>
      ));
    if (to === from) return here;
    const part = parts.find((each) => each.from <= from && to <= each.to);
    const words = sentence.slice(from, to);
    return [
      ...here,
      part ? (
        <span key={from} className={s.part} data-kind={part.kind}>
          {words}
        </span>
      ) : (
        <span key={from}>{words}</span>
      ),
    ];
  });
}

/** The drawing in words, a sentence for each clause. */
function Spoken({ text: sentence, clauses }: SentenceDrawing) {
  const words = ([from, to]: readonly [number, number]) => sentence.slice(from, to);
  return (
    <ul className="sr">
      {clauses.map(({ isSubordinate, span, subject, verbs }) => (
        <li key={`${span[0]}-${span[1]}`}>
          {text.clause(isSubordinate, words(span), words(subject), verbs.map(words))}
        </li>
      ))}
    </ul>
  );
}

/** 'Kryds og bolle': the own sentence as it was written, with a cross under each subject and a ring under each verb. */
export function ClauseDrawing({ drawing, about }: { drawing: SentenceDrawing; about: string }) {
  const hasSubordinate = drawing.clauses.some(({ isSubordinate }) => isSubordinate);
  const mains = drawing.clauses.filter(({ isSubordinate }) => !isSubordinate).length;
  return (
    <figure className={s.drawing} data-part="clause-drawing" aria-label={text.title}>
      <figcaption>
        <h3>{text.title}</h3>
        <p>{about}</p>
      </figcaption>
      <p className={s.sentence} aria-hidden="true">
        {pieces(drawing)}
      </p>
      <Spoken {...drawing} />
      <p className={s.legend} aria-hidden="true">
        <span data-kind="subject">{text.subject}</span>
        <span data-kind="verb">{text.verb}</span>
        {hasSubordinate && (
          <span>
            <b>[ ]</b> {text.subordinate}
          </span>
        )}
        {mains > 1 && (
          <span>
            <b>|</b> {text.nextMain}
          </span>
        )}
      </p>
    </figure>
  );
}
