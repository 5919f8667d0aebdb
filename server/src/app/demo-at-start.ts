import {
  closeDemoAccounts,
  hasOpenDemoAccounts,
  reopenDemoAccounts,
  seedDemoSchool,
} from '../features/demo-school/index.ts';
import type { Context } from '../platform/http/context.ts';

/** How the demo school stands when the server has started. */
export interface DemoAtStart {
  /** It was made just now. */
  seeded: boolean;
  /** Anybody can log in with its password. */
  isOpen: boolean;
  /** It is open, or was closed just now, and others than this machine reach the server. */
  isPublic: boolean;
  /** Accounts that were closed just now. */
  closed: number;
}

/**
 * Makes the demo school in an empty embedded database, or where it is asked for. Its password is known to everybody, so on
 * a server with a public address nobody gets in with it unless SEED_DEMO=yes says so, also where it was made before.
 */
export async function prepareDemo(context: Context, isEmbedded: boolean): Promise<DemoAtStart> {
  const { seedDemo, isPublic } = context.config;
  if (!(seedDemo ?? isEmbedded)) {
    const closed = isPublic ? await closeDemoAccounts(context) : 0;
    return { seeded: false, isOpen: await hasOpenDemoAccounts(context), isPublic, closed };
  }
  const seeded = await seedDemoSchool(context);
  if (!seeded && seedDemo) await reopenDemoAccounts(context);
  return { seeded, isOpen: await hasOpenDemoAccounts(context), isPublic, closed: 0 };
}
