import type { LtiLinkedPerson, LtiPlatform } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { ltiLinksQuery, ltiPlatformsQuery } from '../lti.queries.ts';
import { ltiText } from '../lti.text.ts';
import s from '../lti.module.css';

const text = ltiText.links;

/** Ends somebody's link after a question. */
function useEndLink(platform: string) {
  const queries = useQueryClient();
  return async ({ id, name }: LtiLinkedPerson): Promise<void> => {
    const isSure = await showModal('ConfirmModal', {
      title: text.endQuestion(name),
      message: text.endMessage(platform),
      confirmLabel: text.endYes,
      cancelLabel: ltiText.cancel,
    });
    if (!isSure) return;
    try {
      await client.endLtiLink({ params: { id } });
      showToast({ message: text.ended(name), icon: 'removed' });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries({ queryKey: ['lti-links'] });
    await queries.invalidateQueries(ltiPlatformsQuery);
  };
}

/** Who is linked to a platform, searched and page by page; each link can be ended. */
export function LinkedPeople({ platform: { id, name: platform } }: { platform: LtiPlatform }) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const list = useQuery(ltiLinksQuery(id, search, page));
  const end = useEndLink(platform);
  const type = (value: string) => {
    setTyped(value);
    setPage(1);
  };
  return (
    <div className={s.people} role="group" aria-label={text.listOf(platform)}>
      <TextField
        label={text.search}
        type="search"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <PagedList
        asked={list}
        words={text}
        isNarrowed={search !== ''}
        row={(person) => (
          <div className={s.person}>
            <span>
              <b>{person.name}</b>
              <small>
                {person.username} · {text.since(longDate(person.linkedAt))}
              </small>
            </span>
            <Button look="quiet" aria-label={text.endOf(person.name)} onClick={() => void end(person)}>
              {text.end}
            </Button>
          </div>
        )}
        onAll={() => type('')}
        onPage={setPage}
      />
    </div>
  );
}
