import type { SpellingErrorTypeResult, TestStepResult } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { type OfClass, testQuery, wordsQuery } from '../squad-results.queries.ts';
import { squadResultsText } from '../squad-results.text.ts';
import s from './exercise-pupils.module.css';
import { HeatNumber } from '../register/heat-cell.tsx';

const text = squadResultsText.pupils;

type Step = TestStepResult & { studentId: number; studentName: string };

function Steps({ steps }: { steps: readonly Step[] }) {
  const parts = [...new Map(steps.map(({ step, title }) => [step, title])).entries()].toSorted(([a], [b]) => a - b);
  const people = [...new Map(steps.map(({ studentId, studentName }) => [studentId, studentName])).entries()].toSorted(
    ([, a], [, b]) => a.localeCompare(b, 'da'),
  );
  return (
    <table className={s.table} data-part="test-parts">
      <caption className="sr">{text.parts}</caption>
      <thead>
        <tr>
          <th scope="col">{squadResultsText.register.pupil}</th>
          {parts.map(([step, title]) => (
            <th key={step} scope="col">
              {title || `${text.part} ${step}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(([id, name]) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {parts.map(([step]) => {
              const of = steps.find((each) => each.studentId === id && each.step === step);
              return (
                <td key={step}>
                  <HeatNumber
                    unit="percent"
                    className={s.percent}
                    figure={of && { value: of.percent, done: 2, open: 0 }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ ids, type }: { ids: number[]; type: SpellingErrorTypeResult }) {
  const words = useQuery(wordsQuery(ids, type.name));
  if (words.isPending) return <LoadingRows rows={1} label={squadResultsText.loading} />;
  if (words.isError) return <p className="small">{text.wordsFailed}</p>;
  if (words.data.length === 0) return <p className="small muted">{text.noWords}</p>;
  return (
    <ul className={s.words} aria-label={text.words(type.label)}>
      {words.data.map(({ correct_word: correct, answer_word: answer }, at) => (
        <li key={at}>
          <del>{answer}</del> {correct}
        </li>
      ))}
    </ul>
  );
}

function Spelling({ type, ids }: { type: SpellingErrorTypeResult; ids: number[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{type.label}</span>
        <span className="num">
          {type.errors} / {type.possible_errors}
        </span>
        <HeatNumber unit="percent" figure={{ value: type.percentage, done: 2, open: 0 }} />
      </summary>
      {isOpen && <Words ids={ids} type={type} />}
    </details>
  );
}

/** A test part by part, and its spelling error types with the words behind them (RES-05, RES-06, RES-07). */
export function TestParts({
  ofClass,
  levelId,
  exerciseId,
  onlyLastTry,
}: {
  ofClass: OfClass;
  levelId: number;
  exerciseId: number;
  onlyLastTry: boolean;
}) {
  const test = useQuery(testQuery(ofClass, levelId, exerciseId, onlyLastTry));
  if (test.isPending) return <LoadingRows rows={4} label={squadResultsText.loading} />;
  if (test.isError) return <ErrorState message={squadResultsText.failed} onRetry={() => void test.refetch()} />;
  const { steps, spelling } = test.data;
  const made = spelling.filter(({ possible_errors: possible }) => possible > 0);
  const ids = [...new Set(steps.map((step) => step.exerciseProgressId))];
  return (
    <>
      {steps.length > 0 && (
        <section>
          <div className={s.head}>
            <h2>{text.parts}</h2>
          </div>
          <Steps steps={steps} />
        </section>
      )}
      {made.length > 0 && (
        <section>
          <div className={s.head}>
            <h2>{text.spelling}</h2>
            <p>{text.spellingLead}</p>
          </div>
          <div className={s.spelling}>
            {made.map((type) => (
              <Spelling key={type.name} type={type} ids={ids} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
