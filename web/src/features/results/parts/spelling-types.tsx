import type { SpellingErrorTypeResult } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconChevronDown } from '../../../ui/icons.ts';
import { LoadingRows } from '../../../ui/states.tsx';
import { misspelledQuery } from '../test-results.queries.ts';
import { testText } from '../test-results.text.ts';
import resultsStyle from '../results.module.css';
import s from '../test-results.module.css';

const text = testText.types;

/** The words of an error type, three in a row. */
function Words({ exerciseProgressId, type }: { exerciseProgressId: number; type: SpellingErrorTypeResult }) {
  const { data, isError, refetch } = useQuery(misspelledQuery(exerciseProgressId, type.name));
  if (isError)
    return (
      <p role="alert">
        {text.failed} <Button onClick={() => void refetch()}>{text.retry}</Button>
      </p>
    );
  if (!data) return <LoadingRows rows={1} label={testText.loading} />;
  return (
    <ul className={s.words} aria-label={text.words(type.label)}>
      {data.map(({ correct_word: right, answer_word: written }, index) => (
        <li key={index}>
          <b>{right}</b>
          <span className="sr">, {text.writes} </span>
          <del>{written}</del>
        </li>
      ))}
    </ul>
  );
}

/** A type with its counts, and under it its words once it is opened. */
function TypeRows({
  exerciseProgressId,
  type,
  hasGrade,
  isOpen,
  onToggle,
}: {
  exerciseProgressId: number;
  type: SpellingErrorTypeResult;
  hasGrade: boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <>
      <tr>
        <th scope="row">
          {type.errors === 0 ? (
            <span className={s.type}>
              <small>{type.name}</small> {type.label}
            </span>
          ) : (
            <button type="button" className={s.type} aria-expanded={isOpen} onClick={onToggle}>
              <small>{type.name}</small> {type.label}
              <IconChevronDown aria-hidden="true" />
            </button>
          )}
        </th>
        <td data-label={text.errors}>{type.errors}</td>
        <td data-label={text.possible}>{type.possible_errors}</td>
        <td data-label={text.percent}>{type.percentage} %</td>
        {hasGrade && <td data-label={text.grade}>{type.grade}</td>}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={hasGrade ? 5 : 4}>
            <Words exerciseProgressId={exerciseProgressId} type={type} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Spelling error types of an attempt; a type that was made opens to its words (ANS-14). */
export function SpellingTypes({
  exerciseProgressId,
  types,
}: {
  exerciseProgressId: number;
  types: readonly SpellingErrorTypeResult[];
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (types.length === 0) return null;
  const hasGrade = types.some(({ grade }) => grade !== null);
  const isClean = types.every(({ errors }) => errors === 0);
  return (
    <div className={resultsStyle.versions}>
      <h2 id="types-h">{text.heading}</h2>
      <p className={classNames(s.aside, !isClean && 'no-print')}>{isClean ? text.none : text.intro}</p>
      <div className={resultsStyle.table} role="region" aria-labelledby="types-h" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.type}</th>
              <th scope="col">{text.errors}</th>
              <th scope="col">{text.possible}</th>
              <th scope="col">{text.percent}</th>
              {hasGrade && <th scope="col">{text.grade}</th>}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <TypeRows
                key={type.name}
                exerciseProgressId={exerciseProgressId}
                type={type}
                hasGrade={hasGrade}
                isOpen={open === type.name}
                onToggle={() => setOpen(open === type.name ? null : type.name)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
