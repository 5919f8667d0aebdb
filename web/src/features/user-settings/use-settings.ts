import type { UserSettings } from '@ordklar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { exercisesKey, homeworkKey } from '../../lib/api/query-keys.ts';
import { setColorScheme } from '../../lib/color-scheme/color-scheme.ts';
import { setTheme } from '../../lib/theme/theme.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { currentUserQuery } from '../accounts/index.ts';
import { userSettingsQuery } from './user-settings.queries.ts';

type Name = keyof UserSettings;

/** The call that keeps each setting. */
const CALLS: { [N in Name]: (value: UserSettings[N]) => Promise<unknown> } = {
  publicName: (name) => client.setPublicName({ body: { name } }),
  themeColor: (themeColor) => client.setThemeColor({ body: { themeColor } }),
  themePattern: (themePattern) => client.setThemePattern({ body: { themePattern } }),
  themeEvent: (themeEvent) => client.setThemeEvent({ body: { themeEvent } }),
  colorScheme: (colorScheme) => client.setColorScheme({ body: { colorScheme } }),
  reading: (reading) => client.setReading({ body: { reading } }),
  showOnlyLastTry: (showOnlyLastTry) => client.setShowOnlyLastTry({ body: { showOnlyLastTry } }),
  showAllStudentsResults: (showAllStudentsResults) =>
    client.setShowAllStudentsResults({ body: { showAllStudentsResults } }),
  showAchievements: (showAchievements) => client.setShowAchievements({ body: { showAchievements } }),
  showUnpublished: (showUnpublished) => client.setShowUnpublished({ body: { showUnpublished } }),
  disabledExerciseMemcache: (disabledExerciseMemcache) =>
    client.setDisabledExerciseMemcache({ body: { disabledExerciseMemcache } }),
  allowOneDrive: (allowOneDrive) => client.setAllowOneDrive({ body: { allowOneDrive } }),
  allowGoogleDrive: (allowGoogleDrive) => client.setAllowGoogleDrive({ body: { allowGoogleDrive } }),
};

/** What is typed is shown once it is saved: its field begins again with it, and would lose what the server refuses. */
const TYPED: ReadonlySet<Name> = new Set(['publicName']);

/** Shows the look that the settings ask for. */
export function applyLook(settings: UserSettings): void {
  setTheme({ color: settings.themeColor, pattern: settings.themePattern, event: settings.themeEvent });
  setColorScheme(settings.colorScheme);
}

/** Everything the person has set; undefined until it is there. */
export const useSettings = () => useQuery(userSettingsQuery);

/** Changes one setting: what is chosen is seen at once, and taken back with a word when the server does not take it. */
export function useChangeSetting() {
  const queries = useQueryClient();
  const { queryKey } = userSettingsQuery;
  // what is in the cache SettingsEffect shows
  const show = (settings: UserSettings) => queries.setQueryData(queryKey, settings);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    // one after the other: what is older never arrives after what is newer
    scope: { id: 'user-settings' },
    mutationFn: (save: () => Promise<unknown>) => save(),
  });
  const change = async <N extends Name>(name: N, value: UserSettings[N]): Promise<void> => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<UserSettings>(queryKey);
    if (before && !TYPED.has(name)) show({ ...before, [name]: value });
    else if (name === 'colorScheme') setColorScheme(value as UserSettings['colorScheme']);
    try {
      await mutateAsync(() => CALLS[name](value));
      const saved = queries.getQueryData<UserSettings>(queryKey);
      if (saved && TYPED.has(name)) show({ ...saved, [name]: value });
      if (name === 'publicName') await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      if (name === 'showUnpublished') await queries.invalidateQueries({ queryKey: exercisesKey });
      // the tree stands among the tasks, and what has been earned is shown or not
      if (name === 'showAchievements') await queries.invalidateQueries({ queryKey: homeworkKey });
    } catch (error) {
      const now = queries.getQueryData<UserSettings>(queryKey);
      if (before && now) show({ ...now, [name]: before[name] });
      throw error;
    }
  };
  return {
    change,
    /** The same for what is switched or chosen, where only a toast can say that it failed. */
    choose: <N extends Name>(name: N, value: UserSettings[N]) => change(name, value).catch(() => showErrorToast()),
    state: isPending ? ('saving' as const) : isSuccess ? ('saved' as const) : null,
  };
}
