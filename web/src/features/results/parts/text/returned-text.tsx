import type { AnswerResult, Correction } from '@ordklar/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '../../../accounts/index.ts';
import {
  activeCorrections,
  AskAboutMark,
  EditionsCompared,
  LearnMore,
  MarkedText,
  PrintedMarks,
  QuestionAnswers,
  readingOrder,
  shownMarks,
  TOP_TYPES,
  topTypes,
  TopTypes,
  useMarkInSight,
} from '../../../corrections/index.ts';
import { TextHints } from '../../../hints/index.ts';
import { OwnTraining } from '../../development/own-training.tsx';
import { resultsText } from '../../results.text.ts';
import { SelfCorrection } from './self-correction.tsx';
import { TeacherNote } from './teacher-note.tsx';
import { TextTools } from './text-tools.tsx';
import resultsStyle from '../../results.module.css';
import styles from './returned-text.module.css';

const text = resultsText.text;

/** The teacher's words, and the most frequent types. */
function Intro({ result, marks }: { result: AnswerResult; marks: Correction[] }) {
  const rule = { withoutNested: result.selfCorrectionHomework !== null };
  const types = topTypes(marks, rule).length;
  return (
    <div className={styles.intro}>
      <TeacherNote evaluation={result.answerEvaluation} />
      <section className={styles.top} aria-labelledby="top-h">
        <h2 id="top-h">{types === TOP_TYPES ? text.top : text.topFew}</h2>
        <TopTypes corrections={marks} rule={rule} look="numerals" />
      </section>
    </div>
  );
}

/** A returned text: the teacher's words, the most frequent types, the text with its marks and what they mean. */
export function ReturnedText({
  result,
  plainText,
  earlier,
}: {
  result: AnswerResult;
  plainText: string;
  /** The edition before, where it is sent back. */
  earlier: AnswerResult | undefined;
}) {
  const { isTeacher } = useCurrentUser();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  useMarkInSight(selectedId);
  const { corrections, exerciseAnswerTextId: textId } = result;
  const marks = useMemo(
    () => readingOrder(plainText, shownMarks(result, activeCorrections(corrections))),
    [plainText, result, corrections],
  );
  const room = useRef<HTMLDivElement>(null);
  const textOf = useCallback(() => room.current?.querySelector<HTMLElement>('[data-part=text]') ?? null, []);
  const at = marks.findIndex(({ id }) => id === selectedId);
  const step = (by: 1 | -1) => setSelectedId(marks[(at + by + marks.length) % marks.length]?.id ?? null);
  return (
    <>
      <Intro result={result} marks={marks} />
      <div className={styles.cols}>
        <div ref={room}>
          {textId !== null && <QuestionAnswers textId={textId} />}
          {earlier && (
            <EditionsCompared earlier={earlier} plainText={plainText} marks={marks} onSelect={setSelectedId} />
          )}
          {textId !== null && <TextHints textId={textId} whole={plainText} />}
          <TextTools textId={textId} textOf={textOf} />
          <MarkedText
            text={plainText}
            marks={marks}
            selectedId={selectedId}
            onSelect={setSelectedId}
            label={text.label}
          />
          <PrintedMarks marks={marks} />
          <SelfCorrection homework={result.selfCorrectionHomework} />
          {!isTeacher && textId !== null && <OwnTraining textId={textId} />}
        </div>
        <LearnMore
          look="card"
          className={resultsStyle.learn}
          correction={marks[at] ?? null}
          place={at >= 0 ? { number: at + 1, count: marks.length } : null}
          onClose={() => setSelectedId(null)}
          commentBy={text.writes(result.answerEvaluation?.teacher ?? result.assignedByName)}
          {...(marks.length > 0 && { onStep: step })}
        >
          {textId !== null && marks[at] && (
            <AskAboutMark key={`ask-${marks[at].id}`} textId={textId} mark={marks[at]} />
          )}
        </LearnMore>
      </div>
    </>
  );
}
