import type { TestStepResult } from '@ordklar/contract';
import { duration } from '../../../lib/dates/danish-dates.ts';
import { testText } from '../test-results.text.ts';
import s from '../results.module.css';
import testResults from '../test-results.module.css';

const text = testText.steps;

interface Column {
  head: string;
  cell: (step: TestStepResult) => React.ReactNode;
}

const speed = ({ wordsMin, isTooFast }: TestStepResult) => (isTooFast ? text.tooFast : (wordsMin ?? text.nothing));

const columnsOf = (steps: readonly TestStepResult[]): Column[] => {
  const has = (key: 'grade' | 'totalWords' | 'time') => steps.some((step) => step[key] !== null);
  return [
    { head: text.right, cell: (step: TestStepResult) => text.of(step.correctAnswers, step.answerCount) },
    { head: text.percent, cell: (step: TestStepResult) => `${step.percent} %` },
    has('grade') && { head: text.grade, cell: (step: TestStepResult) => step.grade ?? text.nothing },
    has('totalWords') && { head: text.words, cell: (step: TestStepResult) => step.totalWords ?? text.nothing },
    has('totalWords') && { head: text.wordsMin, cell: speed },
    has('time') && {
      head: text.time,
      cell: (step: TestStepResult) => (step.time === null ? text.nothing : duration(step.time)),
    },
  ].filter((column) => column !== false);
};

/** How each part of an attempt went (ANS-12); its name leads to what was answered in it. */
export function TestSteps({ steps }: { steps: readonly TestStepResult[] }) {
  if (steps.length === 0) return null;
  const columns = columnsOf(steps);
  return (
    <div className={s.versions}>
      <h2 id="steps-h">{text.heading}</h2>
      <div className={s.table} role="region" aria-labelledby="steps-h" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.step}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.step}>
                <th scope="row">
                  <a className={testResults.step} href={`#step${step.step}`}>
                    {step.step}. {step.title}
                  </a>
                </th>
                {columns.map(({ head, cell }) => (
                  <td key={head} data-label={head}>
                    {cell(step)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
