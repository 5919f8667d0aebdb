import type { chatApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { OF_CLASS, PUPILS, type Samples } from './sample.ts';
import type { World } from './world.ts';

/** A message of `elev` to `laerer`, and one back. */
export async function written(world: World): Promise<number> {
  const { elev, laerer } = world.people;
  const created = world.clock.now();
  const [, answer] = await world.db
    .insert(tables.chatMessage)
    .values([
      { fromUser: elev.id, toUser: laerer.id, message: 'Hvad er lektien?', created },
      { fromUser: laerer.id, toUser: elev.id, message: 'Side 12.', created },
    ])
    .returning();
  return answer?.id ?? 0;
}

async function reported(world: World): Promise<number> {
  const messageId = await written(world);
  await world.db.insert(tables.chatReport).values({ messageId, reportedAt: world.clock.now() });
  return messageId;
}

/** With a pupil whom only the teachers of 7.A teach, whatever else is offered. */
const withPupil = async (world: World) => ({ params: { recipientId: world.people.elev3.id } });
const TEACHERS_AND_PUPILS = ['laerer', 'kollega', 'inviteret', 'fremmed', ...PUPILS] as const;

export const chatSamples: Samples<typeof chatApi> = {
  unreadSenders: { args: () => ({}), succeeds: TEACHERS_AND_PUPILS },
  oldestUnread: { args: withPupil, succeeds: OF_CLASS },
  conversation: {
    args: (world) => ({ params: { recipientId: world.people.elev3.id, offset: 0 } }),
    succeeds: OF_CLASS,
  },
  // one's own post: of a stranger there is none
  unreadMessages: { args: withPupil, succeeds: TEACHERS_AND_PUPILS },
  chatRecipients: { args: () => ({}), succeeds: TEACHERS_AND_PUPILS },
  sendMessage: {
    args: (world) => ({ params: { recipientId: world.people.elev3.id }, body: { message: 'Hej' } }),
    succeeds: OF_CLASS,
  },
  readMessages: {
    args: (world) => ({ params: { recipientId: world.people.elev3.id }, body: { upTo: 1 } }),
    succeeds: OF_CLASS,
  },
  setChatOpen: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, body: { isOpen: true } }),
    succeeds: OF_CLASS,
  },
  reportMessage: { args: async (world) => ({ params: { id: await written(world) } }), succeeds: ['elev'] },
  reportedMessages: { args: () => ({}), succeeds: ['skoleadmin'] },
  handleReport: {
    args: async (world) => ({ params: { id: await reported(world) }, body: { isHandled: true } }),
    succeeds: ['skoleadmin'],
  },
};
