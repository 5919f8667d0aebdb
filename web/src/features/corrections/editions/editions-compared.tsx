import type { AnswerResult, Correction } from '@ordklar/contract';
import { type ReactNode, useId, useMemo } from 'react';
import { mainCategory } from '../marks/mark-type.ts';
import { correctionsText } from '../corrections.text.ts';
import { compareEditions } from './compare-editions.ts';
import { plainTextOf } from './plain-text.ts';
import s from './editions-compared.module.css';

const text = correctionsText.editions;

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className={s.group}>
      <summary>
        <b>{count}</b> {title}
      </summary>
      {count > 0 && <ul>{children}</ul>}
    </details>
  );
}

const typeOf = (mark: Correction): string => mainCategory(mark)?.subcategory.title ?? '';

function MarkRow({ mark, onSelect }: { mark: Correction; onSelect: ((id: string) => void) | undefined }) {
  const words = mark.token.trim() || '…';
  return (
    <li>
      {onSelect ? (
        <button type="button" onClick={() => onSelect(mark.id)}>
          {words}
        </button>
      ) : (
        <b>{words}</b>
      )}{' '}
      <small>{typeOf(mark)}</small>
    </li>
  );
}

/** What came of the marks since the edition before: fixed, still wrong, new. A press on a mark goes to it. */
export function EditionsCompared({
  earlier,
  plainText,
  marks,
  onSelect,
}: {
  earlier: AnswerResult;
  plainText: string;
  marks: readonly Correction[];
  onSelect?: (id: string) => void;
}) {
  const id = useId();
  const { fixed, gone, still, fresh } = useMemo(
    () => compareEditions({ text: plainTextOf(earlier), marks: earlier.corrections }, { text: plainText, marks }),
    [earlier, plainText, marks],
  );
  return (
    <section className={`${s.compared} no-print`} aria-labelledby={id}>
      <h2 id={id}>{text.since(earlier.attempt)}</h2>
      <div className={s.groups}>
        <Group title={text.fixed} count={fixed.length}>
          {fixed.map(({ mark, now }) => (
            <li key={mark.id}>
              <del>{mark.token.trim() || '…'}</del> <span aria-hidden="true">→</span> <b>{now || text.gone}</b>{' '}
              <small>{typeOf(mark)}</small>
            </li>
          ))}
        </Group>
        {gone.length > 0 && (
          <Group title={text.takenAway} count={gone.length}>
            {gone.map(({ mark }) => (
              <li key={mark.id}>
                <del>{mark.token.trim() || '…'}</del> <small>{typeOf(mark)}</small>
              </li>
            ))}
          </Group>
        )}
        <Group title={text.still} count={still.length}>
          {still.map((mark) => (
            <MarkRow key={mark.id} mark={mark} onSelect={onSelect} />
          ))}
        </Group>
        <Group title={text.fresh} count={fresh.length}>
          {fresh.map((mark) => (
            <MarkRow key={mark.id} mark={mark} onSelect={onSelect} />
          ))}
        </Group>
      </div>
    </section>
  );
}
