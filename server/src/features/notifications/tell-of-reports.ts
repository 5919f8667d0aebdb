import { NOTIFICATION_TYPES } from '@ordklar/contract';
import type { Db } from '../../platform/db/index.ts';
import { upsertNotices } from './notifications.repo.ts';

/** A message of the chat was reported; what it says is read on the school's page, where that is logged. */
export const tellReported = (
  db: Db,
  { messageId, userIds }: { messageId: number; userIds: readonly number[] },
  at: Date,
): Promise<void> =>
  upsertNotices(
    db,
    userIds.map((userId) => ({
      userId,
      type: NOTIFICATION_TYPES.info,
      about: `report:${messageId}`,
      title: 'En besked er anmeldt',
      text: 'En besked i chatten er anmeldt til skolen.',
      link: '/skole/beskeder',
    })),
    at,
  );
