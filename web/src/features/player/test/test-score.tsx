import type { ItemResult } from '@ordklar/contract';
import { ResultSheet } from '../parts/end/result-sheet.tsx';
import { playerText } from '../player.text.ts';

/** The result of a test in percent and numbers; with its grade for a teacher. */
export function TestScore({ result }: { result: ItemResult }) {
  return (
    <ResultSheet result={result}>
      {playerText.done.result(result.correctAnswers, result.answerCount)}
      {result.gradeNumber !== null && ` ${playerText.test.grade(result.gradeNumber)}.`}
    </ResultSheet>
  );
}
