import type { AssignedExercise } from '@ordklar/contract';
import { useState } from 'react';
import { useNow } from '../../../../lib/dates/use-now.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { IconBell, IconCalendar, IconPencil, IconTrash, IconUpload } from '../../../../ui/icons.ts';
import { useHasEnded } from '../../../accounts/index.ts';
import { markingPath } from '../../../corrections/index.ts';
import { resultAddress } from '../../../results/index.ts';
import { canBeReminded, countPupils, isFirst, isMissing, type PupilTask, shared } from '../pupil-state.ts';
import { statusText } from '../status.text.ts';
import { useRemind } from '../use-remind.ts';
import { useRemoveHomework } from '../use-remove-homework.ts';
import { PupilRow } from './pupil-row.tsx';
import s from './pupil-list.module.css';

const text = statusText.pupil;

const Tool = ({ Icon, onPress, children }: { Icon: typeof IconBell; onPress: () => void; children: string }) => (
  <Button look="quiet" className={s.tool} icon={<Icon aria-hidden="true" />} onClick={onPress}>
    {children}
  </Button>
);

const studentOf =
  ({ title }: AssignedExercise) =>
  ({ homeworkId, studentId, studentName }: PupilTask) => ({
    homeworkId,
    studentId,
    name: studentName,
    exerciseTitle: title,
  });

/** What can be done for the pupils that are meant. */
function Tools({
  exercise,
  squadId,
  meant,
}: {
  exercise: AssignedExercise;
  squadId: number;
  meant: readonly PupilTask[];
}) {
  const remove = useRemoveHomework(squadId);
  const remind = useRemind(squadId);
  const now = useNow();
  // a file can be handed in for a text only, and for a pupil's task itself
  const missing = exercise.kind === 'free-text' ? meant.filter((task) => isMissing(task) && isFirst(task)) : [];
  const hasEnded = useHasEnded(squadId);
  const reminded = hasEnded ? [] : meant.filter((task) => canBeReminded(task, now));
  const handIn = () =>
    void showModal('TextCorrectionTeacherHandinModal', { students: missing.map(studentOf(exercise)) });
  const changeDates = () =>
    void showModal('ChangeDatesModal', {
      squadId,
      title: exercise.title,
      pupilCount: countPupils(meant),
      homeworkIds: meant.map(({ homeworkId }) => homeworkId),
      deadline: shared(meant.map(({ deadline }) => deadline)),
      available: shared(meant.map(({ available }) => available)),
    });
  const planCorrecting = () =>
    void showModal('CorrectingPlanModal', { squadId, exerciseId: exercise.exerciseId, title: exercise.title });
  return (
    <>
      {!hasEnded && (
        <Tool Icon={IconCalendar} onPress={changeDates}>
          {statusText.dates.button}
        </Tool>
      )}
      {exercise.kind === 'free-text' && (
        <Tool Icon={IconPencil} onPress={planCorrecting}>
          {statusText.correcting}
        </Tool>
      )}
      {reminded.length > 0 && (
        <Tool Icon={IconBell} onPress={() => void remind(exercise.title, reminded)}>
          {statusText.remind.button(countPupils(reminded))}
        </Tool>
      )}
      {missing.length > 0 && (
        <Tool Icon={IconUpload} onPress={handIn}>
          {statusText.handIn.button(countPupils(missing))}
        </Tool>
      )}
      <Tool Icon={IconTrash} onPress={() => void remove(exercise.title, meant)}>
        {statusText.remove.button}
      </Tool>
    </>
  );
}

/** The pupils of an exercise. Dates and removal take those that are ticked, or everybody when nobody is. */
export function PupilList({
  exercise,
  tasks,
  squadId,
  year,
}: {
  exercise: AssignedExercise;
  /** Those that the list is narrowed to. */
  tasks: readonly PupilTask[];
  squadId: number;
  year: number;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = tasks.filter(({ homeworkId }) => ticked.has(homeworkId));
  const meant = chosen.length > 0 ? chosen : tasks;
  const all = chosen.length === tasks.length;

  const toggle = (homeworkId: number) => {
    const next = new Set(ticked);
    if (!next.delete(homeworkId)) next.add(homeworkId);
    setTicked(next);
  };
  const place = { squadId, exerciseId: exercise.exerciseId, year };
  const look = (studentId: number) => void showModal('StudentAnswerModal', { ...place, studentId });
  const oneDeadline = shared(exercise.students.filter(isFirst).map(({ deadline }) => deadline)) !== 'mixed';
  return (
    <div className={s.pupils} id={`elever-${exercise.exerciseId}`}>
      <div className={s.tools}>
        <Checkbox
          className={s.all}
          label={chosen.length > 0 ? text.chosen(countPupils(chosen)) : text.chooseAll(countPupils(tasks))}
          checked={all}
          onChange={() => setTicked(all ? new Set() : new Set(tasks.map(({ homeworkId }) => homeworkId)))}
        />
        <Tools exercise={exercise} squadId={squadId} meant={meant} />
      </div>
      <ul className={s.list} aria-label={statusText.exercise.pupilsOf(exercise.title)}>
        {tasks.map((task) => (
          <PupilRow
            key={task.homeworkId}
            task={task}
            chosen={ticked.has(task.homeworkId)}
            onToggle={() => toggle(task.homeworkId)}
            withDeadline={!oneDeadline}
            questionsAt={markingPath({ ...place, studentId: task.studentId, atQuestion: true })}
            title={exercise.title}
            {...(exercise.kind === 'free-text' && { onLook: () => look(task.studentId) })}
            address={
              exercise.kind === 'free-text'
                ? markingPath({ ...place, studentId: task.studentId })
                : resultAddress({ ...exercise, homeworkId: task.homeworkId })
            }
          />
        ))}
      </ul>
    </div>
  );
}
