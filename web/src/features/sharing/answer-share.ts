import { CLASS_SHARE, GROUP_SHARE, type Share } from '@ordklar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { sendWindowEvent } from '../../lib/events/window-events.ts';
import { classAdministrationKey } from '../../lib/api/query-keys.ts';
import { squadsQuery } from '../accounts/index.ts';
import { classSharesQuery, groupSharesQuery } from './sharing.queries.ts';

declare module '../../lib/events/window-events.ts' {
  interface WindowEvents {
    shareAccepted: Share;
    shareDeclined: Share;
    groupShareAccepted: Share;
    groupShareDeclined: Share;
  }
}

/** What differs between the two types of share: calls, cache and events (SHARE-08). */
interface ShareKind {
  accept: (share: Share) => Promise<Share | null>;
  reject: (share: Share) => Promise<null>;
  queryKey: readonly unknown[];
  accepted: 'shareAccepted' | 'groupShareAccepted';
  declined: 'shareDeclined' | 'groupShareDeclined';
}

const CLASS: ShareKind = {
  accept: (share) =>
    client.putClassShare({ params: { class: share.class?.classId, user: share.recipient.id }, body: {} }),
  reject: (share) => client.deleteClassShare({ params: { class: share.class?.classId, user: share.recipient.id } }),
  queryKey: classSharesQuery.queryKey,
  accepted: 'shareAccepted',
  declined: 'shareDeclined',
};

const GROUP: ShareKind = {
  accept: (share) => client.acceptGroupShare({ params: { id: share.group?.id } }),
  reject: (share) => client.deleteGroupShare({ params: { id: share.group?.id, user: share.recipient.id } }),
  queryKey: groupSharesQuery.queryKey,
  accepted: 'groupShareAccepted',
  declined: 'groupShareDeclined',
};

/** The kind of a share; one of another type is an error of ours (SHARE-10). */
export function kindOf({ type_id }: Pick<Share, 'type_id'>): ShareKind {
  if (type_id === CLASS_SHARE) return CLASS;
  if (type_id === GROUP_SHARE) return GROUP;
  throw new Error('unknown share type');
}

const asRejected = (share: Share): Share => ({
  ...share,
  state: 'rejected',
  read_at: Math.floor(Date.now() / 1000),
});

const keep = (queries: QueryClient, kind: ShareKind, answered: Share) =>
  queries.setQueryData<Share[]>(kind.queryKey, (shares) =>
    shares?.map((share) => (share.id === answered.id ? answered : share)),
  );

/** An answered offer is a notification that has been read: the types of share are types of notification too. */
const tellRead = ({ id, type_id }: Share) => sendWindowEvent('notification-read', { id, type: type_id });

/** Calls the server; what it refuses is logged in the specification's words (SHARE-11) and answered as undefined. */
async function attempt<T>(call: () => Promise<T>, failure: string, log: string): Promise<T | undefined> {
  try {
    return await call();
  } catch (cause) {
    console.error(log, new Error(failure, { cause }));
    return undefined;
  }
}

/** Accepts an offer; one that is gone is marked rejected (SHARE-03). False when the answer did not reach the server. */
export async function acceptShare(queries: QueryClient, share: Share): Promise<boolean> {
  const kind = kindOf(share);
  const answer = await attempt(() => kind.accept(share), 'acceptShare request failed', 'error accepting share');
  if (answer === undefined) return false;
  const answered = answer ?? asRejected(share);
  keep(queries, kind, answered);
  sendWindowEvent(answer ? kind.accepted : kind.declined, answered);
  tellRead(answered);
  // the class or group is now one of the person's own in every picker and list
  if (answer)
    await Promise.all(
      [squadsQuery.queryKey, classAdministrationKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return true;
}

/** Declines an offer (SHARE-04). False when the answer did not reach the server. */
export async function rejectShare(queries: QueryClient, share: Share): Promise<boolean> {
  const kind = kindOf(share);
  const answer = await attempt(() => kind.reject(share), 'rejectShare request failed', 'error rejecting share');
  if (answer === undefined) return false;
  const answered = asRejected(share);
  keep(queries, kind, answered);
  sendWindowEvent(kind.declined, answered);
  tellRead(answered);
  return true;
}
