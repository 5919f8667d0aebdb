import { api, type Endpoint } from '@ordklar/contract';
import type { LightMyRequestResponse } from 'fastify';
import { tables } from '../platform/db/index.ts';
import type { Browser } from './browser.ts';
import { addressOf, type AnyCall, send } from './contract-request.ts';
import { unzipped } from './docx.ts';
import type { Sample } from './sample.ts';
import { samples } from './sample-calls.ts';
import type { HandedIn } from './school-day.ts';
import type { World } from './world.ts';

/** The work that the calls are about. */
interface Scene {
  essays: readonly HandedIn[];
  homeworkIds: readonly number[];
  exerciseIds: readonly number[];
}

/** What a pupil may call to read, and not everybody on the internet. */
export const PUPILS_READ = Object.entries(api as Record<string, Endpoint>).filter(
  ([, { method, access }]) =>
    method === 'GET' && access !== 'anyone' && (access === 'user' || access.includes('student')),
);

const ITEMS = [1, 2];
const LISTS = ['all', 'teco', 'grsp'];
const each = <T>(values: readonly T[], call: (value: T) => AnyCall): AnyCall[] => values.map(call);

/** A scene, with all the files that there are: whoever they are of, they are asked for. */
type Looked = Scene & { fileIds: { handedIn: number[]; ofExercises: number[] } };

async function withFiles({ db }: World, scene: Scene): Promise<Looked> {
  const handedIn = await db.select({ id: tables.homeworkFile.id }).from(tables.homeworkFile);
  const ofExercises = await db.select({ id: tables.exerciseFile.id }).from(tables.exerciseFile);
  return {
    ...scene,
    fileIds: { handedIn: handedIn.map(({ id }) => id), ofExercises: ofExercises.map(({ id }) => id) },
  };
}

/** The calls about a scene, of each endpoint that takes an id of it. */
const ABOUT: Record<string, (scene: Looked, world: World) => AnyCall[]> = {
  homeworkExercise: ({ homeworkIds }) => each(homeworkIds, (id) => ({ params: { id } })),
  homeworkItems: ({ homeworkIds }) => each(homeworkIds, (id) => ({ params: { id } })),
  homeworkTest: ({ homeworkIds }) => each(homeworkIds, (id) => ({ params: { id } })),
  homeworkSound: ({ homeworkIds }) => homeworkIds.flatMap((id) => each(ITEMS, (item) => ({ params: { id, item } }))),
  downloadFile: ({ homeworkIds, fileIds }) =>
    homeworkIds.flatMap((id) => each(fileIds.handedIn, (fileId) => ({ params: { id, fileId } }))),
  exerciseFile: ({ homeworkIds, exerciseIds, fileIds }) =>
    homeworkIds.flatMap((homeworkId) =>
      exerciseIds.flatMap((id) =>
        each(fileIds.ofExercises, (fileId) => ({ params: { id, fileId }, query: { homeworkId } })),
      ),
    ),
  exerciseProgress: ({ homeworkIds, exerciseIds }) =>
    exerciseIds.flatMap((exerciseId) => [
      { query: { exerciseId } },
      ...homeworkIds.flatMap((homeworkId) =>
        each(ITEMS, (exercisePageId) => ({ query: { exerciseId, exercisePageId, homeworkId } })),
      ),
    ]),
  assignedHomework: () => each(LISTS, (id) => ({ params: { id }, query: { limit: 100, order: 'assigned' } })),
  completedHomework: () => each(LISTS, (id) => ({ params: { id }, query: { limit: 100, order: 'completed' } })),
  ownResult: ({ essays }) => each(essays, ({ exerciseProgressId: id }) => ({ params: { id } })),
  attemptExercise: ({ essays }) => each(essays, ({ exerciseProgressId: id }) => ({ params: { id } })),
  achievementOfAttempt: ({ essays }) => each(essays, ({ exerciseProgressId: id }) => ({ params: { id } })),
  exerciseResults: ({ exerciseIds }, world) =>
    exerciseIds.flatMap((ex) =>
      each([{}, { getUncompleted: '1' }, { preview: '1' }], (query) => ({
        params: { squad: world.squads['7.A'], ex, st: world.people.elev.id, y: 2026 },
        query,
      })),
    ),
  testStepResults: ({ homeworkIds }, world) => each(homeworkIds, (h) => ({ params: { s: world.squads['7.A'], h } })),
  spellingErrorTypes: ({ homeworkIds, essays }, { people }) => [
    {
      params: { id: people.elev.id },
      query: {
        homeworksIds: homeworkIds.join(','),
        exerciseProgressIds: essays.map(({ exerciseProgressId }) => exerciseProgressId).join(','),
      },
    },
  ],
  ...Object.fromEntries(
    ['corrections', 'correctedDocx', 'textHints', 'markQuestions', 'ownTraining'].map((name) => [
      name,
      ({ essays }: Scene) => each(essays, ({ answerTextId: id }) => ({ params: { id } })),
    ]),
  ),
  oldestUnread: (_, { people }) => [{ params: { recipientId: people.laerer.id } }],
  unreadMessages: (_, { people }) => [{ params: { recipientId: people.laerer.id } }],
  conversation: (_, { people }) => [{ params: { recipientId: people.laerer.id, offset: 0 } }],
  notifications: () => [{ query: { limit: 100 } }],
};

