import { CLASS_SHARE, GROUP_SHARE, type Share } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { ShareRow } from './sharing.repo.ts';

/** A share as one of its two people sees it, or a third who teaches the class (then the peer is the recipient). */
export function shareToWire(row: ShareRow, viewerId: number): Share {
  const creator = { id: row.creatorId, name: row.creatorName };
  const recipient = { id: row.recipientId, name: row.recipientName };
  const isMine = row.recipientId === viewerId;
  const isClass = row.kind === 'class';
  const acceptedAt = toUnix(row.acceptedAt);
  return {
    id: row.id,
    type_id: isClass ? CLASS_SHARE : GROUP_SHARE,
    creator,
    recipient,
    peer: isMine ? creator : recipient,
    class: isClass ? { classId: row.squadId, name: row.squadName } : null,
    group: isClass ? null : { id: row.squadId, name: row.squadName },
    state: row.state === 'pending' ? (isMine ? 'pending_me' : 'pending_peer') : row.state,
    read_at: toUnix(row.readAt),
    accepted_at: acceptedAt,
    accepted_time: acceptedAt,
  };
}
