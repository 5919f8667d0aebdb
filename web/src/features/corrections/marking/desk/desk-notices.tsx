import { TextHints } from '../../../hints/index.ts';
import { QuestionNotice } from '../../questions/question-notice.tsx';
import { firstName, nextWaiting } from '../head/pupil-list.ts';
import { TextFacts } from '../head/text-facts.tsx';
import { BegunMarks } from '../mark/begun-marks.tsx';
import { SaveNotice } from '../sending/save-status.tsx';
import { SentNotice } from '../sending/sent-notice.tsx';
import type { DeskPart } from './use-answer-desk.ts';

/** Over the text: that it is sent, what is not saved or not finished, what the pupil asks, and what is known of the text. */
export function DeskNotices({ of, shared, onNext }: DeskPart & { onNext: () => void }) {
  const { answer, set, students } = of;
  const { name, view, desk, back, saving, marks, questions, actions } = shared;
  const textId = set.exerciseAnswerTextId;
  const next = nextWaiting(students, answer.studentId);
  const { openCopilot } = actions;
  return (
    <>
      {back.isSent && (
        <SentNotice
          name={name}
          next={next && firstName(next.name)}
          onNext={() => {
            onNext();
            if (next) of.onStudent(next.id);
          }}
          onUndo={back.takeBack}
          onTraining={openCopilot && (() => openCopilot())}
          onClose={back.endSent}
        />
      )}
      <SaveNotice {...saving.notice} />
      <BegunMarks begun={desk.begun} wordsAt={desk.wordsAt} onGoOn={desk.goOn} onDrop={desk.drop} />
      <QuestionNotice
        name={name}
        textId={textId}
        questions={questions}
        marks={marks}
        onShow={shared.showQuestion}
        onAnswer={(question, isError) => void shared.answerQuestion(question, isError)}
      />
      <TextHints textId={textId} whole={view.set.text} />
      <TextFacts
        answer={answer}
        set={view.set}
        onCommaSystem={() => void actions.changeCommas()}
        onTryAgain={() => void actions.tryAgain()}
      />
    </>
  );
}
