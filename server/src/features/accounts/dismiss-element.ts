import type { Actor, Context } from '../../platform/http/context.ts';
import { dismiss, isDismissed } from './accounts.repo.ts';

/** Whether the person has closed this element for good (SHELL-14). */
export const isElementDismissed = (context: Context, actor: Actor, elementId: string): Promise<boolean> =>
  isDismissed(context.db, actor.id, elementId);

/** Remembers that the person has closed this element for good. */
export const dismissElement = (context: Context, actor: Actor, elementId: string): Promise<void> =>
  dismiss(context.db, actor.id, elementId, context.clock.now());
