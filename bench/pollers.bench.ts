// Two thousand open pages ask for messages and notifications as often as the web client does, while two hundred pupils
// answer and a teacher writes to somebody each second, on the embedded database. Beside each other in the same run: what
// every page asks, the answers that are saved, and /healthz, which costs the server nothing but its turn.
//
// On two cores that this client, the server, the database and others' builds shared (23 November 2026): 183 polls and 19 saves
// a second; 99 % of polls within 67 ms, of saves within 90 ms, of /healthz within 52 ms; 99.7 % of polls 304, three queries
// each (session, person, its own), no whole table looked through; the server took 45 % of a core. By itself a poll of the chat
// took 2.4 to 3.8 ms, the bell 3.1 to 3.6 ms, /healthz 1.9 to 2.2 ms. With a type check beside it 99 % of polls took 106 ms and
// of /healthz 84 ms, with a whole CI run 326 and 236 ms: look at the two beside each other, not at one alone.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Practice } from '@ordklar/contract';
import { type Db, openDatabase } from '../server/src/platform/db/index.ts';
import { startLocalPostgres } from '../server/src/platform/local-postgres/index.ts';
import { clientOf, newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { median, report } from './figures.ts';
import { type Answer, ask, openPages, type Page } from './open-pages.ts';
import { newToken } from './session.ts';

const PAGES = 2000;
const ANSWERING = 200;
const SECONDS = 40;
/** One in so many has the chat open, at the conversation with the teacher. */
const CHATS_OPEN = 10;
/** How often a page asks, s: web/src/features/chat (closed, open, an open conversation) and web/src/features/notifications. */
const EVERY = { closed: 20, open: 10, conversation: 5, bell: 60 };
/** The least and the most that a pupil thinks about an item, s. */
const THINKING = [4, 12] as const;
const UNREAD = '/api/v1/chat/messages';
const BELL = '/api/v1/notifications/count/unread';
const POLLED_TABLES = [
  'chat_message',
  'notification',
  'notification_read',
  'session',
  'users',
  'user_role',
  'homework',
];

interface Poll {
  page: Page;
  path: string;
  every: number;
  tag?: string | undefined;
}

const secret = 'a bench has no secrets, and this is long enough';
const dataDir = newDataFolder();
const server = await startServer(dataDir, { CALLS_PER_MINUTE: '100000', SESSION_SECRET: secret });
const { url } = server;
const ours = openDatabase((await startLocalPostgres({ dataDir: path.join(dataDir, 'postgres') })).url, console.error);

const percentile = (answers: readonly Answer[], share: number): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(answers.length * share) - 1] ?? Number.NaN;
const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
const spread = (answers: readonly Answer[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => inMs(percentile(answers, share))).join('  ');

/** What every page asks, by how its chat stands. */
const pollsOf = (pages: readonly Page[], teacherId: number): Poll[] =>
  pages.flatMap((page, nth): Poll[] => {
    const bell = { page, path: BELL, every: EVERY.bell };
    if (nth % CHATS_OPEN > 0) return [bell, { page, path: UNREAD, every: EVERY.closed }];
    const conversation = `/api/v1/chat/unread-messages/${teacherId}`;
    return [bell, { page, path: UNREAD, every: EVERY.open }, { page, path: conversation, every: EVERY.conversation }];
  });

async function poll(one: Poll): Promise<Answer> {
  const answer = await ask(url, one.page, one.path, { tag: one.tag });
  one.tag = answer.tag;
  return answer;
}

/** Repeats each as often as it is due, spread evenly, until the time is over. Answers what came back. */
async function repeat<T>(
  those: readonly T[],
  every: (one: T) => number,
  call: (one: T) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    those.map(async (one, nth) => {
      // neighbours of a list ask far apart, so that none of its kinds comes in waves
      for (let due = ((nth * 0.618) % 1) * every(one); due < SECONDS; due += every(one)) {
        const wait = until - SECONDS * 1000 + due * 1000 - performance.now();
        if (wait > 0) await sleep(wait);
        answers.push(await call(one));
      }
    }),
  );
  return answers;
}

/** A pupil does exercises, one after the other, until the time is over; answers how long each save took. */
async function answerItems(page: Page, exercises: readonly { id: number }[]): Promise<Answer[]> {
  const until = performance.now() + SECONDS * 1000;
  await sleep(Math.random() * THINKING[1] * 1000);
  const { cookie, token } = await newToken(url, page.cookie);
  const pupil = { ...page, cookie: `${page.cookie}; ${cookie}` };
  const send = (method: string, to: string, body?: object) =>
    ask(url, pupil, `/api/v1/${to}`, { method, token, ...(body && { body }) });
  const saves: Answer[] = [];
  for (const { id: exerciseId } of exercises) {
    const made = await send('POST', 'free-exercises/exercise/self-assign', { exerciseId });
    const { homeworkId } = JSON.parse(made.text) as { homeworkId: number };
    const { items } = JSON.parse((await send('GET', `homework/${homeworkId}/items`)).text) as Practice;
    for (const [at, item] of items.entries()) {
      await sleep((THINKING[0] + Math.random() * (THINKING[1] - THINKING[0])) * 1000);
      if (performance.now() > until) return saves;
      const data = { answer: item.kind === 'choice' ? item.options[0] : [], round: 1, seconds: 5 };
      saves.push(await send('POST', 'exercise/progress', { exerciseId, exercisePageId: at + 1, homeworkId, data }));
    }
    await send('PUT', `homework/${homeworkId}/handin`);
  }
  return saves;
}

