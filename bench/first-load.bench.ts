// What the first visit of each main screen loads over the wire, with its headers and an empty cache, in a real browser: how
// many files, how many steps one after another, and the bytes by kind. A step is what can be asked for only when an
// earlier file has been read.
import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { demoSeed } from '@ordklar/content';
import { BROWSER_ARGS, findBrowser } from '../e2e/support/browser.ts';
import { clientOf, newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';

/** Address and who goes there; nobody for visitors. */
type Visit = [screen: string, as: string, address: string];

interface Load {
  kind: string;
  url: string;
  bytes: number;
  step: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Follows every request of a page until nothing is under way any more. */
async function follow(session: CDPSession): Promise<() => Load[]> {
  const loads = new Map<string, Load>();
  const steps = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    let from = initiator.url ?? '';
    for (let stack = initiator.stack; stack; stack = stack.parent)
      for (const { url } of stack.callFrames)
        if (from === '' || (steps.get(url) ?? 0) > (steps.get(from) ?? 0)) from = url;
    const step = (steps.get(from) ?? 0) + 1;
    steps.set(request.url, step);
    loads.set(requestId, { kind: type ?? 'Other', url: request.url, bytes: 0, step });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  return () => [...loads.values()];
}

async function visit(context: BrowserContext, [screen, , address]: Visit): Promise<void> {
  const page = await context.newPage();
  const loads = await follow(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = loads();
  const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const sum = (some: Load[]) => some.reduce((bytes, load) => bytes + load.bytes, 0);
  const code = of('Script', 'Stylesheet');
  if (process.env.FILES) for (const load of all) console.log(load.step, load.kind, load.bytes, load.url);
  report(
    screen,
    `${kilobytes(sum(code)).padStart(8)} in ${String(code.length).padStart(3)} files, ${Math.max(...code.map(({ step }) => step))} steps: ` +
      `script ${kilobytes(sum(of('Script')))}, style ${kilobytes(sum(of('Stylesheet')))}; ` +
      `document ${kilobytes(sum(of('Document')))}, fonts ${kilobytes(sum(of('Font')))}, ` +
      `data ${kilobytes(sum(of('Fetch', 'XHR')))} in ${of('Fetch', 'XHR').length} calls`,
  );
  await page.close();
}

const server = await startServer(newDataFolder());
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS });
try {
  const pupil = await clientOf(server.url, 'elev');
  const { homework } = await pupil.assignedHomework({ params: { id: 'all' }, query: { limit: 50 } });
  const teacher = await clientOf(server.url, 'laerer');
  const [spelling] = (await teacher.courseExercises({ params: { id: 'grsp' }, query: { limit: 1 } })).exercises;
  const studentIds = [(await pupil.currentUser()).id];
  const { homeworkIds } = await teacher.assignHomework({
    body: { exerciseIds: [spelling.id], studentIds, squadId: 1, deadline: null },
  });
  const addressOf = (kind: string): string => {
    const task = homework.find((one) => one.kind === kind);
    if (!task) throw new Error(`the demo school gives its pupil no task of the kind ${kind}`);
    return `/exercise/page/${task.exerciseId}/1?homeworkId=${task.homeworkId}`;
  };
  const visits: Visit[] = [
    ['visitor: front page', '', '/'],
    ['visitor: login', '', '/login'],
    ['pupil: an exercise', 'elev', addressOf('items')],
    ['pupil: a test', 'elev', `/exercise/page/${spelling.id}/1?homeworkId=${homeworkIds[0]}`],
    ['pupil: a text', 'elev', addressOf('free-text')],
    ['pupil: Lektier', 'elev', '/lektier'],
    ['pupil: Frie opgaver', 'elev', '/frie-opgaver'],
    ['pupil: Resultater', 'elev', '/resultater'],
    ['teacher: Opgaver', 'laerer', '/opgaver'],
    ['teacher: Status', 'laerer', '/status'],
  ];
  for (const one of visits) {
    const context = await browser.newContext({ baseURL: server.url });
    if (one[1] !== '') {
      const { token } = (await (await context.request.get('/api/v1/auth/csrf')).json()) as { token: string };
      const data = { username: one[1], password: demoSeed.password };
      await context.request.post('/api/v1/auth/login', { headers: { 'x-csrf-token': token }, data });
    }
    await visit(context, one);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
