import type { LtiPlatform } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ltiPlatformsQuery } from '../lti.queries.ts';
import { ltiText as text } from '../lti.text.ts';
import { LinkedPeople } from './linked-people.tsx';
import s from '../lti.module.css';

/** Deletes a platform after a question. */
function useRemovePlatform() {
  const queries = useQueryClient();
  return async ({ id, name, linked }: LtiPlatform): Promise<void> => {
    const isSure = await showModal('ConfirmModal', {
      title: text.removeQuestion(name),
      message: text.removeMessage(linked),
      confirmLabel: text.removeYes,
      cancelLabel: text.cancel,
    });
    if (!isSure) return;
    try {
      await client.removeLtiPlatform({ params: { id } });
      showToast({ message: text.removed(name), icon: 'removed' });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries(ltiPlatformsQuery);
    // the button that was pressed is gone with its row
    document.getElementById('platforme')?.focus();
  };
}

/** The button that opens a platform to be changed. */
export const changeId = (platformId: number): string => `ret-platform-${platformId}`;

/** A learning platform: who has come from it, and how it goes with the results. */
export function PlatformRow({ platform, onChange }: { platform: LtiPlatform; onChange: () => void }) {
  const { name, issuer, linked, waiting, givenUp, lastError } = platform;
  const remove = useRemovePlatform();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{issuer}</small>
        <small>{[text.linked(linked), waiting > 0 && text.waiting(waiting)].filter(Boolean).join(' · ')}</small>
        {givenUp > 0 && <small className={s.wrong}>{text.givenUp(givenUp)}</small>}
        {lastError !== null && <small>{text.lastError(lastError)}</small>}
      </div>
      <div className={s.buttons}>
        {(linked > 0 || isOpen) && (
          <Button
            look="line"
            aria-label={text.links.openOf(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {text.links.open}
          </Button>
        )}
        <Button id={changeId(platform.id)} look="line" aria-label={text.changeOf(name)} onClick={onChange}>
          {text.change}
        </Button>
        <Button look="quiet" aria-label={text.removeOf(name)} onClick={() => void remove(platform)}>
          {text.remove}
        </Button>
      </div>
      {isOpen && <LinkedPeople platform={platform} />}
    </li>
  );
}
