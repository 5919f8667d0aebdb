import type { cloudFilesApi, userSettingsApi } from '@ordklar/contract';
import { CALLERS, type Samples, TEACHERS } from './sample.ts';
import type { World } from './world.ts';

const byTeacher = { args: (world: World) => ({ query: { userId: world.people.laerer.id } }) };
/** The teacher, and the teacher's pupils. */
const WHO_DEPEND = ['laerer', 'elev', 'elev2'] as const;

/** Samples of what people set. */
export const userSettingsSamples: Samples<typeof userSettingsApi & typeof cloudFilesApi> = {
  userSettings: { args: () => ({}), succeeds: CALLERS },
  themes: { args: () => ({}), succeeds: CALLERS },
  setPublicName: { args: () => ({ body: { name: 'Et andet navn' } }), succeeds: CALLERS },
  setThemeColor: { args: () => ({ body: { themeColor: 'hav' } }), succeeds: CALLERS },
  setThemePattern: { args: () => ({ body: { themePattern: 'tern' } }), succeeds: CALLERS },
  setThemeEvent: { args: () => ({ body: { themeEvent: 'vejret' } }), succeeds: CALLERS },
  setColorScheme: { args: () => ({ body: { colorScheme: 'dark' } }), succeeds: CALLERS },
  setReading: {
    args: () => ({
      body: { reading: { size: 2, spacing: 1, lines: 1, tint: 'sand', ruler: true, font: 'opendyslexic' } },
    }),
    succeeds: CALLERS,
  },
  setShowOnlyLastTry: { args: () => ({ body: { showOnlyLastTry: true } }), succeeds: TEACHERS },
  setShowAllStudentsResults: { args: () => ({ body: { showAllStudentsResults: true } }), succeeds: TEACHERS },
  setShowAchievements: { args: () => ({ body: { showAchievements: true } }), succeeds: CALLERS },
  setShowUnpublished: { args: () => ({ body: { showUnpublished: true } }), succeeds: TEACHERS },
  setDisabledExerciseMemcache: { args: () => ({ body: { disabledExerciseMemcache: true } }), succeeds: TEACHERS },
  setAllowOneDrive: { args: () => ({ body: { allowOneDrive: true } }), succeeds: TEACHERS },
  setAllowGoogleDrive: { args: () => ({ body: { allowGoogleDrive: true } }), succeeds: TEACHERS },
  showsAchievements: { ...byTeacher, succeeds: WHO_DEPEND },
  allowsOneDrive: { ...byTeacher, succeeds: WHO_DEPEND },
  cloudServices: {
    args: (world) => ({ query: { teacherId: world.people.laerer.id } }),
    succeeds: WHO_DEPEND,
  },
  allowsGoogleDrive: { ...byTeacher, succeeds: WHO_DEPEND },
};
