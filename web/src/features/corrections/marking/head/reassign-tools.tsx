import type { AnswerResult } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../../lib/api/client.ts';
import { homeworkKey, resultsKey } from '../../../../lib/api/query-keys.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../../lib/toasts/toast-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/choice.tsx';
import { IconRefresh } from '../../../../ui/icons.ts';
import { useHasEnded } from '../../../accounts/index.ts';
import { markingText } from '../marking.text.ts';
import { firstName } from './pupil-list.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from '../marking.module.css';
import reassignStyle from './reassign.module.css';

const text = markingText.reassign;

/** What changes a handed-in task: it is assigned again, or its results are hidden from the pupil. */
function useReassign(answer: AnswerResult, onReassigned: () => void) {
  const { homeworkId, studentId, squadId, exerciseProgressId } = answer;
  const queries = useQueryClient();
  const [hasBeenReassigned, setReassigned] = useState(false);
  const [hidden, setHidden] = useState(answer.hideResults);
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    for (const queryKey of [homeworkKey, resultsKey, ['attempts'], ['can-reassign']])
      void queries.invalidateQueries({ queryKey });
  };
  const reassign = async (): Promise<boolean> => {
    setBusy(true);
    try {
      await client.reassignHomework({ body: { homeworkId, studentId, squadId } });
      refresh();
      return true;
    } catch (error) {
      // as the specification wants it: logged only (HW-21)
      console.error('A task could not be assigned again', error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    hidden,
    hasBeenReassigned,
    again: () => void reassign().then(setReassigned),
    anew: async () => {
      const name = firstName(answer.studentName);
      if (!(await showModal('ReassignModal', { name })) || !(await reassign())) return;
      showToast({ message: text.doneAnew(name), icon: 'add-assignment' });
      onReassigned();
    },
    hide: async (hideResults: boolean) => {
      setHidden(hideResults);
      try {
        await client.hideResults({ body: { exerciseProgressId, hideResults } });
        refresh();
      } catch (error) {
        setHidden(!hideResults);
        showErrorToast((error as Error).message);
      }
    },
  };
}

/**
 * Assigning a handed-in task again: 'Tildel på ny' of a self-correction (ANS-18), 'Tildel igen' of what is no text
 * correction and may be assigned again (HW-07, HW-08), whose results can also be hidden from the pupil (HW-09).
 */
export function ReassignTools({
  answer,
  onReassigned = () => undefined,
}: {
  answer: AnswerResult;
  /** A self-correction is assigned again: its latest answer is gone. */
  onReassigned?: () => void;
}) {
  const { studentId, squadId, exerciseId, isTextCorrection } = answer;
  // a class that has ended gets nothing again
  const hasEnded = useHasEnded(squadId);
  const may = useQuery({
    queryKey: ['can-reassign', exerciseId, studentId, squadId],
    queryFn: ({ signal }) => client.canReassign({ query: { exerciseId, studentId, squadId }, signal }),
    enabled: !isTextCorrection && !hasEnded,
  });
  const task = useReassign(answer, onReassigned);
  const button = { look: 'line', busy: task.busy, icon: <IconRefresh aria-hidden="true" /> } as const;

  if (isTextCorrection && (!answer.isSelfCorrection || hasEnded)) return null;
  return (
    <section className={classNames(s.below, reassignStyle.reassign, 'no-print')}>
      {isTextCorrection ? (
        <Button {...button} onClick={() => void task.anew()}>
          {text.anew}
        </Button>
      ) : (
        <>
          {!hasEnded && (may.data === true || task.hasBeenReassigned) && (
            <Button {...button} disabled={task.hasBeenReassigned} onClick={task.again}>
              {task.hasBeenReassigned ? text.done : text.again}
            </Button>
          )}
          <Switch
            label={text.hide}
            checked={task.hidden}
            onChange={(event) => void task.hide(event.currentTarget.checked)}
          />
        </>
      )}
    </section>
  );
}
