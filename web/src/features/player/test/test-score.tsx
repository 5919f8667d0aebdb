import { type ItemResult, percentOf } from '@ordklar/contract';
import { playerText } from '../player.text.ts';

/** The result of a test in percent and numbers; with its grade for a teacher. */
export function TestScore({ result }: { result: ItemResult }) {
  return (
    <p className="pl-result">
      <b>{percentOf(result)} %</b>
      <span>
        {playerText.done.result(result.correctAnswers, result.answerCount)}
        {result.gradeNumber !== null && ` ${playerText.test.grade(result.gradeNumber)}.`}
      </span>
    </p>
  );
}
