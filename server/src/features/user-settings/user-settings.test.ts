import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../testing/problem-of.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { FIRST_SETTINGS } from './user-settings.repo.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SWITCHES = [
  ['setShowOnlyLastTry', 'showOnlyLastTry'],
  ['setShowAllStudentsResults', 'showAllStudentsResults'],
  ['setShowAchievements', 'showAchievements'],
  ['setShowUnpublished', 'showUnpublished'],
  ['setDisabledExerciseMemcache', 'disabledExerciseMemcache'],
  ['setAllowOneDrive', 'allowOneDrive'],
  ['setAllowGoogleDrive', 'allowGoogleDrive'],
] as const;

it('SET-01 API-089: who has set nothing has the first look, and every setting is there', async () => {
  const { api } = await world.as('kollega');
  const { publicName, ...rest } = await api.userSettings();
  expect(publicName).toBe(world.people.kollega.publicName);
  expect(rest).toEqual(FIRST_SETTINGS);
});

it('SET-03 API-090: themes to choose from, by their Danish names', async () => {
  const { api } = await world.as('elev');
  const { colors, patterns, events } = await api.themes();
  expect(colors.map(({ title }) => title)).toEqual(['Gran', 'Fjord', 'Lyng', 'Tegl', 'Hav', 'Okker', 'Ler', 'Eng']);
  expect(patterns).toContainEqual({ id: 'kommaer', title: 'Kommaer' });
  expect(events).toContainEqual({ id: 'aarstiden', title: 'Årstiden' });
});

it('SET-02 API-091 API-092 API-093 API-094: name and look are kept, one at a time, and survive another log-in', async () => {
  const { api } = await world.as('elev2');
  await api.setPublicName({ body: { name: '  Yusuf   D. ' } });
  await api.setThemeColor({ body: { themeColor: 'lyng' } });
  await api.setThemePattern({ body: { themePattern: 'kommaer' } });
  await api.setThemeEvent({ body: { themeEvent: 'advent' } });
  await api.setColorScheme({ body: { colorScheme: 'dark' } });
  const reading = { size: 3, spacing: 1, lines: 2, tint: 'mynte', ruler: true, font: 'opendyslexic' } as const;
  await api.setReading({ body: { reading } });
  const again = (await world.as('elev2')).api;
  expect(await again.userSettings()).toEqual({
    ...FIRST_SETTINGS,
    publicName: 'Yusuf D.',
    themeColor: 'lyng',
    themePattern: 'kommaer',
    themeEvent: 'advent',
    colorScheme: 'dark',
    reading,
  });
  expect((await again.currentUser()).publicName).toBe('Yusuf D.');
});

it.each(SWITCHES)('SET-02 API-095 API-096 API-097 API-098 API-099 API-100 API-101: %s', async (call, name) => {
  const { api } = await world.as('laerer');
  const first = FIRST_SETTINGS[name];
  await api[call]({ body: { [name]: !first } as never });
  expect((await api.userSettings())[name]).toBe(!first);
  await api[call]({ body: { [name]: first } as never });
  expect((await api.userSettings())[name]).toBe(first);
});

it('a name of nothing, one that is too long, and a theme that does not exist are refused, and nothing changes', async () => {
  const { api } = await world.as('laerer');
  const before = await api.userSettings();
  expect(await codeOf(api.setPublicName({ body: { name: '   ' } }))).toBe('invalid');
  expect(await codeOf(api.setPublicName({ body: { name: 'a'.repeat(61) } }))).toBe('invalid');
  expect(await codeOf(api.setThemeColor({ body: { themeColor: 'neon' as never } }))).toBe('invalid');
  expect(await api.userSettings()).toEqual(before);
});

it('SET-04 NOP-13 API-102 API-103 API-104: a pupil reads the switches of an own teacher, and nobody else’s', async () => {
  const teacher = (await world.as('laerer')).api;
  await teacher.setAllowOneDrive({ body: { allowOneDrive: true } });
  await teacher.setShowAchievements({ body: { showAchievements: false } });
  const { api } = await world.as('elev');
  const of = (who: 'laerer' | 'fremmed' | 'elev2') => ({ query: { userId: world.people[who].id } });
  expect(await api.allowsOneDrive(of('laerer'))).toBe(true);
  expect(await api.allowsGoogleDrive(of('laerer'))).toBe(false);
  expect(await api.showsAchievements(of('laerer'))).toBe(false);
  expect(await api.showsAchievements({ query: {} })).toBe(true);
  expect(await codeOf(api.allowsOneDrive(of('fremmed')))).toBe('not-found');
  expect(await codeOf(api.showsAchievements(of('elev2')))).toBe('not-found');
  expect(await codeOf((await world.as('fremmed')).api.allowsOneDrive(of('laerer')))).toBe('not-found');
});
