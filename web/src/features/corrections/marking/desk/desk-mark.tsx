import { LearnMore } from '../../parts/learn-more.tsx';
import { QuestionAtMark } from '../../questions/question-notice.tsx';
import { MarkActions } from '../mark/mark-actions.tsx';
import { TrainMark } from '../mark/train-mark.tsx';
import { markingText as text } from '../marking.text.ts';
import { DeskForm } from './desk-form.tsx';
import type { DeskPart } from './use-answer-desk.ts';
import type { Desk } from './use-desk.ts';
import s from './answer-desk.module.css';

function Actions({ desk }: { desk: Desk }) {
  return (
    <MarkActions
      mark={desk.selected}
      selectedWords={desk.selectedWords}
      onHide={desk.hide}
      onEdit={desk.edit}
      onComment={desk.startComment}
      onRemove={() => void desk.remove()}
      onNew={desk.startNew}
      onNotAnError={desk.notAnError}
      doubt={
        desk.isDoubted
          ? { count: desk.alikeCount, onHere: desk.acceptHere, onSchool: desk.acceptInSchool, onCancel: desk.endDoubt }
          : null
      }
    />
  );
}

/** On the right: the chosen mark with what can be done with it, or the form in which one writes. */
export function DeskMark({ shared: { name, desk, categories, questions, answerQuestion, actions } }: DeskPart) {
  if (desk.form && categories) return <DeskForm form={desk.form} desk={desk} categories={categories} />;
  const question = questions.find(({ correctionId }) => correctionId !== null && correctionId === desk.selectedId);
  return (
    <LearnMore
      look="desk"
      className={s.beside}
      correction={desk.selected}
      place={desk.place}
      onStep={(step) => desk.step(step, false)}
      onClose={desk.unselect}
      commentBy={text.ownComment}
      actions={<Actions desk={desk} />}
    >
      <QuestionAtMark
        name={name}
        question={question}
        onAnswer={(asked, isError) => void answerQuestion(asked, isError)}
      />
      <TrainMark mark={desk.selected} onTrain={actions.openCopilot} />
    </LearnMore>
  );
}
