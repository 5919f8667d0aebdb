import { z } from 'zod';
import { get, idParam, nothing, post } from './endpoint.ts';

/** Colours that the interface can be set in. `gran` is the first look. */
export const THEME_COLORS = ['gran', 'fjord', 'lyng', 'tegl', 'hav', 'okker', 'ler', 'eng'] as const;
/** What the edge at the top can be covered with. */
export const THEME_PATTERNS = ['ingen', 'linjer', 'tern', 'prikker', 'blade', 'kommaer'] as const;
/** What is drawn in the corner of the edge at the top. */
export const THEME_EVENTS = ['ingen', 'aarstiden', 'advent', 'fastelavn', 'vejret'] as const;

/** What colours the paper under what is read. */
export const READING_TINTS = ['ingen', 'sand', 'himmel', 'mynte', 'rosa'] as const;
/** The letters of what is read: Ordklar's own, and a kind made for people with dyslexia. */
export const READING_FONTS = ['ordklar', 'opendyslexic'] as const;

/** How a person reads texts, tasks and exercises. 0 is as they are set for everybody; each step is more. */
export const reading = z
  .object({
    size: z.number().int().min(0).max(4),
    /** Between letters and words. */
    spacing: z.number().int().min(0).max(3),
    /** Between lines. */
    lines: z.number().int().min(0).max(3),
    tint: z.enum(READING_TINTS),
    /** A ruler that follows the pointer and the finger. */
    ruler: z.boolean(),
    font: z.enum(READING_FONTS),
  })
  .meta({ id: 'Reading' });
export type Reading = z.output<typeof reading>;

/** How everybody reads who has set nothing. */
export const PLAIN_READING: Reading = { size: 0, spacing: 0, lines: 0, tint: 'ingen', ruler: false, font: 'ordklar' };

const themeColor = z.enum(THEME_COLORS);
const themePattern = z.enum(THEME_PATTERNS);
const themeEvent = z.enum(THEME_EVENTS);
const colorScheme = z.enum(['light', 'dark', 'auto']);

export type ThemeColor = z.output<typeof themeColor>;
export type ThemePattern = z.output<typeof themePattern>;
export type ThemeEvent = z.output<typeof themeEvent>;

/** The longest name that others are shown, in characters. */
export const MAX_PUBLIC_NAME = 60;

/** Everything a person has set (SET-01). */
export const userSettings = z
  .object({
    publicName: z.string(),
    themeColor,
    themePattern,
    themeEvent,
    /** Light, dark, or as the device has it. */
    colorScheme,
    /** Averages and lists count a pupil's last attempt, not the best (PD-16). */
    showOnlyLastTry: z.boolean(),
    /** Results show what is not handed in, too. */
    showAllStudentsResults: z.boolean(),
    /** A teacher's switch holds for the teacher's pupils too (PD-25). */
    showAchievements: z.boolean(),
    /** Exercises that are not published yet are shown. */
    showUnpublished: z.boolean(),
    /** Exercises are fetched again each time. */
    disabledExerciseMemcache: z.boolean(),
    allowOneDrive: z.boolean(),
    allowGoogleDrive: z.boolean(),
    reading,
  })
  .meta({ id: 'UserSettings' });
export type UserSettings = z.output<typeof userSettings>;

const choices = z.array(z.object({ id: z.string(), title: z.string() }));

const teacherId = z.object({ userId: idParam.optional() });
const allowed = (summary: string) =>
  ({ access: 'user', summary, query: teacherId, answers: { 200: z.boolean() } }) as const;
const setting = <const N extends keyof UserSettings>(name: N, access: 'user' | ['teacher'], summary: string) =>
  ({
    access,
    summary,
    body: z.object({ [name]: userSettings.shape[name] } as Record<N, (typeof userSettings.shape)[N]>),
    answers: { 204: nothing },
  }) as const;

/** What a person sets: name, look, and a teacher's switches (SET-01 to SET-04). */
export const userSettingsApi = {
  userSettings: get('user_settings', {
    access: 'user',
    summary: 'All settings of the person',
    answers: { 200: userSettings },
  }),
  themes: get('user_settings/themes', {
    access: 'user',
    summary: 'Colours, patterns and events to choose from',
    answers: { 200: z.object({ colors: choices, patterns: choices, events: choices }) },
  }),
  setPublicName: post('user_settings/set_public_name', {
    access: 'user',
    summary: 'The name that others are shown',
    body: z.object({ name: z.string().trim().min(1).max(MAX_PUBLIC_NAME) }),
    answers: { 204: nothing },
  }),
  setThemeColor: post('user_settings/set_theme_color', setting('themeColor', 'user', 'The colour of the interface')),
  setThemePattern: post(
    'user_settings/set_theme_pattern',
    setting('themePattern', 'user', 'The pattern of the edge at the top'),
  ),
  setThemeEvent: post(
    'user_settings/set_theme_event',
    setting('themeEvent', 'user', 'What is drawn in the corner of the edge at the top'),
  ),
  setColorScheme: post(
    'user_settings/set_color_scheme',
    setting('colorScheme', 'user', 'Light, dark, or as the device has it'),
  ),
  setShowOnlyLastTry: post(
    'user_settings/show_only_last_try',
    setting('showOnlyLastTry', ['teacher'], "Whether a pupil's last attempt counts, not the best"),
  ),
  setShowAllStudentsResults: post(
    'user_settings/show_all_students_results',
    setting('showAllStudentsResults', ['teacher'], 'Whether results show what is not handed in, too'),
  ),
  setShowAchievements: post(
    'user_settings/show_achievements',
    setting('showAchievements', 'user', 'Whether achievements are shown'),
  ),
  setShowUnpublished: post(
    'user_settings/show_unpublished',
    setting('showUnpublished', ['teacher'], 'Whether exercises that are not published are shown'),
  ),
  setDisabledExerciseMemcache: post(
    'user_settings/disabled_exercise_memcache',
    setting('disabledExerciseMemcache', ['teacher'], 'Whether exercises are fetched again each time'),
  ),
  setAllowOneDrive: post(
    'user_settings/allow_one_drive',
    setting('allowOneDrive', ['teacher'], 'Whether the teacher and the pupils may fetch files from OneDrive'),
  ),
  setAllowGoogleDrive: post(
    'user_settings/allow_google_drive',
    setting('allowGoogleDrive', ['teacher'], 'Whether the teacher and the pupils may fetch files from Google Drive'),
  ),
  setReading: post('user_settings/set_reading', setting('reading', 'user', 'How texts are set for the person to read')),
  showsAchievements: get(
    'user_settings/show_achievements',
    allowed('Whether achievements are shown: own setting, or that of a teacher of the person'),
  ),
  allowsOneDrive: get(
    'user_settings/allow_one_drive',
    allowed('Whether OneDrive is allowed: own setting, or that of a teacher of the person'),
  ),
  allowsGoogleDrive: get(
    'user_settings/allow_google_drive',
    allowed('Whether Google Drive is allowed: own setting, or that of a teacher of the person'),
  ),
};
