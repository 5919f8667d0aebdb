// Thirty pupils hand in an essay at once: how long until all are marked, beside what the engine alone needs for the same
// texts in the same run.
import { setTimeout as sleep } from 'node:timers/promises';
import { demoSeed } from '@ordklar/content';
import { loadEngine } from '@ordklar/correction/load';
import { clientOf, newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';

const ESSAYS = 30;
const WORDS = 400;

const words = demoSeed.essays.flatMap((essay) => essay.text.split(/\s+/));
/** A text that no other is: each begins elsewhere in the demo school's essays. */
const essay = (nth: number): string =>
  Array.from({ length: WORDS }, (_, at) => words[(nth * 173 + at) % words.length]).join(' ');
const essays = Array.from({ length: ESSAYS }, (_, nth) => essay(nth));

/** Seconds that the engine needs for all of them, warm and alone. */
function floor(): number {
  const engine = loadEngine();
  for (const text of essays) engine.check(text, { language: 'da' });
  const started = performance.now();
  for (const text of essays) engine.check(text, { language: 'da' });
  return (performance.now() - started) / 1000;
}

const server = await startServer(newDataFolder(), { CALLS_PER_MINUTE: '100000' });
try {
  const teacher = await clientOf(server.url, 'laerer');
  const { exercises } = await teacher.courseExercises({ params: { id: 'teco' }, query: { limit: 1 } });
  const [exercise] = exercises;
  const school = demoSeed.people.find(({ username }) => username === 'elev')!.school;
  const pupils = demoSeed.people.filter((one) => one.school === school && one.roles.includes('student'));
  const handIns: (() => Promise<number>)[] = [];
  for (const { username } of pupils) {
    if (handIns.length === ESSAYS) break;
    const pupil = await clientOf(server.url, username);
    const { id } = await pupil.currentUser();
    const [squad] = (await pupil.currentSquads({})).filter((one) => one.kind === 'class');
    const deadline = Math.floor(Date.now() / 1000) + 86_400;
    const body = { exerciseIds: [exercise.id], studentIds: [id], squadId: squad.id, deadline };
    const [homeworkId] = (await teacher.assignHomework({ body })).homeworkIds;
    if (homeworkId === undefined) continue;
    const data = { text: essays[handIns.length] };
    await pupil.saveExerciseProgress({ body: { exerciseId: exercise.id, exercisePageId: 1, homeworkId, data } });
    handIns.push(async () => {
      const { exerciseProgressId } = await pupil.handIn({ params: { id: homeworkId } });
      for (;;) {
        const { marking } = await teacher.squadResult({ params: { s: squad.id, id: exerciseProgressId } });
        if (marking === 'marked') return performance.now();
        if (marking === 'failed') throw new Error('failed');
        await sleep(50);
      }
    });
  }
  const started = performance.now();
  const done = await Promise.all(handIns.map((handIn) => handIn()));
  const last = (Math.max(...done) - started) / 1000;
  const alone = floor();
  report('essays handed in at once', handIns.length);
  report('until all are marked, s', last.toFixed(2));
  report('for each, s', (last / handIns.length).toFixed(3));
  report('the engine alone, for each, s', (alone / ESSAYS).toFixed(3));
  report('until marked / the engine alone', (last / ((alone * handIns.length) / ESSAYS)).toFixed(1));
} finally {
  await server.stop();
}
