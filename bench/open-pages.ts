// Many people with a page open each: seeded beside the demo school, and what a browser of theirs sends.
import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Db } from '../server/src/platform/db/index.ts';
import { SESSION_COOKIE } from '../server/src/platform/sessions/sessions.ts';

const A_CLASS = 25;

/** A browser in which a person is logged in. */
export interface Page {
  readonly personId: number;
  readonly cookie: string;
  /** Its connections stay open, as a browser's do. */
  readonly agent: Agent;
}

/** What came back, and after how long. */
export interface Answer {
  status: number;
  tag: string | undefined;
  queries: number;
  ms: number;
  text: string;
}

/**
 * New pupils in new classes of the school of `squadId`, all with this teacher, a year's messages and notifications, and a
 * session each: that of the teacher, who is logged in, with another's id.
 */
export async function openPages(
  db: Db,
  count: number,
  from: { squadId: number; teacherId: number; secret: string },
): Promise<Page[]> {
  const { squadId, teacherId } = from;
  await db.execute(`
    insert into squad (institution_id, kind, name, grade, year, free_exercises)
    select institution_id, 'class', 'Side ' || n, grade, year, true
    from squad, generate_series(1, ${Math.ceil(count / A_CLASS)}::int) n where id = ${squadId}`);
  const { rows } = await db.execute<{ id: number }>(`
    insert into users (institution_id, username, name, public_name)
    select institution_id, 'side' || n, 'Side ' || n, 'Side ' || n
    from squad, generate_series(1, ${count}::int) n where id = ${squadId} returning id`);
  const isNew = "users.username like 'side%'";
  const classes = `(select id, row_number() over (order by id) - 1 as nth from squad where name like 'Side %')`;
  const pupils = `(select id, (row_number() over (order by id) - 1) / ${A_CLASS} as nth from users where ${isNew})`;
  await db.execute(`insert into user_role select id, 'student' from users where ${isNew}`);
  await db.execute(`
    insert into squad_member (squad_id, user_id, role)
    select classes.id, pupils.id, 'student' from ${classes} classes join ${pupils} pupils using (nth)
    union all select id, ${teacherId}, 'teacher' from ${classes} classes`);
  await db.execute(`
    insert into session (sid, user_id, data, expires_at)
    select 'side-' || users.id, users.id, jsonb_set(data::jsonb, '{userId}', to_jsonb(users.id))::text, expires_at
    from users, (select data, expires_at from session where user_id = ${teacherId} limit 1) model where ${isNew}`);
  await seedPast(db, teacherId);
  return rows.map(({ id }) => {
    const sid = `side-${id}`;
    const signature = createHmac('sha256', from.secret).update(sid).digest('base64').replace(/=+$/, '');
    const signed = `${SESSION_COOKIE}=${encodeURIComponent(`${sid}.${signature}`)}`;
    return { personId: id, cookie: signed, agent: new Agent({ keepAlive: true }) };
  });
}

/**
 * For each: twenty messages, of which every other pupil has not read one; ten notices of tasks, one of them not read;
 * ten announcements, half of them read.
 */
async function seedPast(db: Db, teacherId: number): Promise<void> {
  const isNew = "users.username like 'side%'";
  const daysAgo = (days: number) => `now() - interval '1 day' * ${days} - interval '1 hour' * n`;
  await db.execute(`
    insert into chat_message (from_user, to_user, message, created, read_at)
    select ${teacherId}, users.id, 'Husk opgaven til i morgen.', ${daysAgo(1)}, case when n > users.id % 2 then now() end
    from users, generate_series(1, 20) n where ${isNew}`);
  await db.execute(`
    insert into homework (exercise_id, student_id, squad_id, assigned_by, assigned_at)
    select bank.id, users.id, squad_id, ${teacherId}, now() - interval '2 days'
    from users join squad_member on user_id = users.id, (select id from exercise order by id limit 10) bank where ${isNew}`);
  await db.execute(`
    insert into notification (user_id, type, about, title, text, homework_id, shown_from, read_at)
    select student_id, 1, 'task ' || homework.id, 'Ny opgave', 'Du har fået en opgave.', homework.id, assigned_at,
      case when row_number() over (partition by student_id) > 1 then now() end
    from homework join users on users.id = student_id where ${isNew}`);
  await db.execute(`
    insert into notification (audience, type, title, text, shown_from)
    select 'everyone', 8, 'Nyt i Ordklar', 'Se hvad der er nyt.', ${daysAgo(3)} from generate_series(1, 10) n`);
  await db.execute(`
    insert into notification_read select users.id, notification.id, now()
    from users, notification where ${isNew} and notification.user_id is null and notification.id % 2 = 0`);
  await db.execute('analyze');
}

/** Calls the server from a page. @param given of what changes something the token, of what was asked before its tag. */
export function ask(
  url: string,
  page: Page,
  path: string,
  given: { method?: string; token?: string; tag?: string | undefined; body?: object } = {},
): Promise<Answer> {
  const started = performance.now();
  const { method = 'GET', token, tag, body } = given;
  const headers = {
    cookie: page.cookie,
    ...(tag && { 'if-none-match': tag }),
    ...(token && { 'x-csrf-token': token }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { method, headers, agent: page.agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject).on('end', () => {
        const status = answer.statusCode ?? 0;
        if (status >= 400) return reject(new Error(`${method} ${path}: ${status} ${text}`));
        const queries = Number(/desc="(\d+)"/.exec(String(answer.headers['server-timing']))?.[1]);
        resolve({ status, tag: answer.headers.etag, queries, text, ms: performance.now() - started });
      });
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}
