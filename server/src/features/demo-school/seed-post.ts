import { demoSeed } from '@ordklar/content';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { sendMessage } from '../chat/index.ts';
import { announce } from '../notifications/index.ts';
import { dayAt } from './demo-time.ts';
import { lookUp, type SeededPeople } from './seed-people.ts';

/** What is announced, and messages that nobody has read yet. */
export async function seedPost(context: Context, seeded: SeededPeople): Promise<void> {
  const now = context.clock.now();
  for (const { daysAgo, ...announcement } of demoSeed.announcements)
    await announce(context, { ...announcement, from: toUnix(dayAt(now, -daysAgo, '07:15')), to: null });
  for (const { from, to, message, daysAgo } of demoSeed.messages) {
    const then = { ...context, clock: { now: () => dayAt(now, -daysAgo, '15:05') } };
    await sendMessage(then, lookUp(seeded.people, from), lookUp(seeded.people, to).id, { message });
  }
}
