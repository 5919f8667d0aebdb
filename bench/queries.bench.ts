// How many SQL queries each page's calls make (the session and the person included), as the server itself counts them.
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { median, report } from './figures.ts';
import { logIn } from './session.ts';

/** Each call is timed so often, one after the other, and its median reported. */
const RUNS = 9;

const PAGES: Record<string, { as: string; calls: string[] }> = {
  'front page': { as: '', calls: ['/'] },
  'login page': { as: '', calls: ['/login'] },
  // what the frame asks for on every page is counted in the others; this is the page's own, of at most 12
  'teacher: Mit overblik': { as: 'laerer', calls: ['teacher/overview'] },
  'teacher: exercises to an error type': { as: 'laerer', calls: ['exercises/training/comma-start?squadId=1'] },
  'teacher: Opgaver': {
    as: 'laerer',
    calls: [
      'current_user',
      'current_user/squads',
      'current_user/courses',
      'courses',
      'exercises/new-labels',
      'courses/gram/overview',
      'categories?courseId=gram&levelName=7.%20klasse',
      'courses/gram/exercises?squadId=1&levelId=10807&limit=20',
      'squads/1/students',
    ],
  },
  'teacher: a search in Opgaver': {
    as: 'laerer',
    calls: ['course-groups', 'filtered/levels', 'exercises/search?q=komma&squadId=1', 'exercises/search/count?q=komma'],
  },
  'teacher: a look at an exercise': {
    as: 'laerer',
    calls: ['exercises/{exercise}', 'gram/exercises/{exercise}/average'],
  },
  'teacher: Status': {
    as: 'laerer',
    calls: ['current_user', 'current_user/squads', 'current_user/courses', 'squads/1/homework/course/teco/group/0'],
  },
  'teacher: next pupil while marking': {
    as: 'laerer',
    calls: [
      'squads/1/completed_homework/student/result/exercise/9/student/6/year/{year}',
      'homework/answers/corrections/{text}',
    ],
  },
  'pupil: Tildelte lektier': {
    as: 'elev',
    calls: ['current_user', 'homework/assigned/course/all', 'homework/completed/course/all'],
  },
  'pupil: Frie opgaver': {
    as: 'elev',
    calls: [
      'current_user',
      'current_user/squads',
      'free-exercises/courses',
      'free-exercises/course/gram/levels',
      'free-exercises/level/10807/categories',
      'free-exercises/category/108001/exercises?levelId=10807',
    ],
  },
  'pupil: a task': {
    as: 'elev',
    calls: ['homework/{open}/exercise', 'exercise/progress?exerciseId={opened}&homeworkId={open}'],
  },
};

const server = await startServer(newDataFolder());

const cookieOf = async (username: string): Promise<string> => (await logIn(server.url, username)).cookie;

const ask = async (path: string, cookie: string): Promise<{ queries: number; ms: number; body: string }> => {
  const started = performance.now();
  const answer = await fetch(`${server.url}${path.startsWith('/') ? path : `/api/v1/${path}`}`, {
    headers: { cookie },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return {
    queries: Number(/desc="(\d+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1]),
    body: await answer.text(),
    ms: performance.now() - started,
  };
};

try {
  const pupil = await cookieOf('elev');
  const teacher = await cookieOf('laerer');
  const open = JSON.parse((await ask('homework/assigned/course/all', pupil)).body) as {
    homework: { homeworkId: number; exerciseId: number }[];
  };
  const squads = JSON.parse((await ask('current_user/squads', teacher)).body) as { year: number }[];
  const year = squads[0]?.year ?? 0;
  const results = await ask(`squads/1/completed_homework/student/result/exercise/9/student/6/year/${year}`, teacher);
  const text = (JSON.parse(results.body) as { exerciseAnswerTextId: number }[])[0]?.exerciseAnswerTextId;
  const bank = await ask('courses/gram/exercises?limit=1', teacher);
  const exercise = (JSON.parse(bank.body) as { exercises: { id: number }[] }).exercises[0]?.id;
  const fill = (path: string): string =>
    path
      .replace('{exercise}', String(exercise))
      .replaceAll('{open}', String(open.homework[0]?.homeworkId))
      .replace('{opened}', String(open.homework[0]?.exerciseId))
      .replace('{year}', String(year))
      .replace('{text}', String(text));
  for (const [page, { as, calls }] of Object.entries(PAGES)) {
    const cookie = as === '' ? '' : as === 'elev' ? pupil : teacher;
    const counts: number[] = [];
    const times: number[] = [];
    for (const call of calls) {
      counts.push((await ask(fill(call), cookie)).queries);
      const again: number[] = [];
      for (let run = 0; run < RUNS; run++) again.push((await ask(fill(call), cookie)).ms);
      times.push(median(again));
    }
    const queries = counts.reduce((sum, count) => sum + count, 0);
    report(
      page,
      `${queries} queries in ${calls.length} calls (${counts.join(' + ')}), slowest call ${Math.max(...times).toFixed(1)} ms`,
    );
  }
} finally {
  await server.stop();
}
