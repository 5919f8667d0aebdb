import type { userSettingsApi } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { setPublicName } from '../accounts/index.ts';
import { keepSetting } from './keep-setting.ts';
import { readSettings, readSwitches } from './read-settings.ts';
import { themes } from './themes.ts';

/** Keeps one setting of the person: a call changes what its body names, and nothing else. */
const keep =
  (context: Context) =>
  async ({ actor, body }: { actor: Actor; body: Parameters<typeof keepSetting>[2] }) => {
    await keepSetting(context, actor, body);
    return null;
  };

export const userSettingsRoutes: Routes<typeof userSettingsApi> = (context) => ({
  userSettings: ({ actor }) => readSettings(context, actor),
  themes: async () => themes,
  async setPublicName({ actor, body }) {
    await setPublicName(context, actor, body.name);
    return null;
  },
  setThemeColor: keep(context),
  setThemePattern: keep(context),
  setThemeEvent: keep(context),
  setColorScheme: keep(context),
  setShowOnlyLastTry: keep(context),
  setShowAllStudentsResults: keep(context),
  setShowAchievements: keep(context),
  setShowUnpublished: keep(context),
  setDisabledExerciseMemcache: keep(context),
  setReading: keep(context),
  setAllowOneDrive: keep(context),
  setAllowGoogleDrive: keep(context),
  showsAchievements: async ({ actor, query }) => (await readSwitches(context, actor, query.userId)).showAchievements,
  allowsOneDrive: async ({ actor, query }) => (await readSwitches(context, actor, query.userId)).allowOneDrive,
  allowsGoogleDrive: async ({ actor, query }) => (await readSwitches(context, actor, query.userId)).allowGoogleDrive,
});
