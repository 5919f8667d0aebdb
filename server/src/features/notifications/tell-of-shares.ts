import { NOTIFICATION_TYPES, type Share } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { deleteNotices, readNotice, upsertNotices } from './notifications.repo.ts';

/** What notifications need of a share: its names and people, whoever of them looks. */
type Notified = Pick<Share, 'id' | 'class' | 'group' | 'creator' | 'recipient'>;

const offered = ({ id }: Notified) => `share:${id}`;
const answered = ({ id }: Notified) => `share-answer:${id}`;

const nameOf = (share: Notified): string => share.class?.name ?? share.group?.name ?? '';
const about = (share: Notified) => ({
  type: share.class ? NOTIFICATION_TYPES.classShare : NOTIFICATION_TYPES.groupShare,
  shareId: share.id,
});

/** Colleagues are offered a class or group. */
export const tellOffered = ({ db, clock }: Context, shares: readonly Notified[]): Promise<void> =>
  upsertNotices(
    db,
    shares.map((share) => ({
      ...about(share),
      userId: share.recipient.id,
      about: offered(share),
      title: `${share.creator.name} vil dele ${nameOf(share)} med dig`,
      text: `I kan så begge se og rette ${share.class ? 'klassens' : 'gruppens'} opgaver.`,
      isRequest: true,
    })),
    clock.now(),
  );

/** The colleague has said yes. */
export async function tellAccepted({ db, clock }: Context, share: Notified): Promise<void> {
  await readNotice(db, offered(share), share.recipient.id, clock.now());
  const notice = {
    ...about(share),
    userId: share.creator.id,
    about: answered(share),
    title: `${share.recipient.name} har sagt ja til ${nameOf(share)}`,
    text: share.class ? 'I deler nu klassen.' : 'I deler nu gruppen.',
  };
  await upsertNotices(db, [notice], clock.now());
}

/** An offer was declined or taken back, or a share has ended: the other of the two is notified, unless nothing was agreed yet. */
export async function tellRejected(
  { db, clock }: Context,
  share: Notified,
  { by, wasPending }: { by: number; wasPending: boolean },
): Promise<void> {
  await deleteNotices(db, [offered(share)]);
  const isCreator = by === share.creator.id;
  if (wasPending && isCreator) return;
  const [from, to] = isCreator ? [share.creator, share.recipient] : [share.recipient, share.creator];
  const name = nameOf(share);
  const notice = {
    ...about(share),
    userId: to.id,
    about: answered(share),
    title: wasPending ? `${from.name} har sagt nej tak til ${name}` : `${from.name} deler ikke længere ${name} med dig`,
    text: wasPending ? 'Du kan spørge igen en anden gang.' : 'Det, der er rettet og givet, er der stadig.',
  };
  await upsertNotices(db, [notice], clock.now());
}