/** Looks through whole tables that these have had. */
async function scansOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; scans: number }>(
    'select relname as name, seq_scan::int as scans from pg_stat_user_tables',
  );
  return Object.fromEntries(
    rows.filter(({ name }) => POLLED_TABLES.includes(name)).map((row) => [row.name, row.scans]),
  );
}

/** What the server counts of itself: the number that stands after `name`. */
const counted = async (name: string): Promise<number> => {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
};
/** Seconds of a core that the server itself has taken. */
const cpu = (): Promise<number> => counted('process_cpu_seconds_total');

/** Each poll by itself, while nobody else asks, beside /healthz. */
async function measureAlone(polls: readonly Poll[]): Promise<void> {
  const some = polls.slice(0, 300);
  for (const one of some) await poll(one);
  const byPath: Record<string, number[]> = {};
  for (const one of some) {
    (byPath[one.path] ??= []).push((await poll(one)).ms);
    (byPath['/healthz'] ??= []).push((await ask(url, one.page, '/healthz')).ms);
  }
  for (const [what, times] of Object.entries(byPath))
    report(`alone: ${what.replace('/api/v1', '')}, median`, inMs(median(times)));
  for (const route of [BELL, UNREAD, '/api/v1/chat/unread-messages/:recipientId']) {
    const labels = `{method="GET",route="${route}",status="304"}`;
    const seconds = await counted(`ordklar_request_seconds_sum${labels}`);
    const mean = (1000 * seconds) / (await counted(`ordklar_request_seconds_count${labels}`));
    report(`alone: ${route.replace('/api/v1', '')}, within the server`, inMs(mean));
  }
}

try {
  const teacher = await clientOf(url, 'laerer');
  const { id: teacherId } = await teacher.currentUser();
  const [squad] = (await teacher.currentSquads({})).filter((one) => one.kind === 'class');
  const pages = await openPages(ours.db, PAGES, { squadId: squad.id, teacherId, secret });
  const polls = pollsOf(pages, teacherId);
  await measureAlone(polls);
  // pages are open already when the measuring begins: what comes now is recognised by its tag
  for (let at = 0; at < polls.length; at += 20) await Promise.all(polls.slice(at, at + 20).map(poll));

  const answering = pages.slice(0, ANSWERING);
  const listed = await ask(url, answering[0], '/api/v1/free-exercises/category/108001/exercises?levelId=10807');
  const { exercises } = JSON.parse(listed.text) as { exercises: { id: number }[] };
  const message = 'Godt gået. Læs min kommentar.';
  const write = async (): Promise<Answer> => {
    const started = performance.now();
    const to = pages[Math.floor(Math.random() * PAGES)];
    await teacher.sendMessage({ params: { recipientId: to.personId }, body: { message } });
    return { status: 201, tag: undefined, queries: Number.NaN, text: '', ms: performance.now() - started };
  };
  const before = { cpu: await cpu(), scans: await scansOf(ours.db) };
  const [polled, saved, written, healthz] = await Promise.all([
    repeat(polls, ({ every }) => every, poll),
    Promise.all(answering.map((page) => answerItems(page, exercises))).then((each) => each.flat()),
    repeat([teacher], () => 1, write),
    repeat(
      pages.slice(0, 10),
      () => 1,
      (page) => ask(url, page, '/healthz'),
    ),
  ]);
  const used = (await cpu()) - before.cpu;
  // the counters come in a moment late
  await sleep(2000);
  const after = await scansOf(ours.db);

  report('pages open / pupils answering', `${PAGES} / ${ANSWERING}`);
  report(
    'polls a second / saves a second',
    `${(polled.length / SECONDS).toFixed(0)} / ${(saved.length / SECONDS).toFixed(0)}`,
  );
  report('polls: median, 95 %, 99 %, slowest', spread(polled));
  report('saves: median, 95 %, 99 %, slowest', spread(saved));
  report('messages written', spread(written));
  report('/healthz', spread(healthz));
  report('99 % of polls / 99 % of /healthz', (percentile(polled, 0.99) / percentile(healthz, 0.99)).toFixed(1));
  report(
    'polls answered with 304',
    `${((100 * polled.filter(({ status }) => status === 304).length) / polled.length).toFixed(1)} %`,
  );
  report(
    'queries of a poll, session and person included',
    [...new Set(polled.map(({ queries }) => queries))].join(', '),
  );
  report(
    'whole tables looked through',
    JSON.stringify(
      Object.fromEntries(Object.entries(after).map(([name, scans]) => [name, scans - (before.scans[name] ?? 0)])),
    ),
  );
  report('of a core, the server itself', `${((100 * used) / SECONDS).toFixed(0)} %`);
} finally {
  await ours.close();
  await server.stop();
}
