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
  const remove = useRemoveHomework(squadId);
  const remind = useRemind(squadId);
  const now = useNow();
  const chosen = tasks.filter(({ homeworkId }) => ticked.has(homeworkId));
  const meant = chosen.length > 0 ? chosen : tasks;
  const all = chosen.length === tasks.length;

  const toggle = (homeworkId: number) => {
    const next = new Set(ticked);
    if (!next.delete(homeworkId)) next.add(homeworkId);
    setTicked(next);
  };
  // a file can be handed in for a text only, and for a pupil's task itself
  const missing = exercise.kind === 'free-text' ? meant.filter((task) => isMissing(task) && isFirst(task)) : [];
  const hasEnded = useHasEnded(squadId);
  const reminded = hasEnded ? [] : meant.filter((task) => canBeReminded(task, now));
  const handIn = () =>
    void showModal('TextCorrectionTeacherHandinModal', {
      students: missing.map(({ homeworkId, studentName }) => ({
        homeworkId,
        name: studentName,
        exerciseTitle: exercise.title,
      })),
    });
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
  const look = (studentId: number) =>
    void showModal('StudentAnswerModal', { squadId, exerciseId: exercise.exerciseId, year, studentId });
  const oneDeadline = shared(exercise.students.filter(isFirst).map(({ deadline }) => deadline)) !== 'mixed';
  return (
    <div className={s.pupils} id={`elever-${exercise.exerciseId}`}>
      <div className={s.tools}>
        <Checkbox
          label={chosen.length > 0 ? text.chosen(countPupils(chosen)) : text.chooseAll(countPupils(tasks))}
          checked={all}
          onChange={() => setTicked(all ? new Set() : new Set(tasks.map(({ homeworkId }) => homeworkId)))}
        />
        {!hasEnded && (
          <Button look="quiet" icon={<IconCalendar aria-hidden="true" />} onClick={changeDates}>
            {statusText.dates.button}
          </Button>
        )}
        {exercise.kind === 'free-text' && (
          <Button look="quiet" icon={<IconPencil aria-hidden="true" />} onClick={planCorrecting}>
            {statusText.correcting}
          </Button>
        )}
        {reminded.length > 0 && (
          <Button
            look="quiet"
            icon={<IconBell aria-hidden="true" />}
            onClick={() => void remind(exercise.title, reminded)}
          >
            {statusText.remind.button(countPupils(reminded))}
          </Button>
        )}
        {missing.length > 0 && (
          <Button look="quiet" icon={<IconUpload aria-hidden="true" />} onClick={handIn}>
            {statusText.handIn.button(countPupils(missing))}
          </Button>
        )}
        <Button look="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => void remove(exercise.title, meant)}>
          {statusText.remove.button}
        </Button>
      </div>
      <ul className={s.list} aria-label={statusText.exercise.pupilsOf(exercise.title)}>
        {tasks.map((task) => (
          <PupilRow
            key={task.homeworkId}
            task={task}
            chosen={ticked.has(task.homeworkId)}
            onToggle={() => toggle(task.homeworkId)}
            withDeadline={!oneDeadline}
            questionsAt={markingPath({
              squadId,
              exerciseId: exercise.exerciseId,
              year,
              studentId: task.studentId,
              atQuestion: true,
            })}
            title={exercise.title}
            {...(exercise.kind === 'free-text' && { onLook: () => look(task.studentId) })}
            address={
              exercise.kind === 'free-text'
                ? markingPath({ squadId, exerciseId: exercise.exerciseId, year, studentId: task.studentId })
                : resultAddress({ ...exercise, homeworkId: task.homeworkId })
            }
          />
        ))}
      </ul>
    </div>
  );
}
