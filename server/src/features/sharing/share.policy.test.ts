import { expect, it } from 'vitest';
import { mayAccept } from './share.policy.ts';

it('SHARE-03 a share is accepted by whom it was offered to, not by whoever offers it', () => {
  const share = { creatorId: 1, recipientId: 2 };
  expect([1, 2, 3].filter((id) => mayAccept({ id }, share))).toEqual([2]);
});
