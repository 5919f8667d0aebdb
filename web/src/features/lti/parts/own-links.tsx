import type { OwnLtiLink } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ownLtiLinksQuery } from '../lti.queries.ts';
import { ltiText } from '../lti.text.ts';
import s from '../lti.module.css';

const text = ltiText.own;

/** Ends the own link to a platform after a question; the list of places where one is logged in changes with it. */
function useEndOwnLink() {
  const queries = useQueryClient();
  return async ({ id, platform }: OwnLtiLink): Promise<void> => {
    const isSure = await showModal('ConfirmModal', {
      title: text.endQuestion(platform),
      message: text.endMessage(platform),
      confirmLabel: ltiText.links.endYes,
      cancelLabel: ltiText.cancel,
    });
    if (!isSure) return;
    try {
      await client.endOwnLtiLink({ params: { id } });
      showToast({ message: text.ended(platform), icon: 'removed' });
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await queries.invalidateQueries(ownLtiLinksQuery);
    await queries.invalidateQueries({ queryKey: ['own-account'] });
  };
}

/** Learning platforms that log the person in, each to be ended; nothing for the many who have none. */
export function OwnLinks({ className }: { className: string }) {
  const { data: links = [] } = useQuery(ownLtiLinksQuery);
  const end = useEndOwnLink();
  if (links.length === 0) return null;
  return (
    <div className={className}>
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      <ul className={s.own}>
        {links.map((link) => (
          <li key={link.id} className={s.person}>
            <span>
              <b>{link.platform}</b>
              <small>{ltiText.links.since(longDate(link.linkedAt))}</small>
            </span>
            <Button aria-label={text.endOf(link.platform)} onClick={() => void end(link)}>
              {ltiText.links.end}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