/** What takes arguments and tells of no work that somebody has done: asked with its sample. */
const OF_NO_WORK = new Set([
  'shouldHideElement',
  'courses',
  'levels',
  'categories',
  'courseOverview',
  'freeLevels',
  'freeCategories',
  'freeCourseCategories',
  'freeCategoryExercises',
  'freeLevelExercises',
  'freeCourseExercises',
  'searchFreeExercises',
  'correctionCategories',
  'showsAchievements',
  'allowsOneDrive',
  'allowsGoogleDrive',
  'achievements',
  'achievementCount',
  'homeworkAchievements',
  'cloudServices',
  'unreadNotifications',
]);

const takesArguments = ({ params, query }: Endpoint): boolean =>
  Object.keys({ ...params?.shape, ...query?.shape }).length > 0;

/** Endpoints that take arguments of which nobody has said yet with which ones a pupil would look for what is hidden. */
export const NOT_LOOKED_AT = PUPILS_READ.filter(
  ([name, endpoint]) => takesArguments(endpoint) && !(name in ABOUT) && !OF_NO_WORK.has(name),
).map(([name]) => name);

/** An answer as one reads it: what is packed is unpacked. */
function readable({ headers, body, rawPayload }: LightMyRequestResponse): string {
  if (!/zip|officedocument/.test(String(headers['content-type']))) return body;
  return Object.entries(unzipped(rawPayload))
    .map(([name, bytes]) => `${name}: ${readableFile(name, bytes)}`)
    .join('\n');
}
const readableFile = (name: string, bytes: Uint8Array): string =>
  name.endsWith('.docx')
    ? Object.values(unzipped(Buffer.from(bytes)))
        .map((part) => Buffer.from(part).toString())
        .join('\n')
    : Buffer.from(bytes).toString();

/**
 * Asks as a pupil for everything that the contract lets pupils read. The samples' arguments are made once, so that asking
 * changes nothing. `answered` gets the names of what has been answered well.
 */
export async function pupilsEyes(world: World, pupil: Browser, answered: Set<string>) {
  const sampled = new Map<string, AnyCall>();
  for (const [name] of PUPILS_READ)
    if (OF_NO_WORK.has(name))
      sampled.set(name, (await (samples as unknown as Record<string, Sample<unknown>>)[name]?.args(world)) as AnyCall);
  return {
    /** Every answer that the pupil can get, good or bad, as one text; about this work where an endpoint takes an id. */
    async everythingOf(scene: Scene): Promise<string> {
      const looked = await withFiles(world, scene);
      const answers: string[] = [];
      for (const [name, endpoint] of PUPILS_READ)
        for (const call of ABOUT[name]?.(looked, world) ?? [sampled.get(name) ?? {}]) {
          const answer = await send(pupil, endpoint, call);
          if (answer.statusCode < 300) answered.add(name);
          answers.push(`${addressOf(endpoint, call)} → ${readable(answer)}`);
        }
      return answers.join('\n');
    },
  };
}
