import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type CorrectionSet } from '@ordklar/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_USER } from '../platform/local-postgres/cluster.ts';
import { putDemoSchool } from '../testing/demo-school.ts';
import { clientOf, newDataFolder, type RunningServer, spawnServer, startServer } from '../testing/running-server.ts';

const SENTENCE = 'Jeg køre i skole hver dag, og så spiser jeg min mad med de andre i klassen. ';

/** Asks until the answer is there. */
async function eventually<T>(ask: () => Promise<T | undefined>, seconds = 60): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`nothing within ${seconds} s`);
    await sleep(200);
  }
}

const databasePid = (dataDir: string): number =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Whether a server has taken up a text to mark; undefined until then. */
async function beingMarked(dataDir: string): Promise<true | undefined> {
  const port = Number(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = fs.readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  const database = new pg.Client({ host: '127.0.0.1', port, user: DATABASE_USER, password, database: 'postgres' });
  await database.connect();
  try {
    const { rowCount } = await database.query(
      `select 1 from jobs.job where name = 'correct-text' and state = 'active'`,
    );
    return rowCount ? true : undefined;
  } finally {
    await database.end();
  }
}

it('a server that is stopped while it starts leaves no database behind', async () => {
  const dataDir = newDataFolder();
  const starting = spawnServer(dataDir);
  try {
    const running = path.join(dataDir, 'postgres', 'postmaster.pid');
    await eventually(async () => fs.existsSync(running) || undefined);
    starting.kill('SIGTERM');
    expect(await once(starting, 'exit')).toEqual([0, null]);
    expect(fs.existsSync(running)).toBe(false);
  } finally {
    starting.kill('SIGKILL');
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

describe('the product under a power cut', () => {
  const dataDir = newDataFolder();
  // not there when its first start fails
  let server: RunningServer;

  beforeAll(async () => {
    await putDemoSchool(dataDir, async (empty) => void (await (await startServer(empty)).stop()));
    server = await startServer(dataDir);
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  /** Writes and hands in a text; answers the id of its attempt. */
  async function handInText(pupil: Client, text: string): Promise<number> {
    const { homework } = await pupil.assignedHomework({ params: { id: 'all' } });
    const task = homework.find((entry) => entry.state === 'assigned' && entry.kind === 'free-text');
    if (!task) throw new Error('the demo pupil has no open task');
    await pupil.saveExerciseProgress({
      body: { exerciseId: task.exerciseId, homeworkId: task.homeworkId, data: { text } },
    });
    return (await pupil.handIn({ params: { id: task.homeworkId } })).exerciseProgressId;
  }

  const markedText = (teacher: Client, progress: number): Promise<CorrectionSet | undefined> =>
    teacher.squadResult({ params: { s: 1, id: progress } }).then(async (result) => {
      if (result.marking !== 'marked' || result.exerciseAnswerTextId === null) return undefined;
      return teacher.corrections({ params: { id: result.exerciseAnswerTextId } });
    });

  it('HAND-21 a text is marked once when the server is killed in the middle of its correction', async () => {
    const pupil = await clientOf(server.url, 'elev');
    const progress = await handInText(pupil, SENTENCE.repeat(1200));
    await eventually(() => beingMarked(dataDir));
    await server.kill();
    server = await startServer(dataDir);
    const teacher = await clientOf(server.url, 'laerer');
    const set = await eventually(() => markedText(teacher, progress));
    expect(set.corrections.length).toBeGreaterThan(1000);
    const places = set.corrections.map((mark) => `${mark.offset} ${mark.length} ${mark.replacements[0]}`);
    expect(new Set(places).size).toBe(places.length);
  }, 180_000);

  it('goes on after its database is killed, with everything that was saved', async () => {
    const pupil = await clientOf(server.url, 'elev');
    const progress = await handInText(pupil, `${SENTENCE}Det var sjovt.`);
    const killed = databasePid(dataDir);
    process.kill(killed, 'SIGKILL');
    const teacher = await eventually(() => clientOf(server.url, 'laerer'));
    expect(databasePid(dataDir)).not.toBe(killed);
    const set = await eventually(() => markedText(teacher, progress));
    expect(set.text).toContain('Det var sjovt.');
  }, 180_000);

  it('a second start on the same folder serves the same school', async () => {
    const second = await startServer(dataDir);
    const teacher = await clientOf(second.url, 'laerer');
    expect((await teacher.currentSquads()).map((squad) => squad.name)).toContain('7.A');
    expect(await second.stop()).toBe(0);
    const stillThere = await clientOf(server.url, 'laerer');
    expect((await stillThere.currentUser()).username).toBe('laerer');
  }, 120_000);
});
