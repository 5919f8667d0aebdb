import type { AnswerResult } from '@ordklar/contract';
import { SafeHtml } from '../../../../lib/html/safe-html.tsx';
import { Animation } from '../../../../ui/animation.tsx';
import { Sheet } from '../../../../ui/paper.tsx';
import { resultsText } from '../../results.text.ts';
import { QuestionAnswers } from '../../../corrections/index.ts';
import { TeacherNote } from './teacher-note.tsx';
import s from './waiting-text.module.css';

const text = resultsText.text;

/**
 * A text that the teacher has not sent back: as it was handed in, without a single mark. What was asked about an edition
 * that is sent back is answered here, too.
 */
export function WaitingText({ result, returnedTextId }: { result: AnswerResult; returnedTextId: number | null }) {
  return (
    <div className={s.waiting}>
      <section className={s.wait} aria-labelledby="wait-h">
        <Animation name="text-correction" />
        <div>
          <h2 id="wait-h">{text.waiting}</h2>
          <p>{text.waitingText(result.assignedByName)}</p>
        </div>
      </section>
      {returnedTextId !== null && <QuestionAnswers textId={returnedTextId} everywhere />}
      {result.answerEvaluation && <TeacherNote evaluation={result.answerEvaluation} />}
      <Sheet lined className={s.plain} aria-label={text.plain}>
        <SafeHtml html={result.answers.map(({ htmlDescription }) => htmlDescription).join('')} />
      </Sheet>
    </div>
  );
}
