import type { Actor, Context } from '../../platform/http/context.ts';
import { type KeptSettings, saveSettings } from './user-settings.repo.ts';

/** Keeps what is named of the person's settings, and leaves the others. */
export const keepSetting = (context: Context, actor: Actor, change: Partial<KeptSettings>): Promise<void> =>
  saveSettings(context.db, actor.id, change);
