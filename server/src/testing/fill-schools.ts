// Schools full of answers, beside the demo school: what results are read from.
import type { Db } from '../platform/db/index.ts';

/** Pupils of a class. */
export const A_CLASS = 30;
/** Tasks of a class in a school year so far. */
export const TASKS = 200;

/** The tables in which answers stand; none of them may be looked through for one class. */
export const ANSWER_TABLES = [
  'homework',
  'exercise_progress',
  'answer_text',
  'answer_evaluation',
  'correction',
  'test_step_result',
  'spelling_word',
];

/** A task in ten is done a second time, one in twenty is still open. */
const IS_DONE = 'homework.id % 20 > 0';
/** Marks that stand in each text, by category and type. */
const MARKS = [
  ['punctuation', 'comma-start'],
  ['punctuation', 'comma-main-clauses'],
  ['punctuation', 'comma-end'],
  ['spelling', 'capital'],
  ['spelling', 'compound-split'],
  ['spelling', 'double-consonant'],
  ['grammar', 'present-r'],
  ['grammar', 'number'],
]
  .map(([category, type], nth) => `(${nth}, '${category}', '${type}')`)
  .join();

/** What each class has: texts, a spelling test, and the rest exercises of Danish grammar. */
const tasksOfAClass = (most: number): string => `
  select id, kind, row_number() over (order by kind = 'items', id) as nth from exercise
  where owner_id is null and (product_id = 'teco' or kind = 'test' and product_id = 'grsp' or product_id = 'gram')
  order by kind = 'items', id limit ${most}`;

/**
 * New classes at a school, each of 30 pupils with 200 tasks since the school year began, answered.
 * @param teacherId who teaches all of them and has assigned the tasks.
 * @param tasks of each pupil, where it is not 200.
 * @param pupilsOf classes of an earlier call, in the same order, whose pupils these are.
 * @returns ids of the classes.
 */
export async function fillClasses(
  db: Db,
  { classes, institutionId, teacherId, year, tasks = TASKS, pupilsOf }: NewClasses,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const run = (query: string) => tx.execute<{ id: number }>(query);
    await run('set local synchronous_commit = off');
    const squads = await run(`
      insert into squad (institution_id, kind, name, grade, year, free_exercises)
      select ${institutionId}, 'class', 'Stor ' || n, 7, ${year}, true from generate_series(1, ${classes}) n returning id`);
    const ids = squads.rows.map(({ id }) => id);
    const isNew = `squad_id in (${ids.join()})`;
    await (pupilsOf ? takePupils(run, ids, pupilsOf) : makePupils(run, ids, institutionId));
    await run(`
      insert into squad_member (squad_id, user_id, role) select squad_id, id, 'student' from pupil
      union all select squad_id, ${teacherId}, 'teacher' from unnest(array[${ids.join()}]) squad_id`);
    await run(`
      insert into homework (exercise_id, student_id, squad_id, assigned_by, assigned_at, deadline)
      select task.id, pupil.id, squad_id, ${teacherId}, moment, moment + interval '7 days'
      from pupil, (${tasksOfAClass(tasks)}) task,
        lateral (select began + (least(now(), began + interval '10 months') - began) * task.nth / ${tasks + 1} as moment
                 from (select make_timestamptz(${year}, 8, 1, 0, 0, 0) as began)) given`);
    await run(`
      insert into exercise_progress
        (homework_id, attempt, completed_at, handed_in_by, time_spent, correct_answers, answer_count, grade)
      select homework.id, attempt, assigned_at + attempt * interval '1 minute', student_id, 300,
        case kind when 'free-text' then null else 4 + homework.id % 7 end,
        case kind when 'free-text' then null else 10 end, case kind when 'test' then homework.id % 11 end
      from homework join exercise on exercise.id = exercise_id,
        generate_series(1, case homework.id % 10 when 1 then 2 else 1 end) attempt
      where homework.${isNew} and ${IS_DONE}`);
    await fillTexts(run, isNew);
    await fillTests(run, isNew);
    return ids;
  });
}

type Run = (query: string) => Promise<unknown>;

interface NewClasses extends Record<'classes' | 'institutionId' | 'teacherId' | 'year', number> {
  tasks?: number;
  pupilsOf?: readonly number[];
}

async function makePupils(run: Run, squads: readonly number[], institutionId: number): Promise<void> {
  await run(`
    create temp table pupil on commit drop as
    select squad_id, nextval(pg_get_serial_sequence('users', 'id'))::int as id
    from unnest(array[${squads.join()}]) squad_id, generate_series(1, ${A_CLASS})`);
  await run(`
    insert into users (id, institution_id, username, name, public_name)
    select id, ${institutionId}, 'stor' || id, 'Elev ' || id, 'Elev ' || id from pupil`);
  await run(`insert into user_role select id, 'student' from pupil`);
}

const takePupils = (run: Run, squads: readonly number[], before: readonly number[]) =>
  run(`
    create temp table pupil on commit drop as
    select now_in.id as squad_id, user_id as id
    from unnest(array[${squads.join()}], array[${before.join()}]) as now_in (id, was_in)
    join squad_member on squad_member.squad_id = was_in and role = 'student'`);

async function fillTexts(run: Run, isNew: string): Promise<void> {
  await run(`
    create temp table written on commit drop as
    select exercise_progress.id as progress_id, nextval(pg_get_serial_sequence('answer_text', 'id'))::int as id
    from exercise_progress join homework on homework.id = homework_id join exercise on exercise.id = exercise_id
    where ${isNew} and kind = 'free-text'`);
  await run(`
    insert into answer_text
      (id, exercise_progress_id, text, word_count, language, startkomma, unchecked_ranges, notes, marking, marked_at)
    select id, progress_id, repeat('Jeg syntes at det var en god dag. ', 25), 200, 'da', 'auto', '[]', '[]', 'marked', now()
    from written`);
  await run(`
    insert into answer_evaluation (exercise_progress_id, teacher_id, evaluation, grade, grade_visible, updated_at)
    select progress_id, (select assigned_by from homework where ${isNew} limit 1), 'Godt skrevet.', '7', true, now()
    from written where id % 2 = 0`);
  await run(`
    insert into correction
      (answer_text_id, key, "offset", length, token, replacements, sentence, explanation, active, is_user, categories)
    select written.id, 'e' || nth, nth * 34, 7, 'syntes', '["syntes,"]', 'Jeg syntes at det var en god dag.', 'Sæt komma.',
      true, false, jsonb_build_array(jsonb_build_object('id', 'e' || nth || '-1', 'active', true, 'isUser', false,
        'categoryId', category, 'subcategoryId', type))
    from written, (values ${MARKS}) mark (nth, category, type) where (written.id + nth) % 3 > 0`);
}

async function fillTests(run: Run, isNew: string): Promise<void> {
  const ofTests = `exercise_progress join homework on homework.id = homework_id join exercise on exercise.id = exercise_id
    , generate_series(1, 20) n where ${isNew} and kind = 'test'`;
  await run(`
    insert into test_step_result (exercise_progress_id, step, title, correct_answers, answer_count, seconds)
    select exercise_progress.id, n, 'Del ' || n, 12, 20, 300 from ${ofTests} and n <= 3`);
  await run(`
    insert into spelling_word (exercise_progress_id, item, correct_word, answer_word, possible, errors)
    select exercise_progress.id, n, 'episode', 'episåde', '{S01,S06,S09}', case n % 3 when 0 then '{S06}' else '{}' end::text[]
    from ${ofTests}`);
}
