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

/**
 * Assigning a handed-in task again: 'Tildel på ny' of a self-correction (ANS-18), 'Tildel igen' of what is no text
 * correction and may be assigned again (HW-07, HW-08), whose results can also be hidden from the pupil (HW-09).
 */
export function ReassignTools({
  answer,
  onReassigned = () => undefined,
}: {
  answer: AnswerResult;
  /** A self-correction is assigned anew: its latest answer is gone. */
  onReassigned?: () => void;
}) {
  const { homeworkId, studentId, squadId, exerciseId, exerciseProgressId, isTextCorrection } = answer;
  const queries = useQueryClient();
  const asksServer = !isTextCorrection;
  // a class that has ended gets nothing again
  const hasEnded = useHasEnded(squadId);
  const may = useQuery({
    queryKey: ['can-reassign', exerciseId, studentId, squadId],
    queryFn: ({ signal }) => client.canReassign({ query: { exerciseId, studentId, squadId }, signal }),
    enabled: asksServer && !hasEnded,
  });
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
  const anew = async () => {
    const name = firstName(answer.studentName);
    if (!(await showModal('ReassignModal', { name })) || !(await reassign())) return;
    showToast({ message: text.doneAnew(name), icon: 'add-assignment' });
    onReassigned();
  };
  const hide = async (hideResults: boolean) => {
    setHidden(hideResults);
    try {
      await client.hideResults({ body: { exerciseProgressId, hideResults } });
      refresh();
    } catch (error) {
      setHidden(!hideResults);
      showErrorToast((error as Error).message);
    }
  };

  if (isTextCorrection && (!answer.isSelfCorrection || hasEnded)) return null;
  return (
    <section className={classNames(s.below, reassignStyle.reassign, 'no-print')}>
      {isTextCorrection ? (
        <Button look="line" busy={busy} icon={<IconRefresh aria-hidden="true" />} onClick={() => void anew()}>
          {text.anew}
        </Button>
      ) : (
        <>
          {!hasEnded && (may.data === true || hasBeenReassigned) && (
            <Button
              look="line"
              busy={busy}
              disabled={hasBeenReassigned}
              icon={<IconRefresh aria-hidden="true" />}
              onClick={() => void reassign().then(setReassigned)}
            >
              {hasBeenReassigned ? text.done : text.again}
            </Button>
          )}
          <Switch label={text.hide} checked={hidden} onChange={(event) => void hide(event.currentTarget.checked)} />
        </>
      )}
    </section>
  );
}
